import { beforeEach, expect, it, vi } from "vitest";
import { onWake } from "../../../static/js/page/device/visibility.ts";
import { onSleep } from "../../../static/js/page/sync/live.ts";

/** A page that can be hidden, shown, and told of the network. */
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, page[name].bind(page));
});

function change(state: "visible" | "hidden"): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}

it("a page wakes when it is shown, and when the network is back while it is", () => {
  const wake = vi.fn();
  onWake(wake);
  page.dispatchEvent(new Event("online"));
  expect(wake).toHaveBeenCalledTimes(1);
  change("hidden");
  page.dispatchEvent(new Event("online"));
  expect(wake).toHaveBeenCalledTimes(1);
  change("visible");
  expect(wake).toHaveBeenCalledTimes(2);
});

it("a page sleeps when it is hidden or left", () => {
  const sleep = vi.fn();
  onSleep(sleep);
  change("visible");
  expect(sleep).not.toHaveBeenCalled();
  change("hidden");
  page.dispatchEvent(new Event("pagehide"));
  expect(sleep).toHaveBeenCalledTimes(2);
});
