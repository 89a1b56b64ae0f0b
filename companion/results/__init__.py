"""Results: what each game has come to, and what that makes of the people who played it."""
