"""The database: which one, its transactions, and how commits are gathered."""
