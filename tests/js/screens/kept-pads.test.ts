import { expect, test } from "vitest";
import type { OwnPadRecord, OwnPads } from "../../../static/js/page/local/own-pads.ts";
import { KeptPads } from "../../../static/js/page/screens/kept-pads.ts";

/** A disk whose pads are read when it is let. */
class Disk extends EventTarget {
  readings: ((pads: OwnPadRecord[]) => void)[] = [];
  records = () => new Promise<OwnPadRecord[]>((resolve) => this.readings.push(resolve));
}

/** What Lit does of an element: it draws whenever it is asked to, also one that is not on the page. */
class Host {
  isConnected = false;
  readonly updateComplete = Promise.resolve(true);
  readonly disk = new Disk();
  readonly pads = this.disk as unknown as OwnPads;
  readonly kept = new KeptPads(this);

  addController(): void {}
  removeController(): void {}

  requestUpdate(): void {
    this.kept?.hostUpdate();
  }

  come(): void {
    this.isConnected = true;
    this.kept.hostConnected();
  }

  go(): void {
    this.isConnected = false;
    this.kept.hostDisconnected();
  }

  change(): number {
    this.disk.readings = [];
    this.disk.dispatchEvent(new Event("change"));
    return this.disk.readings.length;
  }
}

test("own pads are read anew after a change, and again by an element that is put back", () => {
  const host = new Host();
  host.come();
  expect(host.disk.readings).toHaveLength(1);
  expect(host.change()).toBe(1);
  host.go();
  expect(host.change()).toBe(0);
  host.come();
  expect(host.change()).toBe(1);
});

test("an element that goes while its pads are read hears of no change any more", async () => {
  const host = new Host();
  host.come();
  host.go();
  host.disk.readings[0]?.([]);
  await expect.poll(() => host.kept.records).toEqual([]);
  expect(host.change()).toBe(0);
});
