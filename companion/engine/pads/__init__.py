"""What a pad is made of: so far its formulas (`docs/pads.md`)."""
