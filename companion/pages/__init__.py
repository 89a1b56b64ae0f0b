"""Pages: the shell the phone draws everything into, and health."""
