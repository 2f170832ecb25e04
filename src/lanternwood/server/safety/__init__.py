"""Keeping the tables safe from the outside: how often, from where, how large, and what browsers are told."""
