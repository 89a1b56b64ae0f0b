import { afterEach, expect, test, vi } from "vitest";
import { goBackTo, paths, routeOf } from "../../static/js/page/router.ts";

const route = (path: string) => routeOf(new URL(path, "http://companion.test"));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("every path leads to its screen", () => {
  expect(route(paths.home)).toEqual({ screen: "home" });
  expect(route(paths.begin("lynx"))).toEqual({ screen: "new", game: "lynx", after: null });
  expect(route(paths.rematch("g"))).toEqual({ screen: "new", game: null, after: "g" });
  expect(route(paths.sheet("g"))).toEqual({ screen: "sheet", id: "g", isTableView: false });
  expect(route(paths.table("g"))).toEqual({ screen: "sheet", id: "g", isTableView: true });
  expect(route(paths.record("g"))).toEqual({ screen: "record", id: "g", where: {}, into: null });
  expect(route(paths.settings("g"))).toEqual({ screen: "settings", id: "g" });
});

test("a correction names its place, a mended entry the correction it is for", () => {
  expect(route(paths.correct("g", { before: "e" }))).toMatchObject({ where: { before: "e" }, into: null });
  expect(route(paths.mend("g", "e", "of:d"))).toMatchObject({ where: { of: "e" }, into: "of:d" });
});

test("lines of the ledger count from one in addresses, from none inside", () => {
  expect(paths.round("g", 0)).toBe("/games/g/rounds/1");
  expect(route("/games/g/rounds/1")).toEqual({ screen: "round", id: "g", row: 0 });
});

test("other addresses are the server's", () => {
  for (const path of ["/rules/agame/x", "/games/g/rounds/x", "/games/g/other"])
    expect(route(path)).toEqual({ screen: "unknown" });
});

test("the rulebook opens at a game, a paragraph, what leads to one, a search", () => {
  const rules = { screen: "rules", game: null, place: null, query: null, isWhoWins: false };
  expect(route(paths.rules())).toEqual(rules);
  expect(route(paths.rules("agame", "hat"))).toEqual({ ...rules, game: "agame", place: "hat" });
  expect(route(paths.whoWins("agame"))).toEqual({ ...rules, game: "agame", isWhoWins: true });
  expect(route(paths.rules("agame", "screen.record"))).toMatchObject({ place: "screen.record" });
  expect(route("/rules/agame#%")).toEqual({ ...rules, game: "agame", place: "%" });
  expect(route("/rules/no-such")).toEqual(rules);
  expect(route(paths.ask("lynx", "stich & hut"))).toEqual({ ...rules, game: "lynx", query: "stich & hut" });
});

test("one who is there already goes nowhere", async () => {
  const go = vi.fn();
  vi.stubGlobal("history", { state: { steps: 2 }, go });
  await goBackTo(2);
  expect(go).not.toHaveBeenCalled();
});

test("one goes back once, and can go again where nothing came of it", async () => {
  vi.useFakeTimers();
  const went: number[] = [];
  vi.stubGlobal("history", { state: { steps: 2 }, go: (by: number) => went.push(by) });
  vi.stubGlobal("addEventListener", () => undefined);
  void goBackTo(1);
  void goBackTo(1);
  expect(went).toEqual([-1]);
  await vi.advanceTimersByTimeAsync(1000);
  void goBackTo(1);
  expect(went).toEqual([-1, -1]);
  await vi.advanceTimersByTimeAsync(1000);
});
