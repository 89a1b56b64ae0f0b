"""Every figure the project claims, each beside its target and its floor.

    make bench                          all of them, a table, and benchmarks/results.json
    python -m benchmarks engine search  some of them

A benchmark is a module with a function `figures()`. It measures; it never fails.
"""
