/** Whose phone this is, said in one tab, and what another one that has not heard of it tells the server. */

import { beforeEach, expect, test, vi } from "vitest";
import { Store } from "../../../static/js/page/store.ts";
import { Network } from "../../../static/js/page/sync/live.ts";
import { emptyDisk } from "../local/one-phone.ts";

/** Whose phone the server was told this is, oldest first. */
let told: (string | null)[];
let isOnline: boolean;
let listings: number;

beforeEach(async () => {
  await emptyDisk();
  told = [];
  isOnline = true;
  listings = 0;
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (!isOnline) throw new TypeError("no network");
    if (method === "PUT") told.push(JSON.parse(String(body)).by);
    else if (path.includes("/games/")) return Response.json({}, { status: 404 });
    else listings++;
    const by = told.at(-1) ?? null;
    return Response.json({ games: [{ id: "g", role: "own", by, seq: 0, epoch: "e" }], more: true });
  });
  return () => vi.unstubAllGlobals();
});

async function openTab(): Promise<Store> {
  const store = new Store();
  await store.start(() => null);
  return store;
}

test("a person said in one tab is not taken back by another that was to tell an earlier one", async () => {
  const shown = await openTab();
  isOnline = false;
  await shown.memberships.setPerson("g", "Ada");
  const hidden = await openTab();
  isOnline = true;
  await shown.memberships.setPerson("g", "Ben");
  await vi.waitFor(async () => expect((await openTab()).memberships.of("g").untold).toBe(false));
  const { sync } = new Network(hidden, () => undefined);
  sync.list();
  await vi.waitFor(() => expect(hidden.memberships.personAt("g")).toBe("Ben"));
  sync.list();
  await vi.waitFor(() => expect(listings).toBe(2));
  expect(told).toEqual(["Ben"]);
});
