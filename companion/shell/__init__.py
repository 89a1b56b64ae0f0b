"""The page into which the phone draws, and how phones keep it."""
