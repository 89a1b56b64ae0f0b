"""People: who has played in a scorebook, what of, and what is known of them."""
