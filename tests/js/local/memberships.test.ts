/** Whose phone this is: what the server is told, and in which order. */

import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { Memberships } from "../../../static/js/page/local/memberships.ts";
import { Preferences } from "../../../static/js/page/local/preferences.ts";
import { WriteQueue } from "../../../static/js/page/local/retry.ts";
import { nextTask } from "../../../static/js/page/scheduling.ts";

/** Whom the server was told, oldest first. */
let told: (string | null)[];
let answer: (by: string | null) => Promise<boolean>;
let memberships: Memberships;

beforeEach(() => {
  told = [];
  const put = async (_game: string, by: string | null) => {
    const isSent = await answer(by);
    if (isSent) told.push(by);
    return isSent;
  };
  memberships = new Memberships(new Preferences(new WriteQueue(() => undefined)), put, () => undefined);
});

test("the later of two persons said quickly stays, though the earlier takes longer to reach the server", async () => {
  answer = async (by) => {
    if (by === "Ada") await nextTask();
    return true;
  };
  await Promise.all([memberships.setPerson("g", "Ada"), memberships.setPerson("g", "Ben")]);
  expect(told.at(-1)).toBe("Ben");
  expect(memberships.of("g")).toMatchObject({ by: "Ben", untold: false });
});

test("a person the server could not be told is told with the next list, once", async () => {
  answer = async () => false;
  await memberships.setPerson("g", "Ada");
  answer = async () => true;
  const listed = { id: "g", by: null } as Parameters<Memberships["update"]>[0][number];
  memberships.update([listed, listed]);
  await memberships.setPerson("other", "Ben");
  expect(told).toEqual(["Ada", "Ben"]);
});
