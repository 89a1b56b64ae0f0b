import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ACCENTS, MARKS, PAPER, PRINTS } from "../../../../static/js/page/screens/result/inks.ts";

const TOKENS = readFileSync(join(import.meta.dirname, "../../../../static/css/tokens.css"), "utf8");

/** A token as it is in the light theme. */
function light(token: string): string {
  const [, colour = `no --${token}`] =
    new RegExp(`--${token}: (?:light-dark\\()?(#\\w{6})`).exec(TOKENS) ?? [];
  return colour;
}

test("pictures that are sent have the colours of the app by day", () => {
  for (const [name, colour] of Object.entries(PAPER)) expect([name, colour]).toEqual([name, light(name)]);
  for (const [name, colour] of Object.entries(MARKS))
    expect([name, colour]).toEqual([name, light(`mark-${name}`)]);
  for (const [token, colour] of Object.values(ACCENTS))
    expect([token, colour]).toEqual([token, light(token)]);
  for (const [token, colour] of Object.values(PRINTS))
    expect([token, colour]).toEqual([token, light(`print-${token}`)]);
});
