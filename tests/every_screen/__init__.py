"""Every screen of the gallery, for every hand and eye."""
