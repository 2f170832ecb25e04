"""Taking the port, before anything else is begun."""

import socket


class PortTaken(Exception):
    """The address cannot be listened on; says why."""


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise PortTaken((error.strerror or str(error)).lower()) from None
    return listening
