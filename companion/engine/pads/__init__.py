"""What a pad is made of: its formulas, and how one is declared (`docs/pads.md`)."""
