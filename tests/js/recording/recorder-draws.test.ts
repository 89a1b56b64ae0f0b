import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Screen } from "./record-screen.ts";

let screen: Screen;

beforeEach(async () => {
  screen = await new Screen().open();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a tap is drawn before it counts", () => {
  const draft = screen.points(4, null);
  screen.session.tap(draft);
  expect(screen.session.draftToDraw(screen.current)).toBe(draft);
  expect(screen.current.draft).not.toBe(draft);
});

test("a tap draws the recorder alone; the rest of the screen is drawn once the engine has answered", async () => {
  await screen.current.answer;
  screen.drawn = [];
  await screen.tap(screen.points(4, null));
  expect(screen.drawn.indexOf("all")).toBe(screen.drawn.length - 1);
});

test("who moves on is drawn once: what is shown at the tap is what counts", async () => {
  await screen.tap({ ...screen.points(52, null), typed: { 0: "50+2" } });
  screen.session.tap({ ...screen.current.draft, seat: 1 });
  const shown = screen.session.draftToDraw(screen.current);
  await vi.waitFor(() => expect(screen.current.draft).toBe(shown));
  expect(shown).not.toHaveProperty("typed");
});

test("a recorder knows while its draft becomes an entry, and no longer", async () => {
  await screen.tap(screen.points(4, 7));
  const write = screen.store.write.bind(screen.store);
  const seen: boolean[] = [];
  vi.spyOn(screen.store, "write").mockImplementation((...entry) => {
    seen.push(screen.session.isCommitting);
    return write(...entry);
  });
  await screen.session.act();
  expect([...seen, screen.session.isCommitting]).toEqual([true, false]);
});

test("who has left a recorder is not told of any more, whatever tap counts later", async () => {
  const presenceSender = { start: vi.fn(), stop: vi.fn() };
  Object.assign(screen.store.connection, {
    network: { presenceSender, live: { onStoreChange: () => undefined, presence: { others: [] } } },
  });
  screen.session.tap(screen.points(4, null));
  screen.session.leave();
  await vi.waitFor(() => expect(screen.current.draft).toEqual(screen.points(4, null)));
  await screen.current.answer;
  expect(presenceSender.start).not.toHaveBeenCalled();
});

test("a tap that counts once its recorder was left is drawn where the draft is shown", async () => {
  const shown: unknown[] = [];
  screen.session.tap(screen.points(4, null));
  screen.session.leave();
  screen.store.watch(() => shown.push(screen.store.drafts.current(screen.game, "new")));
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(screen.points(4, null)));
});

test("the other phones are told while something is filled in, and when nothing is any more", async () => {
  const presenceSender = { start: vi.fn(), stop: vi.fn() };
  Object.assign(screen.store.connection, {
    network: { presenceSender, live: { onStoreChange: () => undefined, presence: { others: [] } } },
  });
  screen.session.update();
  expect(presenceSender.stop).toHaveBeenCalledOnce();
  await screen.tap(screen.points(4, null));
  screen.session.update();
  expect(presenceSender.start).toHaveBeenCalledWith(screen.game, "new:1", expect.any(Function));
  screen.session.leave();
  expect(presenceSender.stop).toHaveBeenCalledTimes(2);
});

test("the draft that follows on a screen that was left is told to nobody", async () => {
  const presenceSender = { start: vi.fn(), stop: vi.fn() };
  Object.assign(screen.store.connection, {
    network: { presenceSender, live: { onStoreChange: () => undefined, presence: { others: [] } } },
  });
  screen.session.leave();
  await screen.begin(false);
  await screen.tap(screen.points(4, null));
  expect(presenceSender.start).not.toHaveBeenCalled();
  await screen.begin();
  await screen.tap(screen.points(5, null));
  expect(presenceSender.start).toHaveBeenCalled();
});
