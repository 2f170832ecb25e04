"""Tabletop games: their rules, bots that play them, and a laboratory to study them."""

__version__ = "0.2.0"
