"""Who is told of what happens in a game: messages between workers, and open streams."""
