import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sync } from "../../../static/js/page/sync/sync.ts";
import { emptyDisk, Tab } from "../local/one-phone.ts";

/** A server with one game at most, which can be cut off before or after it has heard. */
class Server {
  hasGame = false;
  isThrownAway = false;
  cut: "before" | "after" | null = null;

  readonly fetch = async (path: string, { method = "GET" }: RequestInit): Promise<Response> => {
    if (this.cut === "before") throw new TypeError("no network");
    const answer = this.#answer(method, path);
    if (this.cut === "after") throw new TypeError("no network");
    return answer;
  };

  #answer(method: string, path: string): Response {
    if (method === "PUT") {
      this.hasGame = true;
      return Response.json({ proof: "mine" }, { status: 201 });
    }
    if (method === "DELETE") {
      this.isThrownAway = this.hasGame;
      return Response.json({}, { status: this.hasGame ? 200 : 404 });
    }
    if (path !== "/api/games") return Response.json({ epoch: "first", seq: 0, entries: [] });
    const listed = { id: game, scorebook: "s", seq: 0, epoch: "first", proof: "mine" };
    return Response.json({ games: this.hasGame && !this.isThrownAway ? [listed] : [] });
  }
}

let server: Server;
let tab: Tab;
let game: string;
let sync: Sync;
/** How often the list of games was read to its end. */
let listings: number;

/** How long anything is waited for: the machine may be busy. */
const PATIENCE = { timeout: 30_000 };

beforeEach(async () => {
  await emptyDisk();
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("navigator", {});
  tab = new Tab();
  game = await tab.begin();
  listings = 0;
  sync = new Sync(
    tab.tables,
    () => undefined,
    () => void listings++,
  );
}, 60_000);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Ask for the list, until it has come; the first one until what follows from it is done, too. */
async function list(): Promise<void> {
  const before = listings;
  sync.restart();
  await vi.waitUntil(() => listings > before && sync.hasAnswered(""), PATIENCE);
}

const isListed = () => tab.tables.listed.length > 0;

/** Begin to send the game; it ends without an answer. */
async function sendInVain(cut: "before" | "after"): Promise<void> {
  server.cut = cut;
  sync.exchangeNow(game);
  await vi.waitUntil(() => sync.hasFailed(game), PATIENCE);
}

test("a game thrown away stays so where the answer to its start was lost", async () => {
  await sendInVain("after");
  expect(server.hasGame).toBe(true);
  server.cut = "before";
  expect(await sync.throwAway(game)).toBe(true);
  server.cut = null;
  await list();
  expect(isListed()).toBe(false);
  expect(server.isThrownAway).toBe(true);
});

test("the server hears at once, where it can, of a game thrown away whose start it may have heard of", async () => {
  await sendInVain("after");
  server.cut = null;
  expect(await sync.throwAway(game)).toBe(true);
  await vi.waitUntil(() => server.isThrownAway, PATIENCE);
  expect(isListed()).toBe(false);
});

test("what was thrown away so and is brought back on a page of the server comes back", async () => {
  await sendInVain("after");
  server.cut = null;
  await sync.throwAway(game);
  await vi.waitUntil(() => server.isThrownAway && sync.hasAnswered(""), PATIENCE);
  server.isThrownAway = false;
  sync.restart();
  await vi.waitUntil(isListed, PATIENCE);
  expect(server.isThrownAway).toBe(false);
});

test("a game that the server never heard of goes at once while the phone is cut off, and for good", async () => {
  await sendInVain("before");
  expect(await sync.throwAway(game)).toBe(true);
  expect(isListed()).toBe(false);
  server.cut = null;
  await list();
  expect(server.hasGame).toBe(false);
});
