import { beforeEach, expect, test, vi } from "vitest";
import { correctKey } from "../../../static/js/page/screens/round/correct-key.ts";
import { Store } from "../../../static/js/page/store.ts";
import "../local/one-phone.ts";

/** No other tab. */
class SilentChannel {
  postMessage(): void {}
}

beforeEach(() => {
  vi.stubGlobal("BroadcastChannel", SilentChannel);
});

const round = (entries: string[], open: boolean) => ({ no: 1, open, entries, players: [] });

test("the key of a round of several entries opens the recorder only while that round is open", () => {
  const store = new Store();
  expect(correctKey(store, "g", round(["a", "b"], true))).toMatchObject({ label: "Open the cards" });
  const closed = correctKey(store, "g", round(["a", "b"], false));
  expect(closed).toMatchObject({ label: "Back to the sheet" });
  expect(closed.href).toBeUndefined();
  expect(correctKey(store, "g", round(["a"], false))).toMatchObject({ label: "Correct it" });
});

test("the key of a round that was left for its result corrects that result", () => {
  const store = new Store();
  const left = correctKey(store, "g", round(["a", "b"], false), "b");
  expect(left).toMatchObject({ label: "Correct it" });
  expect(left.href).toContain("of=b");
});

test("what is half made of a round is gone on with, whichever of its entries it is about", async () => {
  const store = new Store();
  const draft = { entry: { type: "trick" }, seat: 0, depth: "cards" as const };
  await store.drafts.push("g", "before:b", draft, draft);
  const inserted = correctKey(store, "g", round(["a", "b"], false));
  expect(inserted).toMatchObject({ label: "Go on inserting" });
  expect(inserted.href).toContain("before=b");
  await store.drafts.push("h", "of:b", draft, draft);
  const corrected = correctKey(store, "h", round(["a", "b"], true));
  expect(corrected).toMatchObject({ label: "Go on correcting" });
  expect(corrected.href).toContain("of=b");
});
