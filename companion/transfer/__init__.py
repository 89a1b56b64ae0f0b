"""A scorebook as a file: out, and in."""
