"""A table in bad weather: real phones, a real server, and everything that can go wrong between.

    python -m tests.simulator                          (`make chaos`) 100,000 entries, new seeds
    python -m tests.simulator --seed 7 --entries 1000  one of its evenings once more
    python -m tests.simulator --cellar                 without a server for a part of each evening
    python -m tests.simulator --together               every round filled in on several phones

The phones are pages of a real browser that run the app itself. Between each phone and the server
stands a `FaultProxy`; the server is killed and started again; the phones' storage fails, their
clocks are wrong, their tabs die. What follows from the seed is what is done and when; how far a
phone had come at that moment is the machine's affair, as it is at a table.
"""
