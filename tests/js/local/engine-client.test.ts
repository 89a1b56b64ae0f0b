import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EngineClient } from "../../../static/js/page/local/engine-client.ts";
import type { GameFile } from "../../../static/js/types.ts";

/** A thread that answers when a test lets it. */
class Thread extends EventTarget {
  static all: Thread[] = [];
  asked: { id: number; text: string }[] = [];
  isEnded = false;

  constructor() {
    super();
    Thread.all.push(this);
  }

  postMessage(question: { id: number; text: string }): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: { id: number; text: string }): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }

  /** Have loaded the engine. */
  load(): void {
    this.say({ id: 0, text: "" });
  }

  /** Answer the oldest question. */
  answer(): void {
    this.say({
      id: this.asked.shift()?.id ?? 0,
      text: '{"problem": null, "setup": {}, "sheet": {"rounds": []}}',
    });
  }

  /** What is asked of it and not answered yet. */
  get questions(): string[] {
    return this.asked.map(({ text }) => JSON.parse(text).do);
  }
}

let client: EngineClient;

beforeEach(() => {
  Thread.all = [];
  vi.stubGlobal("Worker", Thread);
  vi.useFakeTimers();
  client = new EngineClient();
});

afterEach(() => {
  vi.restoreAllMocks(); // before the clock goes: else the faked timers come back with them
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Ask something; the answer says how it ended. */
function ask(what = "catalogue"): () => string {
  let ended = "";
  client.ask({ do: what }).then(
    () => {
      ended = "answered";
    },
    (error) => {
      ended = error.message;
    },
  );
  return () => ended;
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

function file(entries: number): GameFile {
  const log = Array.from({ length: entries }, (_, at) => ({ id: `${at}`, type: "finish" }));
  return { format: "companion/1", game: "tally", seats: [], log } as unknown as GameFile;
}

test("a game is opened once where the engine is not started yet", async () => {
  void client.open(file(0));
  await pass(0);
  expect(Thread.all[0]?.questions).toEqual(["open"]);
});

test("an engine that never answers is ended, and another one is asked what the first one owed", async () => {
  const ended = ask();
  Thread.all[0]?.load();
  await pass(8);
  expect([Thread.all.length, Thread.all[0]?.isEnded]).toEqual([1, false]);
  await pass(1);
  expect([Thread.all.length, Thread.all[0]?.isEnded]).toEqual([2, true]);
  Thread.all[1]?.load();
  Thread.all[1]?.answer();
  await pass(0);
  expect(ended()).toBe("answered");
});

test("whoever waits is told where the second engine does not answer either, and the next question has a new one", async () => {
  const ended = ask();
  Thread.all[0]?.load();
  await pass(9);
  Thread.all[1]?.load();
  await pass(9);
  expect([ended(), Thread.all[1]?.isEnded]).toEqual(["the engine stopped", true]);
  const again = ask();
  Thread.all[2]?.load();
  Thread.all[2]?.answer();
  await pass(0);
  expect(again()).toBe("answered");
});

test("an engine that opens the game and then says nothing again is no third time asked the same", async () => {
  const opening = client.open(file(0));
  await pass(0);
  Thread.all[0]?.load();
  Thread.all[0]?.answer();
  await opening;
  const ended = ask("choices");
  await pass(9);
  Thread.all[1]?.load();
  Thread.all[1]?.answer();
  expect(Thread.all[1]?.questions).toEqual(["choices"]);
  await pass(9);
  expect([ended(), Thread.all.length]).toEqual(["the engine stopped", 2]);
});

test("loading may take as long as it likes, for a second engine too", async () => {
  const ended = ask();
  await pass(600);
  Thread.all[0]?.load();
  await pass(9);
  await pass(600);
  expect([ended(), Thread.all.length, Thread.all[1]?.isEnded]).toEqual(["", 2, false]);
});

test("every answer gives the next one its whole time", async () => {
  const [one, two, three] = [ask(), ask(), ask()];
  Thread.all[0]?.load();
  for (const ended of [one, two, three]) {
    await pass(8);
    Thread.all[0]?.answer();
    await pass(0);
    expect(ended()).toBe("answered");
  }
  expect(Thread.all).toHaveLength(1);
});

test("a long game has more time, and is opened anew in the second engine before it is asked", async () => {
  const opening = client.open(file(100));
  await pass(0);
  Thread.all[0]?.load();
  await pass(18);
  Thread.all[0]?.answer();
  await opening;
  ask("choices");
  await pass(18);
  expect(Thread.all).toHaveLength(1);
  await pass(1);
  expect(Thread.all[1]?.questions).toEqual(["open", "choices"]);
});

test("nothing ticks while nothing is asked", async () => {
  const begun = vi.spyOn(globalThis, "setInterval");
  const ended = vi.spyOn(globalThis, "clearInterval");
  const answered = ask();
  const clock = begun.mock.results[0]?.value;
  Thread.all[0]?.load();
  await pass(1);
  expect(ended).not.toHaveBeenCalledWith(clock);
  Thread.all[0]?.answer();
  await pass(1);
  expect(answered()).toBe("answered");
  expect(ended).toHaveBeenCalledWith(clock);
});
