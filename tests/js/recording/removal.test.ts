/** What is written is removed on a record screen: its session says what would follow, and asks where something stops it. */

import { beforeEach, expect, test } from "vitest";
import { Screen } from "./record-screen.ts";

let screen: Screen;
/** The seat of Cy, with whom the round after it was played. */
let joined: string;
let round: string;

beforeEach(async () => {
  screen = await new Screen().open();
  await screen.store.write(screen.game, [{ type: "join", seat: { name: "Cy" } }]);
  joined = screen.log.at(-1)?.id ?? "";
  await screen.open();
  round = await screen.write(4, 7, 1);
  await screen.open();
});

const draft = () => screen.store.drafts.get(screen.game, `remove:${joined}`);

test("what nothing rests on is removed at once", async () => {
  await screen.session.removal.remove([round]);
  expect(screen.log.at(-1)).toMatchObject({ type: "amend", changes: [{ of: round, entry: null }] });
  expect(screen.session.making).toBeNull();
});

test("what something rests on is removed only once that is mended, and can be kept", async () => {
  const { removal } = screen.session;
  await removal.remove([joined]);
  expect(screen.session.making?.consequences?.stopped?.id).toBe(round);
  await removal.write();
  expect(screen.log).toHaveLength(2);
  removal.cancel();
  expect([screen.session.making, draft()]).toEqual([null, null]);
});

test("two taps remove it once", async () => {
  const { removal } = screen.session;
  await Promise.all([removal.remove([round]), removal.remove([round])]);
  expect(screen.log.filter(({ type }) => type === "amend")).toHaveLength(1);
});

test("a removal goes before the correction in the recorder, and that is back once it is kept", async () => {
  await screen.open({ of: round });
  expect(screen.session.making).toBe(screen.session.correction);
  await screen.session.removal.remove([joined]);
  expect(screen.session.making?.place).toBe(`remove:${joined}`);
  screen.session.removal.cancel();
  expect(screen.session.making).toBe(screen.session.correction);
});

test("a removal is given up with its screen, also one whose consequences come later", async () => {
  await screen.session.removal.remove([joined]);
  screen.session.leave();
  expect(draft()).toBeNull();
  await screen.open();
  const removing = screen.session.removal.remove([joined]);
  screen.session.leave();
  await removing;
  expect(draft()).toBeNull();
});

test("a removal for which an entry is mended is gone on with afterwards", async () => {
  await screen.session.removal.remove([joined]);
  screen.session.leave(`remove:${joined}`);
  await screen.open();
  await screen.session.removal.resume([joined]);
  expect(screen.session.making?.consequences?.stopped?.id).toBe(round);
});
