import "../local/one-phone.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { named, Phone, Server, settled } from "./pad-server.ts";

let server: Server;

beforeEach(() => {
  server = new Server();
  vi.stubGlobal("fetch", server.fetch);
});

afterEach(() => vi.unstubAllGlobals());

test("what was stored without an answer is this phone's own: changed once more it is no other phone's", async () => {
  const phone = new Phone(server);
  server.losesAnswers = true;
  const { id } = await phone.pads.keep(named("Dice"));
  await phone.list();
  await phone.pads.keep(named("More dice"), id);
  await settled();
  server.losesAnswers = false;
  await phone.pads.keep(named("Most dice"), id);
  await phone.list();
  expect(server.rows.get(id)?.pad.name).toBe("Most dice");
  expect(await phone.names()).toEqual(["Most dice"]);
  expect((await phone.pads.records()).map(({ waits, unanswered }) => [waits, unanswered])).toEqual([
    [false, []],
  ]);
});

test("a page that was left before its answer takes the version over, and nothing is refused", async () => {
  const phone = new Phone(server);
  server.losesAnswers = true;
  const { id } = await phone.pads.keep(named("Dice"));
  await phone.list();
  server.losesAnswers = false;
  await phone.pads.keep(named("More dice"), id);
  phone.sync.onListing(server.listing);
  await settled();
  expect(server.statuses).toEqual([201, 200]);
  expect(server.rows.get(id)?.version).toBe(2);
});

test("another phone's change is kept beside one's own that had no answer", async () => {
  const [ada, ben] = [new Phone(server), new Phone(server)];
  const { id } = await ada.pads.keep(named("Dice"));
  await ada.list();
  server.losesAnswers = true;
  await ada.pads.keep(named("Dice of Ada"), id);
  await settled();
  server.losesAnswers = false;
  await ben.list();
  await ben.pads.keep(named("Dice of Ben"), id);
  await settled();
  await ada.pads.keep(named("More dice of Ada"), id);
  await ada.list();
  expect(server.rows.get(id)?.pad.name).toBe("More dice of Ada");
  expect(await ada.names()).toEqual(["Dice of Ben", "More dice of Ada"]);
});

test("a pad deleted before the answer to its first sending stays deleted", async () => {
  const phone = new Phone(server);
  server.losesAnswers = true;
  const { id } = await phone.pads.keep(named("Dice"));
  await phone.list();
  server.losesAnswers = false;
  await phone.pads.erase(id);
  await settled();
  expect(server.rows.size).toBe(0);
  await phone.list();
  expect(await phone.pads.allRecords()).toEqual([]);
});
