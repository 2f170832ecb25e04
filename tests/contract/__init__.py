"""The laws that every game obeys, whatever is chosen."""
