/** Invitations made on a phone: what becomes of them on the phone that reads one, and on the one that made it. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Memberships } from "../../../static/js/page/local/memberships.ts";
import { Preferences } from "../../../static/js/page/local/preferences.ts";
import type { GuestInvitation, LoadedGame, LogEntry, Role } from "../../../static/js/page/log/records.ts";
import { NetworkError } from "../../../static/js/page/sync/api.ts";
import { exchange, updateRecord } from "../../../static/js/page/sync/exchange.ts";
import { dropInvitation, makeInvitation } from "../../../static/js/page/sync/phone-invitations.ts";
import { adoptShown } from "../../../static/js/page/sync/shown-game.ts";
import { parseShown, textOf } from "../../../static/js/page/sync/shown-text.ts";
import { emptyDisk, Tab } from "../local/one-phone.ts";
import { Server } from "./server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let server: Server;
let tab: Tab;
let memberships: Memberships;
/** The tokens by which the server lets somebody in. */
let opened: string[];

beforeEach(async () => {
  await emptyDisk();
  server = new Server();
  opened = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const { token } = JSON.parse(String(init.body ?? "{}")) as { token?: string };
    if (path.endsWith("/api/join"))
      return Promise.resolve(answer(opened.includes(token ?? "") ? 200 : 404, { game: "g", role: "record" }));
    if (!path.endsWith("/links")) return server.fetch(path, init);
    server.calls.push("POST links");
    opened.push(token ?? "");
    return Promise.resolve(answer(201, {}));
  });
  tab = new Tab();
  memberships = new Memberships(
    new Preferences(tab.saving),
    async () => true,
    () => undefined,
  );
}, 60_000);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answer(status: number, body: object): Response {
  return Response.json(body, { status });
}

const INVITATION: GuestInvitation = {
  token: "Kq3_vX-9a1B2c3D4e5F6g7H8i9J0k1_-",
  role: "record",
  until: new Date(Date.now() + DAY_MS).toISOString(),
};

const NEWER = INVITATION.token.replace("K", "L");

/** A round that another phone wrote. */
const round = (id: string): LogEntry => ({ type: "round", id, players: [{ points: 1 }, { points: 2 }] });

/** The text of a game that another phone shows, with an invitation or without. */
async function shown(invitation: GuestInvitation | null = INVITATION): Promise<string> {
  const game = await tab.begin();
  const { record, log } = (await tab.tables.load(game)) as LoadedGame;
  return textOf({ record: { ...record, id: "theirs" }, log }, "Ada", invitation);
}

const read = (text: string) => adoptShown(tab.tables, memberships, text);
const head = () => tab.tables.head("theirs");

test("whoever is invited writes at once, and is in as soon as the server knows the invitation", async () => {
  expect(await read(await shown())).toEqual({ kind: "invited", game: "theirs" });
  expect(memberships.role("theirs")).toBe("record");
  expect(head()?.shown).toBe(false);
  await expect(exchange(tab.tables, "theirs", true)).rejects.toThrow(NetworkError);
  expect(head()).toMatchObject({ known: false, gone: null });
  opened.push(INVITATION.token);
  await exchange(tab.tables, "theirs", true);
  expect(head()).toMatchObject({ known: true, openInvitations: undefined });
});

test("an invitation turns a copy into the game, and who watches into who writes", async () => {
  expect((await read(await shown(null))).kind).toBe("copy");
  expect((await read(await shown({ ...INVITATION, role: "watch" }))).kind).toBe("invited");
  expect(memberships.role("theirs")).toBe("watch");
  expect((await read(await shown())).kind).toBe("invited");
  expect(memberships.role("theirs")).toBe("record");
});

test.each<Role>(["record", "own"])("nobody who may %s needs one", async (role) => {
  await read(await shown(null));
  await tab.tables.change("theirs", ({ record, log }) => ({ record: { ...record, shown: false }, log }));
  memberships.setRole("theirs", role);
  expect((await read(await shown())).kind).toBe("known");
  expect(head()?.openInvitations).toBeUndefined();
});

test("who was let in by another one meanwhile hears what the others write, and is heard", async () => {
  await read(await shown());
  await updateRecord(tab.tables, "theirs", { known: true });
  server.log.push(round("a1"));
  await exchange(tab.tables, "theirs", true);
  expect(tab.tables.get("theirs")?.log[0]).toMatchObject({ seq: 1, entry: { id: "a1" } });
  await tab.write("theirs", 3, 4);
  await exchange(tab.tables, "theirs", false);
  expect(server.log).toHaveLength(2);
  opened.push(INVITATION.token);
  await exchange(tab.tables, "theirs", false);
  expect(head()?.openInvitations).toBeUndefined();
});

test("what a watcher has written who may write as soon as the server knows the invitation waits for that", async () => {
  await read(await shown({ ...INVITATION, role: "watch" }));
  opened.push(INVITATION.token);
  await exchange(tab.tables, "theirs", true);
  await read(await shown({ ...INVITATION, token: NEWER }));
  await tab.write("theirs", 3, 4);
  server.refused = tab.tables.get("theirs")?.log[0]?.entry.id ?? "";
  await expect(exchange(tab.tables, "theirs", true)).rejects.toThrow(NetworkError);
  expect(head()).toMatchObject({ known: true, waits: 1 });
  server.refused = "";
  opened.push(NEWER);
  await exchange(tab.tables, "theirs", true);
  expect(head()).toMatchObject({ waits: 0, openInvitations: undefined });
});

test("the newest invitation counts where the one before came to nothing", async () => {
  await read(await shown());
  expect((await read(await shown({ ...INVITATION, token: NEWER }))).kind).toBe("known");
  opened.push(NEWER);
  await exchange(tab.tables, "theirs", true);
  expect(head()).toMatchObject({ known: true, openInvitations: undefined });
});

test("an invitation to watch takes nothing from who waits to write", async () => {
  await read(await shown());
  expect((await read(await shown({ ...INVITATION, token: NEWER, role: "watch" }))).kind).toBe("known");
  expect(memberships.role("theirs")).toBe("record");
  expect(head()?.openInvitations).toMatchObject([{ token: INVITATION.token }]);
});

test.each(["watch", "record"] as const)(
  "who was to %s and is out of the game comes in anew",
  async (role) => {
    await read(await shown({ ...INVITATION, role }));
    await dropInvitation(tab.tables, "theirs", INVITATION.token, { gone: "barred" });
    expect((await read(await shown({ ...INVITATION, token: NEWER }))).kind).toBe("invited");
    expect(memberships.role("theirs")).toBe("record");
    expect(head()?.gone).toBeNull();
    opened.push(NEWER);
    await tab.write("theirs", 3, 4);
    await exchange(tab.tables, "theirs", true);
    expect(head()).toMatchObject({ known: true, gone: null, waits: 0 });
  },
);

test("a copy of a game without entries is one no more once this phone is let in", async () => {
  await read(await shown(null));
  await updateRecord(tab.tables, "theirs", { known: true });
  await exchange(tab.tables, "theirs", true);
  expect(head()?.shown).toBe(false);
});

test("one that nobody registers within a day ends, and the game stays on the phone", async () => {
  await read(await shown());
  vi.useFakeTimers({ now: Date.now() + DAY_MS + 1000, toFake: ["Date"] });
  await exchange(tab.tables, "theirs", true);
  expect(head()).toMatchObject({ known: false, gone: "barred", openInvitations: undefined });
  expect(server.calls).toEqual([]);
});

test("one that is over when it is read gives a copy", async () => {
  const text = await shown({ ...INVITATION, until: new Date(Date.now() - 1000).toISOString() });
  expect((await read(text)).kind).toBe("copy");
});

test.each([{ token: "short" }, { role: "own" }, { until: "tomorrow" }])(
  "a film with an invitation that is none is no game: %o",
  async (fault) => {
    const text = await shown({ ...INVITATION, ...fault } as GuestInvitation);
    expect(parseShown(text)).toBeNull();
  },
);

test("the owner's phone registers what it made after the game, and once", async () => {
  const game = await tab.begin();
  const { token } = await makeInvitation(tab.tables, game, "record");
  expect(token).toMatch(/^[\w-]{32}$/);
  await exchange(tab.tables, game, true);
  await exchange(tab.tables, game, true);
  expect(opened).toEqual([token]);
  expect(server.calls.indexOf("PUT /api/games/ID")).toBeLessThan(server.calls.indexOf("POST links"));
  expect(tab.tables.head(game)?.openInvitations).toBeUndefined();
});

test("one that is taken back is never registered", async () => {
  const game = await tab.begin();
  const revoked = await makeInvitation(tab.tables, game, "record");
  const kept = await makeInvitation(tab.tables, game, "watch");
  await dropInvitation(tab.tables, game, revoked.token);
  await exchange(tab.tables, game, true);
  expect(opened).toEqual([kept.token]);
});
