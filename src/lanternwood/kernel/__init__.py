"""The rules kernel: a choice goes in, announcements and a new state come out.

Pure: no clock, no input or output, no global randomness. It names no game.
"""
