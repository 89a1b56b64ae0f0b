"""The rules: golden files, laws, and both interpreters side by side."""
