"""Games at the table: starting one, finding it again."""
