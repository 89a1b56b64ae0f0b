import { expect, test } from "vitest";
import { correctKey } from "../../../static/js/page/screens/round/correct-key.ts";
import { Store } from "../../../static/js/page/store.ts";
import "../local/one-phone.ts";

const round = (entries: string[], open: boolean) => ({ no: 1, open, entries, players: [] });

test("the key of a round of several entries opens the recorder only while that round is open", () => {
  const store = new Store();
  expect(correctKey(store, "g", round(["a", "b"], true))).toMatchObject({ label: "Open the cards" });
  const closed = correctKey(store, "g", round(["a", "b"], false));
  expect(closed).toMatchObject({ label: "Back to the sheet" });
  expect(closed.href).toBeUndefined();
  expect(correctKey(store, "g", round(["a"], false))).toMatchObject({ label: "Correct" });
});
