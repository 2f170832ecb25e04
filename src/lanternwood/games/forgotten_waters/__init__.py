"""Forgotten Waters: a voyage through a book of pages, under a captain with a secret. See RULES.md.

Its content is here, read and checked, and so are its rules (game.py). Screens and bots are still to come; until then
there is no GAME.
"""
