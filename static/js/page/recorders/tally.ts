import { html, type TemplateResult } from "lit";
import type { Choices, Draft, Entry, Setup, Sheet } from "../../types.ts";
import { t } from "../messages.ts";
import { LightElement } from "../parts/light-element.ts";
import "./points-pad.ts";
import { playingSeats } from "../log/draft.ts";
import { playerOf, type Recorder, type RecorderKind, seatsDone } from "./recorder.ts";
import "./tally/peg-board.ts";

/** The recorder for any other game: points by keypad, or pegs for two. */
class TallyRecorder extends LightElement implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    original: { attribute: false },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: Draft;
  declare choices: Choices | null;
  declare isCorrecting: boolean;
  declare original: Entry | null;

  protected override render(): TemplateResult {
    const { setup, sheet, draft, choices } = this;
    return draft.depth === "counts"
      ? html`<peg-board .setup=${setup} .totals=${totalsBefore(choices) ?? sheet.totals} .draft=${draft}></peg-board>`
      : html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></points-pad>`;
  }
}

/** Return by seat the total without this round; null before the engine has answered. */
function totalsBefore(choices: Choices | null): number[] | null {
  return choices?.players.map(({ before = 0 }) => before) ?? null;
}

customElements.define("tally-recorder", TallyRecorder);

export const kind: RecorderKind = {
  tag: "tally-recorder",
  isPerPlayer: true,
  sharedFields: [],
  depths: (setup) => (playingSeats(setup).length === 2 ? ["points", "counts"] : ["points"]),
  depthName: (depth) => t(depth === "counts" ? "tally.pegs" : "tally.digits"),

  newDraft: (setup, _sheet, depth) => ({
    entry: { type: "round", players: setup.seats.map(() => null) },
    seat: playingSeats(setup)[0] ?? 0,
    depth,
  }),

  draftOf: (entry, setup) => ({ entry, seat: playingSeats(setup)[0] ?? 0, depth: "points" }),

  title: (no) => t("round.tally", { no }),

  status: (draft, choices, setup) => seatsDone(setup, choices, (seat) => Boolean(playerOf(draft, seat))),

  /** Both depths hold points: only the keys differ. */
  changeDepth: (draft, depth) => ({ ...draft, depth }),

  /** With pegs, a player without one gets 0 points. */
  completeSeat: (draft, setup) => (draft.depth === "counts" ? fillZeros(draft, setup) : draft),

  depthOf: (draft) => draft.depth,
};

function fillZeros(draft: Draft, setup: Setup): Draft {
  const players = setup.seats.map((_, seat) =>
    setup.playing[seat] ? (playerOf(draft, seat) ?? { points: 0 }) : null,
  );
  return { ...draft, entry: { ...draft.entry, players } };
}
