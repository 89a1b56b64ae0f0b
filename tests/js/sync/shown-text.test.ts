/** How long a game may be that goes as a film: as long as an engine takes it. */

import { expect, test } from "vitest";
import { newId } from "../../../static/js/page/log/records.ts";
import { FilmReader, filmOf } from "../../../static/js/page/sync/frames.ts";
import { withOrigins } from "../../../static/js/page/sync/meeting.ts";
import { parseShown, textOf } from "../../../static/js/page/sync/shown-text.ts";
import { tableOf } from "../engine.ts";
import { randomOf } from "../random.ts";

const NAMES = ["Maximiliane", "Ben", "Cy", "Dörte", "Élodie", "Fatima", "Konstantin", "Heidi"];

/** A tally of eight that no server has seen, as its phone shows it. */
function evening(rounds: number): string {
  const chance = randomOf(rounds);
  const seats = NAMES.map((name) => ({ name }));
  const { record } = tableOf({ format: "companion/1", game: "tally", seats, options: {}, log: [] });
  const log = Array.from({ length: rounds }, (_, place) => {
    const at = new Date(1_800_000_000_000 + place * 90_000).toISOString();
    const players = seats.map(() => ({ points: chance(60) - 10 }));
    const entry = { at, by: NAMES[chance(8)], type: "round", players, id: newId() };
    const origin = { phone: "a-phone", rank: place + 1, seen: { "a-phone": place }, base: 0 };
    const made = { step: { round: place + 1, step: 0 }, changes: [] };
    return { game: "g", place, entry, origin, made, seq: null, stamp: null, held: null, refused: null };
  });
  return textOf({ record, log }, "Ben");
}

test.each([
  [200, 20],
  [5_000, 432],
])("%i rounds of eight players are no more than %i frames", async (rounds, most) => {
  const text = evening(rounds);
  const { frames } = await filmOf(text);
  expect(frames.length).toBeLessThanOrEqual(most);
  const film = new FilmReader();
  for (const frame of frames) film.take(frame);
  const read = await film.text();
  expect(read).toBe(text);
  expect(parseShown(read ?? "")?.entries).toHaveLength(rounds);
});

test("what another phone wrote is shown when a restored server has lost it", () => {
  const { record } = tableOf({
    format: "companion/1",
    game: "tally",
    seats: [{ name: "Ada" }, { name: "Ben" }],
    options: {},
    log: [],
  });
  const entry = { id: newId(), type: "round", at: "2026-11-22T19:00:00Z", players: [] };
  const lost = { game: "g", place: 0, entry, seq: null, made: null, stamp: null, held: null, refused: null };
  const read = parseShown(textOf(withOrigins({ record, log: [lost] }), "Ben"));
  expect(read?.entries.map(({ made, origin }) => [made?.changes, origin?.rank])).toEqual([[[], 1]]);
});
