import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Memberships } from "../../../static/js/page/local/memberships.ts";
import type { Preferences } from "../../../static/js/page/local/preferences.ts";
import { ShareSession } from "../../../static/js/page/screens/share-session.ts";
import type { Store } from "../../../static/js/page/store.ts";

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
