import { expect, test } from "vitest";
import {
  carryOver,
  newCatch,
  newTrick,
  withCard,
  withLaid,
} from "../../../static/js/page/recorders/agame/log-draft.ts";

const laid = withLaid(newTrick(["red 3", { card: "blue 21", seat: 1 }]), "red 3");

test("what was tapped while a trick was being written begins the next one", () => {
  expect(carryOver(laid, withCard(withCard(laid, "red 5"), "red 8"))).toEqual(newTrick(["red 5", "red 8"]));
  expect(carryOver(laid, newCatch())).toEqual(newCatch());
});

test("a tap on a card of the trick that is written by now does nothing", () => {
  expect(carryOver(laid, withCard(laid, "blue 21"))).toBeNull();
  expect(carryOver(newCatch(2), newTrick(["red 5"]))).toBeNull();
});
