import "../local/one-phone.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PadSync } from "../../../static/js/page/sync/pad-sync.ts";
import type { Pad } from "../../../static/js/types.ts";
import { named, Phone, Server, settled, WIZARD } from "./pad-server.ts";

let server: Server;

beforeEach(() => {
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
});

afterEach(() => vi.unstubAllGlobals());

test("a pad is sent once the server is known to keep pads, and another phone has it", async () => {
  const [ada, ben] = [new Phone(server), new Phone(server)];
  const { id } = await ada.pads.keep(WIZARD);
  await settled();
  expect(server.rows.size).toBe(0);
  await ada.list();
  expect(server.rows.get(id)?.pad).toEqual(WIZARD);
  await ben.list();
  expect(await ben.names()).toEqual([WIZARD.name]);
  await ben.pads.retire(id, true);
  await settled();
  await ada.list();
  expect((await ada.pads.list()).map(({ isRetired }) => isRetired)).toEqual([true]);
});

test("an earlier server keeps no pads: they stay on the phone and nothing is asked", async () => {
  server.isReachable = false;
  const phone = new Phone(server);
  await phone.pads.keep(WIZARD);
  phone.sync.onListing(undefined);
  await settled();
  expect((await phone.pads.records()).map(({ waits, version }) => [waits, version])).toEqual([[true, 0]]);
});

/** Change one pad on two phones without a network, of which Ada's is back first. */
async function changeOnTwoPhones(): Promise<{ ada: Phone; ben: Phone; id: string }> {
  const [ada, ben] = [new Phone(server), new Phone(server)];
  const { id } = await ada.pads.keep(named("Dice"));
  await ada.list();
  await ben.list();
  server.isReachable = false;
  await ada.pads.keep(named("Dice of Ada"), id);
  await ben.pads.keep(named("Dice of Ben"), id);
  await settled();
  server.isReachable = true;
  await ada.list();
  return { ada, ben, id };
}

test("changed on two phones the later to arrive stands, and the earlier is a pad of its own on both", async () => {
  const { ada, ben, id } = await changeOnTwoPhones();
  await ben.list();
  await ben.list();
  await ada.list();
  expect(server.rows.get(id)?.pad.name).toBe("Dice of Ben");
  for (const phone of [ada, ben]) expect(await phone.names()).toEqual(["Dice of Ada", "Dice of Ben"]);
});

test("a network that breaks whenever a conflict has been told leaves one copy of it, not one an attempt", async () => {
  const { ben, id } = await changeOnTwoPhones();
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const answer = await server.fetch(path, init);
    if (answer.status === 409) server.isReachable = false;
    return answer;
  });
  for (let attempt = 0; attempt < 3; attempt++) {
    server.isReachable = true;
    await ben.list();
  }
  expect(await ben.names()).toEqual(["Dice of Ada", "Dice of Ben"]);
  expect(server.rows.get(id)?.pad.name).toBe("Dice of Ben");
});

test("kept as it was made of an older one than has come meanwhile, the newer is a pad of its own on both", async () => {
  const [ada, ben] = [new Phone(server), new Phone(server)];
  const { id } = await ada.pads.keep(named("Dice"));
  await ada.list();
  await ben.list();
  await ben.pads.keep(named("Dice of Ben"), id, named("Dice"));
  await settled();
  await ada.list();
  await ada.pads.keep(named("Dice of Ada"), id, named("Dice"));
  await ada.list();
  await ben.list();
  expect(server.rows.get(id)?.pad.name).toBe("Dice of Ada");
  for (const phone of [ada, ben]) expect(await phone.names()).toEqual(["Dice of Ada", "Dice of Ben"]);
  await ada.pads.keep(named("Dice of Ada"), id, named("Dice"));
  await settled();
  expect(await ada.names()).toEqual(["Dice of Ada", "Dice of Ben"]);
});

test("put away on one phone and changed on another is both, with no copy", async () => {
  const [ada, ben] = [new Phone(server), new Phone(server)];
  const { id } = await ada.pads.keep(WIZARD);
  await ada.list();
  await ben.list();
  server.isReachable = false;
  await ada.pads.retire(id, true);
  await ben.pads.retire(id, true);
  server.isReachable = true;
  await ada.list();
  await ben.list();
  expect(server.rows.get(id)?.version).toBe(2);
  expect(await ben.names()).toEqual([WIZARD.name]);
});

test("the same change on two phones makes no copy, whatever the order of its keys", async () => {
  const [ada, ben] = [new Phone(server), new Phone(server)];
  const { id } = await ada.pads.keep(named("Dice"));
  await ada.list();
  await ben.list();
  server.isReachable = false;
  const changed = named("Dice of all");
  await ada.pads.keep(changed, id);
  await ben.pads.keep(Object.fromEntries(Object.entries(changed).reverse()) as unknown as Pad, id);
  server.isReachable = true;
  await ada.list();
  await ben.list();
  await ada.list();
  for (const phone of [ada, ben]) expect(await phone.names()).toEqual(["Dice of all"]);
});

test("what a restored server lacks, or has of before, is sent to it again", async () => {
  const phone = new Phone(server);
  const { id } = await phone.pads.keep(named("One"));
  const other = await phone.pads.keep(named("Two"));
  await phone.list();
  const backup = new Map(server.rows);
  backup.delete(other.id);
  await phone.pads.keep(named("One more"), id);
  await settled();
  server.rows = backup;
  await phone.list();
  expect([...server.rows.values()].map(({ pad }) => pad.name).sort()).toEqual(["One more", "Two"]);
});

test("a pad of a scorebook that is gone stays on the phone, and is sent anew only when it is changed", async () => {
  const phone = new Phone(server);
  const { id } = await phone.pads.keep(named("Dice"));
  await phone.list();
  server.rows.clear();
  server.scorebook = null;
  await phone.list();
  expect(await phone.names()).toEqual(["Dice"]);
  expect(server.rows.size).toBe(0);
  await phone.pads.keep(named("More dice"), id);
  await settled();
  expect([...server.rows.values()].map(({ pad, scorebook }) => [pad.name, scorebook])).toEqual([
    ["More dice", "another"],
  ]);
});

test("what the server refuses stays on the phone with its reason, and is not sent over and over", async () => {
  const phone = new Phone(server);
  server.problem = { entry: 0, at: ["pad"], code: "pads.size", params: { most: 20_000 } };
  await phone.pads.keep(WIZARD);
  await phone.list();
  expect((await phone.pads.records()).map(({ refused }) => refused?.code)).toEqual(["pads.size"]);
  server.problem = null;
  await phone.list();
  expect(server.rows.size).toBe(0);
  const again = new PadSync(phone.pads);
  again.onListing(server.listing);
  await settled();
  expect(server.rows.size).toBe(1);
  expect((await phone.pads.records()).map(({ refused, waits }) => [refused, waits])).toEqual([[null, false]]);
});

test("a pad deleted on one phone is gone from the server and from the other, also one deleted without a network", async () => {
  const [ada, ben] = [new Phone(server), new Phone(server)];
  const { id } = await ada.pads.keep(named("Dice"));
  await ada.list();
  await ben.list();
  server.isReachable = false;
  await ada.pads.erase(id);
  await settled();
  expect(await ada.names()).toEqual([]);
  server.isReachable = true;
  await ada.list();
  expect(server.rows.size).toBe(0);
  await ben.list();
  expect(await ben.names()).toEqual([]);
  expect(await ada.pads.allRecords()).toEqual([]);
  await ada.list();
  expect(await ada.names()).toEqual([]);
});

test("whoever has changed a pad keeps it: sent before, it comes back; sent after, it is stored anew", async () => {
  const [ada, ben] = [new Phone(server), new Phone(server)];
  const { id } = await ada.pads.keep(named("Dice"));
  await ada.list();
  await ben.list();
  await ben.pads.keep(named("Ben's dice"), id);
  await settled();
  await ada.pads.erase(id);
  await settled();
  expect(await ada.names()).toEqual(["Ben's dice"]);
  await ada.pads.erase(id);
  await settled();
  server.isReachable = false;
  await ben.pads.keep(named("Ben's own"), id);
  await settled();
  server.isReachable = true;
  await ben.list();
  expect(server.rows.get(id)?.pad.name).toBe("Ben's own");
});

test("a pad kept again after it was deleted without a network is there, also on the server", async () => {
  const phone = new Phone(server);
  const { id } = await phone.pads.keep(named("Dice"));
  await phone.list();
  server.isReachable = false;
  await phone.pads.erase(id);
  await settled();
  await phone.pads.keep(named("More dice"), id);
  await settled();
  expect(await phone.names()).toEqual(["More dice"]);
  server.isReachable = true;
  await phone.list();
  expect(await phone.names()).toEqual(["More dice"]);
  expect(server.rows.get(id)?.pad.name).toBe("More dice");
});

test("a pad kept again while the server is told that it is deleted is there, also on the server", async () => {
  const phone = new Phone(server);
  const { id } = await phone.pads.keep(named("Dice"));
  await phone.list();
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (init.method === "DELETE") await phone.pads.keep(named("More dice"), id);
    return server.fetch(path, init);
  });
  await phone.pads.erase(id);
  await settled();
  await phone.list();
  expect(await phone.names()).toEqual(["More dice"]);
  expect(server.rows.get(id)?.pad.name).toBe("More dice");
});

test("a pad that no server has is only removed", async () => {
  const phone = new Phone(server);
  const { id } = await phone.pads.keep(WIZARD);
  await phone.pads.erase(id);
  await phone.list();
  expect(await phone.pads.allRecords()).toEqual([]);
  expect(server.erased).toEqual([]);
});
