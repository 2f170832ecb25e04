"""What each game can have printed, in a folder of the game's name with a PRESS in it."""
