import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Memberships } from "../../../static/js/page/local/memberships.ts";
import type { Preferences } from "../../../static/js/page/local/preferences.ts";
import { ShareSession } from "../../../static/js/page/screens/share-session.ts";
import type { Store } from "../../../static/js/page/store.ts";
import { inviteByCode } from "../../../static/js/page/sync/sharing-api.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A store with a game that the server has; it keeps what it is told in memory only. */
function store(): Store {
  const values = new Map<string, unknown>();
  const preferences = {
    get: (name: string) => values.get(name),
    set: async (name: string, value: unknown) => values.set(name, value),
  };
  const memberships = new Memberships(
    preferences as unknown as Preferences,
    async () => true,
    () => undefined,
  );
  return { games: { head: () => ({ known: true }) }, memberships } as unknown as Store;
}

/** A server that answers as soon as there is a network; the calls it has had. */
function server(network: Promise<void>): string[] {
  const calls: string[] = [];
  const answers: Record<string, unknown> = {
    devices: { role: "own", devices: [] },
    links: { links: [] },
    games: {},
  };
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    await network;
    calls.push(`${method} ${path}`);
    return Response.json(answers[path.split("/").at(-1) ?? ""]);
  });
  return calls;
}

test("who left the screen without a network asks for nothing when it is back", async () => {
  const calls = server(Promise.reject(new TypeError("no network")));
  for (const sharing of [1, 2, 3].map(() => new ShareSession(store(), "g", () => undefined))) {
    sharing.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(sharing.isOffline).toBe(true);
    sharing.stop();
  }
  vi.unstubAllGlobals();
  const later = server(Promise.resolve());
  await vi.advanceTimersByTimeAsync(600_000);
  expect([...calls, ...later]).toEqual([]);
});

test("who leaves the screen before the server has said who is there invites nobody", async () => {
  let answer = () => {};
  const calls = server(new Promise((done) => (answer = done)));
  const sharing = new ShareSession(store(), "g", () => undefined);
  sharing.start();
  sharing.stop();
  answer();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).not.toContain("POST /api/games/g/links");
  expect(calls).toContain("GET /api/games/g/devices");
});

test("what a phone has begun is thrown away by one call, and who is there is asked anew", async () => {
  const calls = server(Promise.resolve());
  const sharing = new ShareSession(store(), "g", () => undefined);
  await sharing.takeBack("p", "games");
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.slice(0, 2)).toEqual(["DELETE /api/games/g/devices/p/games", "GET /api/games/g/devices"]);
});

test("a phone whose clock runs ahead makes one invitation, and shows it as long as it is good", async () => {
  const links: object[] = [];
  const made = new Date("2026-01-01T12:00:00Z");
  vi.setSystemTime(made.getTime() + 30 * DAY_MS);
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (path.endsWith("/devices")) return Response.json({ role: "own", devices: [] });
    if (method === "GET") return Response.json({ links });
    const until = new Date(made.getTime() + DAY_MS).toISOString();
    const link = { id: "L", token: "T", role: "record", whole_book: false, made: made.toISOString(), until };
    links.push(link);
    return Response.json(link, { status: 201 });
  });
  const sharing = new ShareSession(store(), "g", () => undefined);
  sharing.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sharing.invitation?.token).toBe("T");
  expect(links).toHaveLength(1);
  vi.setSystemTime(Date.now() + DAY_MS);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(links).toHaveLength(2);
  sharing.stop();
});

test("six letters are good for as long as the server says, on a phone with another clock", async () => {
  vi.setSystemTime("2026-02-01T12:00:00Z");
  const link = { token: "ABCDEF", made: "2026-01-01T12:00:00Z", until: "2026-01-01T12:10:00Z" };
  vi.stubGlobal("fetch", async () => Response.json(link, { status: 201 }));
  expect((await inviteByCode("g", "record"))?.until).toBe("2026-02-01T12:10:00.000Z");
});
