"""What the lab has for single games: statistics, features for learning, sides, studies of a game's balance and bots.

All of it is found by the game's name; a game without a folder here is counted and encoded plainly.
"""
