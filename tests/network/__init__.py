"""The network between phones and server, as it really is."""
