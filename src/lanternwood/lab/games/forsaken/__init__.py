"""The lab's studies of Forsaken."""
