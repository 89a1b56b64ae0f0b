"""People: who has played in a scorebook, by whatever name they sat down."""
