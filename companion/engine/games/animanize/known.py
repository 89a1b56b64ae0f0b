"""What only the cards tell about a game of Animanize: brawls and eliminations."""

from ... import table


def counts(state: dict) -> list:
    """By seat: `rounds` known by tricks and animals, and in how many a brawl or an elimination."""
    found = [{"rounds": 0, "brawls": 0, "eliminations": 0} for _ in state["seats"]]
    for played in table.unrolled(state["rows"]):
        for seat in range(len(found)):
            lines = [line["what"] for line in played["players"][seat]["lines"]]
            if played["no"] is None or "points" in lines:
                continue
            found[seat]["rounds"] += 1
            found[seat]["brawls"] += 1 if "brawl" in lines else 0
            found[seat]["eliminations"] += 1 if "eliminated" in lines else 0
    return found
