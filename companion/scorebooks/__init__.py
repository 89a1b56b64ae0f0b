"""Scorebooks: the players and games of a group, and which device may do what with them."""
