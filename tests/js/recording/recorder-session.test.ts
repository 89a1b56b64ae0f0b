import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../local/one-phone.ts";
import type { EntryPlace } from "../../../static/js/page/log/draft.ts";
import { type CommitResult, RecorderSession } from "../../../static/js/page/recording/recorder-session.ts";
import { Store } from "../../../static/js/page/store.ts";
import type { Draft, Game } from "../../../static/js/types.ts";

const SEATS = [{ name: "Ada" }, { name: "Ben" }];

/** A phone with a game of tally, and its record screen: what it was told, oldest first. */
class Screen {
  readonly store = new Store();
  readonly results: CommitResult[] = [];
  game = "";
  session!: RecorderSession;

  async open(where: EntryPlace = {}, into: string | null = null): Promise<this> {
    this.game ||= (await this.store.begin({ game: "tally", seats: SEATS, options: {} })) ?? "";
    this.session = new RecorderSession(
      this.store,
      { game: this.game, where, into },
      () => undefined,
      async (result) => void this.results.push(result),
    );
    await this.begin();
    return this;
  }

  async begin(): Promise<void> {
    const table = await this.store.open(this.game);
    if (!table) throw new Error("no such game");
    await this.session.begin(table);
  }

  /** The draft with these points, as a tap makes it. */
  points(...figures: (number | null)[]): Draft {
    const { draft } = this.current;
    const players = figures.map((points) => (points === null ? null : { points }));
    return { ...draft, entry: { ...draft.entry, players } };
  }

  get current() {
    const { current } = this.session;
    if (!current) throw new Error("nothing is recorded");
    return current;
  }

  /** Taps, and waits for the engine's answer to it. */
  async tap(draft: Draft): Promise<void> {
    this.session.tap(draft);
    await vi.waitFor(() => expect(this.current.draft).toEqual(draft));
    await this.current.answer;
  }

  /** Writes a round down; its id. */
  async write(...figures: number[]): Promise<string> {
    await this.tap(this.points(...figures));
    await this.session.act(this.current);
    return this.log.at(-1)?.id ?? "";
  }

  get log() {
    return (this.store.games.get(this.game)?.log ?? []).map(({ entry }) => entry);
  }
}

let screen: Screen;

beforeEach(async () => {
  screen = await new Screen().open();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("an empty draft leads to what is missing, and is no entry", async () => {
  await screen.current.answer;
  expect(screen.current.main.act).toBe("lead");
  await screen.session.act(screen.current);
  expect([screen.log, screen.results]).toEqual([[], []]);
});

test("a whole round is written once, and its draft is gone", async () => {
  await screen.tap(screen.points(4, 7));
  const { current } = screen;
  await Promise.all([screen.session.act(current), screen.session.act(current)]);
  expect(screen.log).toMatchObject([{ type: "round", players: [{ points: 4 }, { points: 7 }] }]);
  expect(screen.results).toEqual([{ outcome: "written" }]);
  expect(screen.store.drafts.get(screen.game, "new")).toBeNull();
});

test("a draft that was written takes no tap any more", async () => {
  await screen.write(4, 7);
  const { current } = screen;
  current.tap(screen.points(9, 9));
  expect(current.draft.entry.players).toEqual([{ points: 4 }, { points: 7 }]);
});

test("a tap is drawn before it counts", () => {
  const draft = screen.points(4, null);
  screen.session.tap(draft);
  expect(screen.session.draftToDraw(screen.current)).toBe(draft);
  expect(screen.current.draft).not.toBe(draft);
});

test("who comes back to a number begins it anew: what was typed is not gone on with", async () => {
  await screen.tap({ ...screen.points(52, null), typed: { 0: "50+2" } });
  screen.current.goToSeat(1);
  screen.current.goToSeat(0);
  expect(screen.current.draft).not.toHaveProperty("typed");
  expect(screen.current.draft.entry.players).toEqual([{ points: 52 }, null]);
});

test("undo takes back taps, then the newest entry of the game", async () => {
  await screen.write(4, 7);
  await screen.open();
  const blank = screen.current.draft;
  await screen.tap(screen.points(1, null));
  screen.session.undo();
  await vi.waitFor(() => expect(screen.current.draft).toEqual(blank));
  expect(screen.log).toHaveLength(1);
  screen.session.undo();
  await vi.waitFor(() => expect(screen.log.at(-1)?.type).toBe("undo"));
});

test("an entry that another phone was first with is held, and told as such", async () => {
  await screen.tap(screen.points(4, 7));
  vi.spyOn(screen.store, "write").mockResolvedValue({
    setup: null,
    sheet: null,
    problem: null,
    held: "mine",
  });
  await screen.session.act(screen.current);
  expect(screen.results).toEqual([{ outcome: "held", id: "mine" }]);
});

test("an entry that is refused stays a draft, and can be tapped on", async () => {
  const draft = screen.points(4, 7);
  await screen.tap(draft);
  const problem = { entry: 1, at: [], code: "seat.left", params: {} };
  vi.spyOn(screen.store, "write").mockResolvedValue({ setup: null, sheet: null, problem, held: null });
  await screen.session.act(screen.current);
  expect(screen.results).toEqual([]);
  await screen.tap(screen.points(5, 7));
  expect(screen.current.main.act).toBe("write");
});

test("an engine that does not answer is asked again by the main button", async () => {
  const choices = vi
    .spyOn(screen.store, "fetchChoices")
    .mockRejectedValueOnce(new Error("the engine stopped"));
  await screen.tap(screen.points(4, 7));
  expect(screen.current.main.act).toBe("retry");
  const callCount = choices.mock.calls.length;
  await screen.session.act(screen.current);
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
  vi.spyOn(screen.store, "fetchSetup").mockRejectedValueOnce(stopped);
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

test("a correction shows what would follow, and is written as one entry", async () => {
  const of = await screen.write(4, 7);
  await screen.open({ of });
  await screen.tap(screen.points(9, 7));
  await vi.waitFor(() =>
    expect(screen.session.correction?.consequences?.totals).toEqual([{ seat: 0, before: 4, after: 9 }]),
  );
  await screen.session.act(screen.current);
  expect(screen.log.at(-1)).toMatchObject({ type: "amend", changes: [{ of }] });
  expect(screen.results.at(-1)).toEqual({ outcome: "written" });
});

test("an entry that is mended for a correction joins it, and is not written by itself", async () => {
  const of = await screen.write(4, 7);
  await screen.open({ of }, "of:other");
  await screen.tap(screen.points(9, 7));
  await screen.session.act(screen.current);
  expect(screen.results.at(-1)).toEqual({ outcome: "joined" });
  expect(screen.log).toHaveLength(1);
  expect(screen.store.drafts.get(screen.game, "of:other")?.changes).toMatchObject([{ of }]);
});

test("a draft that another tab made an entry of is left", async () => {
  await screen.tap(screen.points(4, 7));
  vi.spyOn(screen.store.drafts, "noticeLoss").mockReturnValueOnce(true);
  screen.session.update();
  await vi.waitFor(() => expect(screen.results).toEqual([{ outcome: "other-tab" }]));
  await screen.session.act(screen.current);
  expect(screen.log).toEqual([]);
});

test("what another tab tapped is taken over, unless a tap here is not done yet", async () => {
  await screen.tap(screen.points(4, null));
  const theirs = screen.points(4, 8);
  await screen.store.drafts.push(screen.game, "new", theirs, screen.current.draft);
  screen.session.tap(screen.points(5, null));
  screen.session.update();
  expect(screen.current.draft).not.toEqual(theirs);
});

test("the engine is asked again once the game has changed around the draft, not while nothing has", async () => {
  await screen.tap(screen.points(4, 7));
  const choices = vi.spyOn(screen.store, "fetchChoices");
  screen.session.update();
  expect(choices).not.toHaveBeenCalled();
  await screen.store.write(screen.game, [{ type: "round", players: [{ points: 1 }, { points: 1 }] }]);
  screen.session.update();
  expect(choices).toHaveBeenCalledOnce();
});

test("the other phones are told while something is filled in, and when nothing is any more", async () => {
  const presenceSender = { start: vi.fn(), stop: vi.fn() };
  Object.assign(screen.store.connection, {
    network: { presenceSender, live: { onStoreChange: () => undefined } },
  });
  screen.session.update();
  expect(presenceSender.stop).toHaveBeenCalledOnce();
  await screen.tap(screen.points(4, null));
  screen.session.update();
  expect(presenceSender.start).toHaveBeenCalledWith(screen.game, "new:1");
  screen.session.leave();
  expect(presenceSender.stop).toHaveBeenCalledTimes(2);
});
