"""History: every game of a scorebook, and those thrown away while they can be brought back."""
