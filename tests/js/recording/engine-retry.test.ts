import { beforeEach, expect, test, vi } from "vitest";
import { EngineRetry } from "../../../static/js/page/recording/engine-retry.ts";

const requestUpdate = vi.fn();
let engine: EngineRetry;

beforeEach(() => {
  vi.stubGlobal("reportError", vi.fn());
  engine = new EngineRetry({ requestUpdate });
});

/** Work that a test ends when it likes. */
function held(): { work: () => Promise<string>; fail: () => void; answer: (text: string) => void } {
  let [fail, answer] = [() => {}, (_text: string) => {}];
  const work = () =>
    new Promise<string>((resolve, reject) => {
      answer = resolve;
      fail = () => reject(new Error("stopped"));
    });
  return { work, fail: () => fail(), answer: (text) => answer(text) };
}

/** Let everything go on that has been answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("what was not answered is asked again by a tap, and its answer goes to whoever waits", async () => {
  const question = held();
  const answer = engine.ask(question.work);
  question.fail();
  await settle();
  expect(engine.isOwed).toBe(true);
  engine.main?.onTap?.();
  expect(engine.main).toBeNull();
  question.answer("there it is");
  expect(await answer).toBe("there it is");
});

test("a question that fails after a newer one was asked is not asked again", async () => {
  const [older, newer] = [held(), held()];
  void engine.ask(older.work);
  void engine.ask(newer.work);
  older.fail();
  await settle();
  expect(engine.isOwed).toBe(false);
  newer.fail();
  await settle();
  expect(engine.isOwed).toBe(true);
});

test("a question that was given up is not asked again, whether it has failed or fails later", async () => {
  const question = held();
  void engine.ask(question.work);
  engine.drop();
  question.fail();
  await settle();
  expect(engine.isOwed).toBe(false);
  void engine.ask(question.work);
  question.fail();
  await settle();
  engine.drop();
  expect(engine.isOwed).toBe(false);
});
