import type { Bar, Choices, Draft, Path, Setup } from "../../../types.ts";
import { playingSeats } from "../../log/draft.ts";
import { t, tn } from "../../messages.ts";
import { isWrong, type RecorderKind, type SideKey } from "../recorder.ts";
import { changeDepth, emptyField, FIELDS } from "./counts.ts";
import * as game from "./game.ts";

/** What the record screen knows about lynX. */
export const kind: RecorderKind = {
  tag: "lynx-recorder",
  isPerPlayer: true,
  sharedFields: ["finisher"],
  depths: () => ["cards", "counts", "points"],

  newDraft: (setup, _sheet, depth) => ({
    entry: { type: "round", players: setup.seats.map(() => null) },
    seat: playingSeats(setup)[0] ?? 0,
    depth,
  }),

  draftOf: (entry, setup) => {
    const draft = { entry, seat: playingSeats(setup)[0] ?? 0, depth: "cards" as const };
    return { ...draft, depth: game.depthOf(draft, draft.seat) ?? draft.depth };
  },

  title: (no) => t("round.lynx", { no }),

  status,

  changeDepth: (draft, depth) => changeDepth(draft, depth),
  depthOf: game.depthOf,
  completeSeat: (draft, setup) => game.completeSeat(draft, setup),
  begunOf,
  missingText,
  moveCursor: (draft, at) => (at.at(-1) === "melds" ? draft : moveCursor(game.withoutOpen(draft), at)),
  field,
};

/** Return the number of melds, "7 melds", where all that is known is cards; else for how many players all is known. */
function status(draft: Draft, choices: Choices | null, setup: Setup): string {
  const seats = playingSeats(setup);
  const melds = seats.flatMap((seat) => game.meldsOf(draft, seat)).length;
  const isAllCards = seats.every((seat) => (game.depthOf(draft, seat) ?? "cards") === "cards");
  if (melds && isAllCards) return tn("lynx.status.melds", melds);
  const doneSeats = game.doneSeats(draft);
  const known = seats.filter((seat) => doneSeats[seat] && !isWrong(choices, seat)).length;
  return known ? t("lynx.status.known", { known, all: seats.length }) : "";
}

/** Return what waits for a tap: a meld's second one, who went out, or, by counts, the first empty field of the seat. */
function begunOf(draft: game.GameDraft, setup: Setup): (Bar & { at: Path }) | null {
  const { seat } = draft;
  if (draft.asking) return missing(["finisher"]);
  const half = begunMeld(draft, setup);
  if (half) return half;
  const isByCounts = (game.depthOf(draft, seat) ?? draft.depth) === "counts" && setup.playing[seat];
  const empty = isByCounts ? emptyField(draft) : null;
  return empty && missing(["players", seat, empty.of, empty.what]);
}

/** Return the meld that is only begun, of the seat on the screen before any other's. */
function begunMeld(draft: game.GameDraft, setup: Setup): (Bar & { at: Path }) | null {
  for (const seat of [draft.seat, ...playingSeats(setup)]) {
    const rank = game.begunRank(draft, seat);
    if (rank) return { code: "lynx.meld_begun", params: { rank }, at: ["players", seat, "melds"] };
  }
  return null;
}

function missing(at: Path): Bar & { at: Path } {
  return { code: "draft.missing", params: {}, at };
}

/** Ask for a field of the seat on the screen; everything else is asked for in the common words. */
function missingText({ code, at }: Bar & { at: Path }, draft: game.GameDraft): string | null {
  const [, seat, of, what] = at;
  const isField = code === "draft.missing" && seat === draft.seat && (of === "melded" || of === "held");
  if (!isField || draft.depth !== "counts") return null;
  return t(`lynx.asked.${of}.${what === "faces" ? "faces" : "cards"}`);
}

/** Return what is being filled in: who went out, the hand, or the melds. */
function field(draft: game.GameDraft): string | null {
  if (draft.asking) return "finisher";
  if (draft.depth !== "cards") return null;
  return game.wantedOf(draft) ? "hand" : "melds";
}

/**
 * Open what a problem names: the question who went out, a meld, a part of the hand, or a field of the
 * counts.
 */
function moveCursor(draft: game.GameDraft, at: Path): game.GameDraft {
  const { seat } = draft;
  const [root, , of, what] = at;
  if (root === "finisher") return { ...draft, asking: true };
  if (of === "melds" && typeof what === "number") return { ...draft, open: { seat, meld: what } };
  if (of === "hand") return { ...draft, open: { seat, wanted: String(what ?? "hand") } };
  const field = FIELDS.find((one) => one.of === of && one.what === (what === "faces" ? "faces" : "cards"));
  return field ? { ...draft, open: { seat, field, text: "" } } : draft;
}

/** Return the key "Went out", pressed for the one player who did; it stands beside the hand, not beside the main button. */
export function outKey(draft: game.GameDraft): SideKey {
  const isOut = game.finisherOf(draft) === draft.seat;
  const after = isOut ? game.withoutFinisher(draft) : game.withFinisher(draft, draft.seat);
  return { label: t("lynx.went_out"), isPressed: isOut, draft: after };
}
