import { expect, it, vi } from "vitest";
import {
  carryOver,
  newCatch,
  newTrick,
  withTarget,
} from "../../../static/js/page/recorders/agame/log-draft.ts";
import type { DraftSession } from "../../../static/js/page/recording/draft-session.ts";
import { carryTap, TapQueue } from "../../../static/js/page/recording/tap-queue.ts";
import type { Draft } from "../../../static/js/types.ts";

/** A session of Agame's log with this draft; once that is written, `next` takes its place. */
function session(draft: Draft, next: DraftSession | null = null): DraftSession {
  const walk = (_before: Draft, tapped: Draft) => tapped;
  return { draft, next, context: { kind: { carryOver } }, walk } as unknown as DraftSession;
}

it("work that fails is reported, and what was tapped after it is done all the same", async () => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  const taps = new TapQueue();
  const failure = new Error("the engine stopped");
  taps.add(() => Promise.reject(failure));
  await new Promise<void>((resolve) => taps.add(async () => resolve()));
  expect(reportError).toHaveBeenCalledExactlyOnceWith(failure);
});

/** Tap on what begins the next entry while `current` is written: that tap as it counts once that is done, else null. */
function tapOnNext(current: DraftSession, begun: Draft, tapped: Draft): Draft | null {
  const taps = new TapQueue();
  taps.show(begun, current, true);
  taps.draftToDraw(current);
  const { draft, madeOn, isOfNext } = taps.take(tapped, current);
  expect([madeOn, isOfNext]).toEqual([current, true]);
  return carryTap(madeOn?.next ?? null, draft);
}

it("a card tapped into the next trick while the one before is written keeps those tapped before it", () => {
  const written = session(newTrick(["red 3", "red 8"]), session(newTrick()));
  const tapped = newTrick(["red 8", "blue 5", "green 3"]);
  expect(tapOnNext(written, newTrick(["red 8", "blue 5"]), tapped)).toEqual(tapped);
});

it("a card chosen in the next catch while the one before is written stays chosen", () => {
  const written = session(newCatch(0), session(newCatch()));
  const tapped = withTarget(newCatch(1), "red 8", 2);
  expect(tapOnNext(written, newCatch(1), tapped)).toEqual(tapped);
});

it("a card tapped into the next trick counts nothing where the one before is refused", () => {
  const refused = session(newTrick(["red 3"]));
  expect(tapOnNext(refused, newTrick(["red 8"]), newTrick(["red 8", "blue 5"]))).toBeNull();
});

it("a card tapped on what is drawn of the trick before begins the next one", () => {
  const written = session(newTrick(["red 3"]), session(newTrick()));
  const taps = new TapQueue();
  taps.show(null, written, true);
  taps.draftToDraw(written);
  const { draft, madeOn, isOfNext } = taps.take(newTrick(["red 3", "blue 5"]), written);
  expect([isOfNext, carryTap(madeOn, draft)]).toEqual([false, newTrick(["blue 5"])]);
});
