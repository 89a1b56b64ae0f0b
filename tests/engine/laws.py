"""What holds on every sheet, whatever was played."""


def broken_laws(setup: dict, sheet: dict) -> list[str]:
    """Return the laws this sheet breaks, each as a sentence; none on a sound sheet."""
    result = _broken_lines(sheet) + _broken_entries(sheet) + _broken_numbers(sheet)
    result += _broken_running_totals(setup, sheet)
    result += _broken_ranks(setup, sheet)
    return result + _broken_end(setup, sheet)


def floored(setup: dict) -> bool:
    """Whether a total never falls below nothing in this game."""
    return setup["game"] == "animanize" and setup["options"]["floor_at_zero"]


def _cells(sheet: dict):
    """Every player's part of every round: (round position, seat, part)."""
    for position, row in enumerate(sheet["rounds"]):
        for seat, part in enumerate(row["players"]):
            if part is not None:
                yield position, seat, part


def _broken_lines(sheet: dict) -> list[str]:
    """Lines add up to the points."""
    return [
        f"round {position + 1}, seat {seat}: lines make {total}, points are {part['points']}"
        for position, seat, part in _cells(sheet)
        if (total := sum(line["points"] for line in part["lines"])) != part["points"]
    ]


def _broken_entries(sheet: dict) -> list[str]:
    """Every round names the entries it is made of, and no entry makes two."""
    results = []
    named = set()
    for position, row in enumerate(sheet["rounds"]):
        entries = row["entries"]
        if not entries or not all(isinstance(name, str) for name in entries):
            results.append(f"round {position + 1} is made of {entries}")
        elif named & set(entries):
            results.append(f"round {position + 1} has entries of another: {entries}")
        else:
            named |= set(entries)
    return results


def _broken_numbers(sheet: dict) -> list[str]:
    """Return what is wrong with the numbers of rounds: one after the other, an open one last."""
    rounds = [row for row in sheet["rounds"] if row["no"] is not None]
    numbers, are_open = [row["no"] for row in rounds], [row["open"] for row in rounds]
    results = []
    if numbers != list(range(1, len(rounds) + 1)):
        results.append(f"rounds are numbered {numbers}")
    if True in are_open[:-1] or any(row["open"] for row in sheet["rounds"] if row["no"] is None):
        results.append("an open round is not the last one")
    return results


def _broken_running_totals(setup: dict, sheet: dict) -> list[str]:
    """Every total is the sum so far, never below nothing where the game has a floor."""
    results = []
    running = [0] * len(setup["seats"])
    counted = [0] * len(setup["seats"])
    for position, seat, part in _cells(sheet):
        running[seat] += part["points"]
        if floored(setup):
            running[seat] = max(0, running[seat])
        if part["total"] != running[seat]:
            results.append(
                f"round {position + 1}, seat {seat}: total {part['total']}, sum {running[seat]}"
            )
        if not sheet["rounds"][position]["open"] or setup["game"] == "greta":
            counted[seat] = running[seat]
    if sheet["totals"] != counted:
        results.append(f"totals {sheet['totals']}, sums of the rounds {counted}")
    return results


def _broken_ranks(setup: dict, sheet: dict) -> list[str]:
    """Ranks are those of what decides: the totals, and what a game or a house rule puts first."""
    if len(sheet["ranks"]) != len(setup["seats"]):
        return [f"{len(sheet['ranks'])} ranks for {len(setup['seats'])} seats"]
    keys = list(zip(setup["playing"], _decides(setup, sheet), strict=True))
    expected = [1 + sum(other > key for other in keys) for key in keys]
    if sheet["ranks"] != expected:
        return [f"ranks {sheet['ranks']} of totals {sheet['totals']}, not {expected}"]
    return []


def _decides(setup: dict, sheet: dict) -> list:
    """By seat what is compared, the higher the better."""
    game, options, totals = setup["game"], setup["options"], sheet["totals"]
    if options.get("series") == "games":
        return sheet["table"]["won"]
    pad = setup.get("pad", {}) if game == "pad" else {}
    if {"tally": options, "pad": pad}.get(game, {}).get("wins") == "low":
        totals = [-total for total in totals]
    if pad.get("out") is not None:
        return list(zip(_last_played(setup, sheet), totals, strict=True))
    if pad.get("rows") and pad.get("tie"):
        row = next(row for row in sheet["table"]["rows"] if row["id"] == pad["tie"])
        figures = [int(value or 0) for value in row.get("values", row["points"])]
        return list(zip(totals, figures, strict=True))
    if game == "agame" and sheet["over"]:
        return list(zip(totals, _last_points(sheet), strict=True))
    return totals


def _last_played(setup: dict, sheet: dict) -> list[int]:
    """By seat the last round in which who is out has played; nought for who plays, or went home."""
    last = [0] * len(sheet["totals"])
    for seat, is_out in enumerate(sheet["table"]["out"]):
        if is_out and not setup["playing"][seat]:
            last[seat] = max(
                row["no"] for row in sheet["rounds"] if row["no"] and row["players"][seat]["lines"]
            )
    return last


def _last_points(sheet: dict) -> list[int]:
    """By seat the points of the last closed round."""
    for row in reversed(sheet["rounds"]):
        if row["no"] is not None and not row["open"]:
            return [part["points"] for part in row["players"]]
    return [0] * len(sheet["totals"])


def _broken_end(setup: dict, sheet: dict) -> list[str]:
    """Over, reason and winners go together; winners rank first and still play."""
    results = []
    if sheet["over"] != (sheet["reason"] is not None):
        results.append(f"over {sheet['over']} with reason {sheet['reason']}")
    if not sheet["over"] and sheet["winners"]:
        results.append("winners before the end")
    first = [seat for seat, rank in enumerate(sheet["ranks"]) if rank == 1]
    if sheet["over"] and sheet["winners"] != first:
        results.append(f"{sheet['winners']} win, {first} rank first")
    for seat in sheet["winners"]:
        if not setup["playing"][seat]:
            results.append(f"seat {seat} wins and does not play")
    if sheet["over"] and any(setup["playing"]) and not sheet["winners"]:
        results.append("over without a winner")
    return results
