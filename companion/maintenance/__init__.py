"""What whoever runs a server does to it: back up, look after, copy."""
