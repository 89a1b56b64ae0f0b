import { expect, it, vi } from "vitest";
import { TapQueue } from "../../../static/js/page/recording/tap-queue.ts";

it("work that fails is reported, and what was tapped after it is done all the same", async () => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  const taps = new TapQueue();
  const failure = new Error("the engine stopped");
  taps.add(() => Promise.reject(failure));
  await new Promise<void>((resolve) => taps.add(async () => resolve()));
  expect(reportError).toHaveBeenCalledExactlyOnceWith(failure);
});
