"""What breaks under a server: its process, its disk, its database's lock and log."""
