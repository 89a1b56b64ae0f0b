import { beforeEach, expect, test, vi } from "vitest";
import type { Games } from "../../../static/js/page/local/games.ts";
import { LiveUpdates } from "../../../static/js/page/sync/live.ts";
import type { Sync } from "../../../static/js/page/sync/sync.ts";

/** The stream of the game on the screen, of which the test is the server. */
class Stream extends EventTarget {
  static opened: Stream[] = [];

  constructor() {
    super();
    Stream.opened.push(this);
  }

  say(event: string, what: object): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(what) }));
  }

  close(): void {}
}

const reportError = vi.fn();

beforeEach(() => {
  Stream.opened = [];
  reportError.mockReset();
  vi.stubGlobal("reportError", reportError);
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => undefined });
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
  return () => void vi.useRealTimers();
});

test("a stream whose entries cannot be taken in is reported, and the game is asked for", async () => {
  const stopped = new Error("the engine stopped");
  const head = { id: "g", known: true, gone: null, seq: 0, sheet: { over: false } };
  const failing = () => Promise.reject(stopped);
  const games = { head: () => head, load: failing, reevaluate: failing, change: failing };
  const exchangeNow = vi.fn();
  const sync = { exchangeNow, restart: () => undefined, retryNow: () => undefined, list: () => undefined };
  const live = new LiveUpdates(games as unknown as Games, sync as unknown as Sync, {
    onChange: () => undefined,
    onStream: () => undefined,
    onGameChange: () => undefined,
  });
  live.show("g");
  live.start();
  exchangeNow.mockClear();
  Stream.opened.at(-1)?.say("log", { seq: 1, entries: [{ id: "a", type: "round", seq: 1 }], from: 0 });
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(stopped));
  expect(exchangeNow).toHaveBeenCalledExactlyOnceWith("g", true);
});
