"""What goes over the wire, typed once: the client's types are generated from these models."""

PROTOCOL = 1
"""Raised when a client of the version before could no longer follow."""
