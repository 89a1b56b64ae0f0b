"""The devices at the table of a game: whose they are, what they may do, sending one away."""
