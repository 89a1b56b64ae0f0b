"""History: every game of a scorebook, those thrown away too for as long as they can come back."""
