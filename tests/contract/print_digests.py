"""Plays one match at every table and prints what became of it, for comparison with other processes."""

from hashlib import sha256

from contract.laws import trace
from contract.play import Chooser, moments
from contract.tables import SETTINGS, Setting
from lanternwood.kernel.match import to_json


def digest(setting: Setting) -> str:
    match, whole = setting.match(7), sha256()
    for _ in moments(match, Chooser(7)):
        whole.update(trace(match).encode())
    whole.update(to_json([match.log, match.heard]))
    return whole.hexdigest()


if __name__ == "__main__":
    for setting in SETTINGS:
        print(setting, digest(setting))
