import { html, type TemplateResult } from "lit";
import type { Round, Setup, Sheet } from "../../../types.ts";
import type { Picture } from "../../rulebook/book.ts";
import "../sheet/board.ts";

type BoardPicture = Extract<Picture, { kind: "board" }>;

/** Render the board of a tally as the sheet shows it, inert. */
export function boardPicture(board: BoardPicture): TemplateResult {
  return html`<score-board inert .setup=${setupOf(board)} .sheet=${sheetOf(board)} .unfolded=${null}
    .isRanked=${false}></score-board>`;
}

function setupOf({ seats }: BoardPicture): Setup {
  return {
    game: "tally",
    seats: seats.map((name) => ({ name })),
    options: {},
    playing: seats.map(() => true),
  };
}

function sheetOf({ seats, target, rounds, ranks }: BoardPicture): Sheet {
  const totals = seats.map((_, seat) => totalOf(rounds, seat));
  const lines = rounds.map((points, row): Round => {
    const players = points.map((got, seat) => ({
      points: got,
      total: totalOf(rounds.slice(0, row + 1), seat),
      lines: [{ what: "points", points: got }],
    }));
    return { no: row + 1, open: false, entries: [], players };
  });
  const winners = [...ranks.keys()].filter((seat) => ranks[seat] === 1);
  const over = { over: true, reason: "target" as const, winners };
  return { game: "tally", target, rounds: lines, totals, ranks, ...over, next: {}, table: {}, warnings: [] };
}

function totalOf(rounds: number[][], seat: number): number {
  return rounds.reduce((sum, points) => sum + (points[seat] ?? 0), 0);
}
