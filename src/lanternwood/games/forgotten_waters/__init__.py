"""Forgotten Waters: a voyage through a book of pages, under a captain with a secret. See RULES.md.

Its content is here, read and checked; its rules are still to come, so there is no GAME yet.
"""
