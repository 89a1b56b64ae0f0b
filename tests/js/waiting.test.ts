import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../../static/js/{chart,engine,page,reading}/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Whether a module waits for something while it is loaded. */
function waits(source: string): boolean {
  let [inside, found] = [0, false];
  const enter = () => void inside++;
  const leave = () => void inside--;
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    AwaitExpression: () => {
      found ||= !inside;
    },
  }).visit(parseSync("module.ts", source).program);
  return found;
}

test("no module waits while it is loaded: WebKit takes one that does for done", () => {
  expect(Object.keys(SOURCES)).not.toEqual([]);
  expect(Object.keys(SOURCES).filter((path) => waits(SOURCES[path] ?? ""))).toEqual([]);
});
