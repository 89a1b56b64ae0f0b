"""Game files for tables of random players."""

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve")


def file_of(game: str, marks: list, options: dict) -> dict:
    """Return a game file with an empty log.

    `marks` are the seats' colours, None for a seat without.
    """
    seats = [
        {"name": name, "color": color} if color else {"name": name}
        for name, color in zip(NAMES, marks, strict=False)
    ]
    return {"format": "companion/1", "game": game, "seats": seats, "options": options, "log": []}
