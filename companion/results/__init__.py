"""Results of games, and the statistics of the people who played them."""
