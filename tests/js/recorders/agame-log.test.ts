import { expect, test } from "vitest";
import {
  carried,
  nextCatch,
  nextTrick,
  withCard,
  withLaid,
} from "../../../static/js/page/recorders/agame/log-draft.ts";

const laid = withLaid(nextTrick(["red 3", { card: "blue 21", seat: 1 }]), "red 3");

test("what was tapped while a trick was being written begins the next one", () => {
  expect(carried(laid, withCard(withCard(laid, "red 5"), "red 8"))).toEqual(nextTrick(["red 5", "red 8"]));
  expect(carried(laid, nextCatch())).toEqual(nextCatch());
});

test("a tap on a card of the trick that is written by now does nothing", () => {
  expect(carried(laid, withCard(laid, "blue 21"))).toBeNull();
  expect(carried(nextCatch(2), nextTrick(["red 5"]))).toBeNull();
});
