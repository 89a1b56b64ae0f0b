"""SQLite, newer than the interpreter's own."""
