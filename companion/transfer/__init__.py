"""Export and import of scorebooks as files, and the page of a scorebook."""
