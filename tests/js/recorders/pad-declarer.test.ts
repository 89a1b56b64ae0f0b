/** A round by a pad that asks its declarer alone: who that is, and what follows by itself. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  openField,
  type PadDraft,
  withFigure,
  withPick,
} from "../../../static/js/page/recorders/pad/round.ts";
import { withWho } from "../../../static/js/page/recorders/pad/who.ts";
import { kind } from "../../../static/js/page/recorders/pad.ts";
import { playerOf } from "../../../static/js/page/recorders/recorder.ts";
import type { Choices, Pad, Setup, Sheet } from "../../../static/js/types.ts";

const pad: Pad = JSON.parse(readFileSync("companion/pads/skat.json", "utf8"));
const seats = ["Ada", "Ben", "Cy"].map((name) => ({ name }));
const SKAT: Setup & { pad: Pad } = { game: "pad", pad, seats, options: {}, playing: [true, true, true] };

const opened = (setup: Setup): PadDraft => kind.newDraft(setup, {} as Sheet, "counts");
const place = (draft: PadDraft, { pad }: { pad: Pad }) => [draft.seat, openField(pad, draft).id];

test("what was filled in of the wrong one goes with whom it is said of instead", () => {
  const [declarer, game, times] = SKAT.pad.fields;
  if (!declarer || !game || !times) throw new Error("Skat without its fields");
  const tap = (draft: PadDraft, seat: number) =>
    withWho({ setup: SKAT, draft, choices: null, onDraft: () => {} }, declarer, seat);
  const ada = withPick(SKAT, tap(opened(SKAT), 0), game, "clubs");
  const cy = tap(ada, 2);
  expect(cy.entry.players).toEqual([
    { declarer: false },
    { declarer: false },
    { declarer: true, game: "clubs", times: null, won: false },
  ]);
  expect(place(cy, SKAT)).toEqual([2, "times"]);
  expect(place(tap(withFigure(SKAT.pad, cy, times, 4), 1), SKAT)).toEqual([1, "game"]);
});

test("whoever is known by points keeps them where the declarer is tapped there", () => {
  const [declarer, game] = SKAT.pad.fields;
  if (!declarer || !game) throw new Error("Skat without its fields");
  const tap = (draft: PadDraft, seat: number) =>
    withWho({ setup: SKAT, draft, choices: null, onDraft: () => {} }, declarer, seat);
  const ada = withPick(SKAT, tap(opened(SKAT), 0), game, "clubs");
  const players = (ada.entry.players as unknown[]).with(1, { points: 48 });
  expect(playerOf(tap({ ...ada, entry: { ...ada.entry, players } }, 1), 1)).toEqual({ points: 48 });
});

test("a number that can be one only is filled in, and asked for again where that no longer holds", () => {
  const [declarer, game] = SKAT.pad.fields;
  if (!declarer || !game) throw new Error("Skat without its fields");
  const answer = (least: number, most: number) =>
    ({ taps: { bounds: [{ times: [least, most] }, { times: [0, 0] }, {}] } }) as unknown as Choices;
  const draft = withFigure(SKAT.pad, opened(SKAT), declarer, true);
  const played = withPick(SKAT, draft, game, "null");
  const fill = (choices: Choices, of: PadDraft) => kind.fillIn?.(of, choices, SKAT);
  expect([fill(answer(1, 1), opened(SKAT)), fill(answer(2, 30), played)]).toEqual([null, null]);
  const filled = fill(answer(1, 1), played) as PadDraft;
  expect(playerOf(filled, 0)).toMatchObject({ game: "null", times: 1 });
  expect(fill(answer(1, 1), filled)).toBe(null);
  const clubs = withPick(SKAT, filled, game, "clubs", answer(1, 1));
  expect([playerOf(clubs, 0)?.times, place(clubs, SKAT)]).toEqual([null, [0, "times"]]);
});
