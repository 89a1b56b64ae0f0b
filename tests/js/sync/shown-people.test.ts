/** Who plays in a game that was read without a network is offered for the next game on this phone. */

import { beforeEach, expect, test } from "vitest";
import { Memberships } from "../../../static/js/page/local/memberships.ts";
import { People } from "../../../static/js/page/local/people.ts";
import { Preferences } from "../../../static/js/page/local/preferences.ts";
import { listPeople } from "../../../static/js/page/local/usual-players.ts";
import { takeInShown } from "../../../static/js/page/sync/shown-game.ts";
import { textOf } from "../../../static/js/page/sync/shown-text.ts";
import type { GameFile } from "../../../static/js/types.ts";
import { tableOf } from "../engine.ts";
import { emptyDisk, Tab } from "../local/one-phone.ts";

let tab: Tab;
let people: People;

beforeEach(async () => {
  await emptyDisk();
  tab = new Tab();
  await tab.begin();
  people = new People(tab.saving, new Preferences(tab.saving), () => undefined);
}, 60_000);

/** Read a game of these seats on the phone. */
async function read(seats: GameFile["seats"]): Promise<string> {
  const nobody = () => undefined;
  const memberships = new Memberships(new Preferences(tab.saving), async () => true, nobody);
  const { record } = tableOf({ format: "companion/1", game: "tally", seats, options: {}, log: [] });
  const text = textOf({ record: { ...record, id: "theirs" }, log: [] }, "Cy");
  return (await takeInShown({ games: tab.tables, memberships, people }, text)).kind;
}

const offered = () => listPeople({ games: tab.tables, people }).map(({ name, color }) => [name, color]);

test("names and marks of a game that was read are offered, also after the app was closed", async () => {
  expect(await read([{ name: "Cy", color: "red" }, { name: "Dana" }])).toBe("copy");
  expect(offered()).toEqual([
    ["Cy", "red"],
    ["Dana", null],
  ]);
  const anew = new People(tab.saving, new Preferences(tab.saving), () => undefined);
  await anew.start();
  expect(anew.own.map(({ name }) => name).sort()).toEqual(["Cy", "Dana"]);
});

test("whoever is known here keeps their mark and their place", async () => {
  await people.save([{ name: "Cy", color: "green", used: 1 }]);
  await read([{ name: "cy", color: "red" }, { name: "Dana" }]);
  expect(offered()).toEqual([
    ["Dana", null],
    ["Cy", "green"],
  ]);
});

test("of a game that is none nobody is offered", async () => {
  const memberships = new Memberships(
    new Preferences(tab.saving),
    async () => true,
    () => undefined,
  );
  expect(await takeInShown({ games: tab.tables, memberships, people }, "{}")).toEqual({ kind: "unreadable" });
  expect(people.own).toEqual([]);
});
