import { expect, test } from "vitest";
import type { LogEntry } from "../../../static/js/page/log/records.ts";
import { lastUndone } from "../../../static/js/page/screens/settings/redo-key.ts";
import { round } from "../log/two-phones.ts";

const undo = (id: string, of: string): LogEntry => ({ type: "undo", id, of });

test("what was undone last can be brought back until something else is written", () => {
  const log = [round("a"), round("b")];
  const last = (...more: LogEntry[]) => lastUndone([...log, ...more])?.undo;
  expect(last()).toBeUndefined();
  expect(last(undo("u", "b"))).toBe("u");
  expect(last(undo("u", "b"), undo("v", "a"))).toBe("v");
  expect(last(undo("u", "b"), undo("v", "a"), undo("w", "v"))).toBe("u");
  expect(last(undo("u", "b"), undo("v", "u"))).toBeUndefined();
  expect(last(undo("u", "b"), undo("v", "u"), undo("w", "v"))).toBe("u");
  expect(last(undo("u", "b"), round("c"))).toBeUndefined();
});

test("what two phones undid at once is brought back by the first of their undos", () => {
  const log = [round("a"), round("b"), undo("u", "b"), undo("v", "b")];
  expect(lastUndone(log)?.undo).toBe("u");
  expect(lastUndone([...log, undo("w", "u")])).toBeNull();
  expect(lastUndone([...log, undo("w", "u"), undo("x", "b")])?.undo).toBe("x");
});
