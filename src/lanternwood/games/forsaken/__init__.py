"""Forsaken: a duel of decks over three Kingdoms."""
