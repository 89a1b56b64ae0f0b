/** A correction that is written down as it was opened says nothing new. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LogEntry } from "../../../static/js/page/log/records.ts";
import { Screen } from "./record-screen.ts";

/** By game a golden file, whose first entry is corrected. */
const FILES = {
  greta: "G1-first-card",
  lynx: "L2-hand-counts-double",
  tally: "adjust-row",
};

test.each(Object.entries(FILES))(
  "%s: what stands in the log is not written once more",
  async (game, name) => {
    const { file } = JSON.parse(readFileSync(`tests/golden/${game}/${name}.json`, "utf-8"));
    const screen = await new Screen(game).open();
    const { problem } = await screen.store.write(screen.game, file.log.slice(0, 1) as LogEntry[]);
    expect(problem).toBeNull();
    const of = screen.log[0]?.id ?? "";
    await screen.open({ of });
    await screen.current.answer;
    expect(screen.current.main.act).toBe("write");
    await screen.session.act();
    expect(screen.results).toEqual([{ outcome: "written" }]);
    expect(screen.log).toHaveLength(1);
    expect(screen.store.drafts.get(screen.game, `of:${of}`)).toBeNull();
  },
);

test("a round whose figures were changed and put back is not written either", async () => {
  const screen = await new Screen().open();
  const of = await screen.write(4, 7);
  await screen.open({ of });
  await screen.tap(screen.points(9, 7));
  await screen.tap(screen.points(4, 7));
  await screen.session.act();
  expect(screen.results.at(-1)).toEqual({ outcome: "written" });
  expect(screen.log).toHaveLength(1);
});

test("figures that another phone has corrected meanwhile are put back", async () => {
  const screen = await new Screen().open();
  const of = await screen.write(4, 7);
  await screen.open({ of });
  const changes = [{ of, entry: { type: "round", players: [{ points: 1 }, { points: 1 }] } }];
  await screen.store.write(screen.game, [{ type: "amend", changes }]);
  await screen.current.answer;
  await screen.session.act();
  expect(screen.log).toHaveLength(3);
});
