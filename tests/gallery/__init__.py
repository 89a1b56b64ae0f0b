"""Every screen × theme × language × width as a picture, for looking at: `make gallery`."""
