"""What comes into a scorebook from a file: looked at first, then all of it or nothing."""
