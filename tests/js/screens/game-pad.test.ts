import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import "../local/one-phone.ts";
import { CorrectionSession } from "../../../static/js/page/recording/correction-session.ts";
import { beginGame } from "../../../static/js/page/screens/new-game/begin-game.ts";
import { setPlain } from "../../../static/js/page/screens/pad-maker/edits.ts";
import { type GamePad, openGamePad } from "../../../static/js/page/screens/pad-maker/game-pad.ts";
import { doStep, undoStep } from "../../../static/js/page/screens/pad-maker/history.ts";
import { SETUP_PLACE } from "../../../static/js/page/screens/settings/edits.ts";
import { Store } from "../../../static/js/page/store.ts";
import type { Pad } from "../../../static/js/types.ts";

const WIZARD: Pad = JSON.parse(readFileSync("companion/pads/wizard.json", "utf8"));
const LOW = setPlain(WIZARD, "wins", "low");
const SHORT = setPlain(WIZARD, "rounds", 3);

let store: Store;
let game: string;

beforeEach(async () => {
  store = new Store();
  const seats = ["Ada", "Ben", "Cy"].map((name) => ({ name }));
  game = (await beginGame(store, { game: "pad", pad: WIZARD, seats, options: {} })) ?? "";
});

async function open(): Promise<GamePad> {
  const opened = await openGamePad(store, game);
  if (!opened) throw new Error("no such game");
  return opened;
}

/** Take a step on the pad of the game, and keep it on the phone. */
async function edit(opened: GamePad, pad: Pad) {
  const history = doStep(opened.history(), pad);
  await opened.save(history);
  return history;
}

/** Write a correction of the pad down, as any phone may. */
async function correct(pad: Pad): Promise<void> {
  await store.write(game, [{ type: "amend", changes: [{ of: "setup", entry: { pad } }] }], SETUP_PLACE);
}

test("a pad that another phone has put back stands there as it is, with the steps before it", async () => {
  const mine = await open();
  expect(await mine.take(await edit(mine, LOW))).toBeNull();
  await correct(LOW);
  expect((await open()).history().pad).toEqual(LOW);
  await correct(WIZARD);
  const history = (await open()).history();
  expect(history.pad).toEqual(WIZARD);
  expect(undoStep(history)?.pad).toEqual(LOW);
});

test("a correction that is discarded leaves the pad as the game has it", async () => {
  const mine = await open();
  await mine.take(await edit(mine, LOW));
  new CorrectionSession(store, game, SETUP_PLACE, () => undefined).drop();
  expect((await open()).history().pad).toEqual(WIZARD);
});

test("steps that were not used yet are gone on with", async () => {
  await edit(await open(), LOW);
  const history = (await open()).history();
  expect(history.pad).toEqual(LOW);
  expect(undoStep(history)?.pad).toEqual(WIZARD);
});

test("a pad corrected by the table while it is made is shown before it can be overwritten", async () => {
  const mine = await open();
  const history = await edit(mine, LOW);
  await correct(SHORT);
  const corrected = await mine.take(history);
  expect(corrected?.pad).toEqual(SHORT);
  expect(store.drafts.get(game, SETUP_PLACE)?.changes ?? []).toEqual([]);
  const undone = corrected && undoStep(corrected);
  expect(undone?.pad).toEqual(LOW);
  expect(undone && (await mine.take(undone))).toBeNull();
  expect(store.drafts.get(game, SETUP_PLACE)?.changes).toMatchObject([{ of: "setup", entry: { pad: LOW } }]);
});
