import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const PAGE = "static/js/page";
/** Browsers tell of an alert that is put into the page; its bar says what is in sight anyway. */
const READ_AS_IT_COMES = "parts/notice-bar.ts";
/** A region, and what its content begins with. */
const REGION = /(?:role="(?:status|alert)"|aria-live="\w+")[^>]*>\s*(.{0,40})/g;
/** What may be empty at first: neither letters, nor a text of the catalogue, nor one that was worked out before. */
const MAY_BE_EMPTY = /^(?:<\/|\$\{(?!tn?\(|\w+\}))/;

test("a region that is read out stands in the page before its text does", () => {
  const files = readdirSync(PAGE, { recursive: true, encoding: "utf8" });
  const others = files.filter((file) => file.endsWith(".ts") && file !== READ_AS_IT_COMES);
  const regions = others.flatMap((file) =>
    Array.from(readFileSync(join(PAGE, file), "utf8").matchAll(REGION), ([, content = ""]) => [
      file,
      content,
    ]),
  );
  expect(regions.length).toBeGreaterThan(20);
  expect(regions.filter(([, content]) => !MAY_BE_EMPTY.test(content ?? ""))).toEqual([]);
});
