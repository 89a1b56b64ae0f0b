import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const FOLDERS = ["chart", "engine", "page", "reading"].map((name) => join("static/js", name));
const SOURCES = FOLDERS.flatMap((folder) => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".ts")).map((name) => join(folder, name));
});

/** Whether a module waits for something while it is loaded. */
function waits(source: string): boolean {
  let [inside, isFree] = [0, false];
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
      isFree ||= !inside;
    },
  }).visit(parseSync("module.ts", source).program);
  return isFree;
}

test("no module waits while it is loaded: WebKit takes one that does for done", () => {
  expect(FOLDERS.filter((folder) => !SOURCES.some((path) => path.startsWith(folder)))).toEqual([]);
  expect(SOURCES.filter((path) => waits(readFileSync(path, "utf8")))).toEqual([]);
});
