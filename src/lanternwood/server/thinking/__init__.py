"""Bots that think for long do so in processes of their own, so that no table waits for another's bots."""
