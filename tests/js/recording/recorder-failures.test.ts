import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Game } from "../../../static/js/types.ts";
import { Screen } from "./record-screen.ts";

let screen: Screen;

beforeEach(async () => {
  screen = await new Screen().open();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("an entry that could not be written for an error is reported, stays a draft, and can be written again", async () => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  await screen.tap(screen.points(4, 7));
  const stopped = new Error("the engine stopped");
  vi.spyOn(screen.store, "write").mockRejectedValueOnce(stopped);
  await screen.session.act();
  expect(reportError).toHaveBeenCalledExactlyOnceWith(stopped);
  expect([screen.log, screen.results, screen.session.isCommitting]).toEqual([[], [], false]);
  await screen.current.answer;
  await screen.session.act();
  expect(screen.log).toMatchObject([{ players: [{ points: 4 }, { points: 7 }] }]);
});

test("what would follow is reported as unknown where the engine stops, and seen with the next tap", async () => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  const of = await screen.write(4, 7);
  await screen.open({ of });
  const stopped = new Error("the engine stopped");
  vi.spyOn(screen.store, "attempt").mockRejectedValueOnce(stopped);
  await screen.tap(screen.points(8, 7));
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(stopped));
  expect(screen.session.correction?.consequences).toBeNull();
  await screen.tap(screen.points(9, 7));
  await vi.waitFor(() =>
    expect(screen.session.correction?.consequences?.totals).toEqual([{ seat: 0, before: 4, after: 9 }]),
  );
});

test("an engine that does not answer is asked again by the main button", async () => {
  const choices = vi
    .spyOn(screen.store, "fetchChoices")
    .mockRejectedValueOnce(new Error("the engine stopped"));
  await screen.tap(screen.points(4, 7));
  expect(screen.current.main.act).toBe("retry");
  const callCount = choices.mock.calls.length;
  await screen.session.act();
  await screen.current.answer;
  expect([choices.mock.calls.length, screen.current.main.act]).toEqual([callCount + 1, "write"]);
});

test("an answer that comes late says nothing of the taps after it", async () => {
  const fetchChoices = screen.store.fetchChoices.bind(screen.store);
  let comes = () => {};
  const late = new Promise<void>((resolve) => {
    comes = resolve;
  });
  vi.spyOn(screen.store, "fetchChoices").mockImplementationOnce(async (...question) => {
    const choices = await fetchChoices(...question);
    await late;
    return choices;
  });
  const first = screen.points(4, null);
  screen.session.tap(first);
  await vi.waitFor(() => expect(screen.current.draft).toBe(first));
  const { answer } = screen.current;
  await screen.tap(screen.points(4, 7));
  comes();
  await answer;
  expect(screen.current.main).toMatchObject({
    act: "write",
    entry: { players: [{ points: 4 }, { points: 7 }] },
  });
});

test("an engine that stops while a recorder begins is no code that did not come: it begins when asked again", async () => {
  const of = await screen.write(4, 7);
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  const stopped = new Error("the engine stopped");
  vi.spyOn(screen.store.games, "ask").mockRejectedValueOnce(stopped);
  await screen.open({ of });
  expect([screen.session.failure, screen.session.current]).toEqual(["engine", null]);
  expect(reportError).toHaveBeenCalledExactlyOnceWith(stopped);
  await screen.begin();
  expect(screen.session.failure).toBeNull();
  expect(screen.current.draft.entry.players).toEqual([{ points: 4 }, { points: 7 }]);
});

test("a recorder whose code does not come is said to be missing", async () => {
  const table = await screen.store.open(screen.game);
  if (!table) throw new Error("no such game");
  const setup = { ...table.record.setup, game: "unknown" as Game };
  await screen.session.begin({ ...table, record: { ...table.record, setup } });
  expect(screen.session.failure).toBe("code");
});
