"""Backups, checks, and the way from one database into another."""
