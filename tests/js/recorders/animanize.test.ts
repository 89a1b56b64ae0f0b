import { expect, test } from "vitest";
import { readMessages } from "../../../static/js/build/messages-plugin.ts";
import { changeDepth, moveCursor } from "../../../static/js/page/recorders/animanize/depths.ts";
import { newRound, type RoundDraft } from "../../../static/js/page/recorders/animanize/round.ts";
import {
  countTrick,
  markOut,
  toggleAnimal,
  toggleOut,
  toggleQuestion,
  withHand,
  withTricks,
} from "../../../static/js/page/recorders/animanize/taps.ts";
import { tileView } from "../../../static/js/page/recorders/animanize/tile.ts";
import { kind } from "../../../static/js/page/recorders/animanize.ts";
import { withPlayer } from "../../../static/js/page/recorders/recorder.ts";
import type { Choices, Depth, Setup, Sheet } from "../../../static/js/types.ts";

const setup: Setup = {
  game: "animanize",
  seats: [{ name: "Ada" }, { name: "Ben" }, { name: "Cy" }],
  options: {},
  playing: [true, true, true],
};

/** What everybody took, short: "2[9,4] 0[] ?[]", "15 points", "–" for nothing known. */
function hauls(draft: RoundDraft): string {
  return draft.entry.players
    .map((item) => {
      if (!item) return "–";
      if ("points" in item) return `${item.points} points`;
      const out = "eliminated" in item ? ` out ${item.eliminated ?? "?"}` : "";
      return `${item.tricks ?? "?"}[${item.animals}]${out}`;
    })
    .join(" ");
}

/** A round counted while it was played: "0 1 1:9" are tricks of Ada and Ben, and the 9 for Ben. */
function played(taps: string, seats = 3): RoundDraft {
  return taps.split(" ").reduce(
    (draft, tap) => {
      const [seat, animal] = tap.split(":").map(Number) as [number, number?];
      return animal ? toggleAnimal(draft, seat, animal, false) : countTrick(draft, seat, null);
    },
    newRound(seats, "cards"),
  );
}

function afterwards(...numbers: number[]): RoundDraft {
  return numbers.reduce(withTricks, newRound(3, "counts"));
}

test("while playing, a tile counts a trick and an animal counts both", () => {
  expect(hauls(played("0 1 1:9 2:4 0"))).toBe("2[] 2[9] 1[4]");
});

test("a second tap takes the animal back with its trick", () => {
  expect(hauls(played("1 1:9 1:9"))).toBe("0[] 1[] 0[]");
});

test("in another column the animal moves with its trick", () => {
  expect(hauls(played("1 1:9 2:9"))).toBe("0[] 1[] 1[9]");
});

test("in a correction it moves with its trick as well, and goes alone", () => {
  const round = kind.draftOf(played("1 1:9 0").entry, setup) as RoundDraft;
  const moved = toggleAnimal(round, 2, 9, true);
  expect(hauls(moved)).toBe("1[] 1[] 1[9]");
  expect(hauls(toggleAnimal(moved, 2, 9, true))).toBe("1[] 1[] 1[]");
});

test("an animal that moves takes its trick along, recorded by counts as in a correction", () => {
  const counted = toggleAnimal(afterwards(5, 6), 1, 9, true);
  const corrected = kind.draftOf(counted.entry, setup) as RoundDraft;
  for (const draft of [counted, corrected]) {
    const toAda = toggleAnimal(draft, 0, 9, true);
    expect(hauls(toAda)).toBe("6[9] 5[] ?[]");
    expect(hauls(toggleAnimal(toAda, 0, 9, true))).toBe("6[] 5[] ?[]");
    expect(hauls(toggleAnimal(draft, 2, 9, true))).toBe("5[] 5[] ?[9]"); // Cy's number follows
  }
});

test("a trick whose number is not known yet stays where it is", () => {
  const open = toggleAnimal(afterwards(5), 0, 9, true);
  expect(hauls(toggleAnimal(open, 1, 9, true))).toBe("5[] ?[9] ?[]");
});

test("when all tricks are counted an animal comes alone, and goes alone", () => {
  const with9 = toggleAnimal(played("1 1"), 1, 9, true);
  expect(hauls(with9)).toBe("0[] 2[9] 0[]");
  expect(hauls(toggleAnimal(with9, 1, 9, true))).toBe("0[] 2[] 0[]");
});

test("the strip walks the players and leaves the last number open, because it follows", () => {
  const first = afterwards(5);
  expect([first.seat, first.asked]).toEqual([1, "tricks"]);
  const second = afterwards(5, 6);
  expect(second.asked).toBe(null);
  expect(hauls(second)).toBe("5[] 6[] ?[]");
});

test("after the round an animal adds no trick", () => {
  const held = toggleAnimal(afterwards(5, 6), 0, 9, false);
  expect(hauls(held)).toBe("5[9] 6[] ?[]");
  expect(hauls(toggleAnimal(held, 1, 9, false))).toBe("4[] 7[9] ?[]");
});

test("a tap on a tile asks for that number again, a second one lets it be", () => {
  const asking = toggleQuestion(afterwards(5, 6), 1);
  expect([asking.seat, asking.asked]).toEqual([1, "tricks"]);
  expect(toggleQuestion(asking, 1).asked).toBe(null);
  expect(hauls(withTricks(asking, 7))).toBe("5[] 7[] ?[]");
});

test("numbers counted while playing stay when the strip is opened, and the walk ends at the last", () => {
  const counted = changeDepth(played("0 1 1:9"), "counts");
  expect(hauls(counted)).toBe("1[] 2[9] 0[]");
  expect([counted.seat, counted.asked]).toEqual([0, "tricks"]);
  const all = [5, 6, 3].reduce(withTricks, counted);
  expect(hauls(all)).toBe("5[] 6[9] 3[]");
  expect(all.asked).toBe(null);
});

test("a number on the strip stands for itself: its animals go without a trick", () => {
  const counted = withTricks(changeDepth(played("0 1 1:9"), "counts"), 5);
  expect(hauls(toggleAnimal(counted, 1, 9, false))).toBe("5[] 1[] 0[]");
  const renumbered = withTricks(counted, 6);
  expect(hauls(toggleAnimal(renumbered, 1, 9, false))).toBe("5[] 6[] 0[]");
});

test("an untouched round turns from counting to open numbers and back", () => {
  const counts = changeDepth(newRound(3, "cards"), "counts");
  expect(hauls(counts)).toBe("?[] ?[] ?[]");
  expect(hauls(changeDepth(changeDepth(counts, "points"), "cards"))).toBe("0[] 0[] 0[]");
});

test("a number that follows is not lost on the way back to counting", () => {
  expect(hauls(changeDepth(changeDepth(afterwards(5, 6), "points"), "cards"))).toBe("5[] 6[] ?[]");
});

test("turning to points keeps who has something and asks for all the others", () => {
  const draft = changeDepth(changeDepth(played("0 1 1:9"), "counts"), "points");
  expect(hauls(draft)).toBe("1[] 2[9] –");
  expect(hauls(changeDepth(draft, "cards"))).toBe("1[] 2[9] 0[]");
});

test("who is known by points can be counted again, and the others stay", () => {
  const draft = withPlayer({ ...newRound(3, "points"), seat: 1 }, 1, { points: 15 }) as RoundDraft;
  expect(hauls(changeDepth(draft, "cards"))).toBe("0[] 0[] 0[]");
  const two = withPlayer({ ...draft, seat: 2 }, 2, { points: 3 }) as RoundDraft;
  expect(hauls(changeDepth(two, "cards"))).toBe("– 15 points ?[]");
});

test("a tap in the column of who is known by points only goes there", () => {
  const draft = withPlayer(newRound(3, "counts"), 0, { points: 15 }) as RoundDraft;
  const there = toggleAnimal({ ...draft, seat: 1 }, 0, 9, false);
  expect(there.seat).toBe(0);
  expect(hauls(there)).toBe("15 points ?[] ?[]");
});

test("out: who, then how many animals; a second press takes it back", () => {
  const asking = toggleOut(afterwards(4, 4));
  expect(asking.asked).toBe("out");
  const who = markOut(asking, 1);
  expect(hauls(who)).toBe("4[] 4[] out ? ?[]");
  expect(who.asked).toBe("hand");
  const known = withHand(who, 2);
  expect(hauls(known)).toBe("4[] 4[] out 2 ?[]");
  expect(known.asked).toBe(null);
  expect(hauls(toggleOut(known))).toBe("4[] 4[] ?[]");
});

test("after the hand the strip goes on to the numbers still open", () => {
  for (const out of [2, 1]) {
    const known = withHand(markOut(toggleOut(newRound(3, "counts")), out), 3);
    expect([known.seat, known.asked]).toEqual([0, "tricks"]); // whom the main button asks for, too
  }
});

test("with hand and number open nothing follows, so the last one is asked for too", () => {
  const who = markOut(toggleOut(newRound(3, "counts")), 2);
  const rest = [4, 4].reduce(withTricks, { ...who, seat: 0, asked: "tricks" as const });
  expect([rest.seat, rest.asked]).toEqual([2, "tricks"]);
});

test("a problem leads to its strip", () => {
  const draft = { ...newRound(3, "counts"), seat: 2, asked: null };
  expect(moveCursor(draft, ["players", 2, "tricks"]).asked).toBe("tricks");
  expect(moveCursor(markOut(draft, 2), ["players", 2, "eliminated"]).asked).toBe("hand");
  expect(moveCursor(draft, ["players"]).asked).toBe(null);
});

test("no tap changes the draft before it", () => {
  const before = played("0 1:9");
  const copy = structuredClone(before);
  toggleAnimal(before, 2, 9, false);
  countTrick(before, 0, null);
  withTricks(changeDepth(before, "counts"), 3);
  expect(before).toEqual(copy);
});

test("a log that is left for counts has the tricks and animals logged so far", () => {
  const logging = { ...setup, options: { log_tricks: true } };
  const sheet = { table: { tricks: [0, 1, 2], animals: [[], [9], []] } } as unknown as Sheet;
  const log = kind.newDraft(logging, sheet, "cards");
  const left = (depth: Depth, from = sheet) => kind.changeDepth?.(log, depth, logging, from) as RoundDraft;
  expect(hauls(left("counts"))).toBe("0[] 1[9] 2[]");
  expect(hauls(left("points"))).toBe("– – –");
  expect(hauls(left("counts", { table: {} } as unknown as Sheet))).toBe("?[] ?[] ?[]");
});

test("a tile says how much is left below the limit; in German that is no rank", () => {
  const choices = { taps: { players: [{ room: 20 }, { room: 3 }, { room: 0 }], rest: null } };
  const words = (seat: number) =>
    tileView(newRound(3, "cards"), choices as unknown as Choices, setup, seat).words;
  expect([0, 1, 2].map(words)).toEqual(["20 left", "3 left", "0 left"]);
  expect(readMessages("de")["animanize.tile.room"]).toBe("noch %(room)s");
});
