import { expect, test } from "vitest";
import { spreadOut } from "../../../static/js/chart/spread.ts";

test("what stands apart stays where it is", () => {
  expect(spreadOut([90, 10, 50], 15, 110)).toEqual([90, 10, 50]);
  expect(spreadOut([42], 15, 110)).toEqual([42]);
});

test("what lies too close is moved apart, in its order", () => {
  expect(spreadOut([50, 52, 49], 15, 110)).toEqual([64, 79, 49]);
});

test("equals keep the order of the seats, and nothing leaves the picture", () => {
  expect(spreadOut([110, 110, 110], 15, 110)).toEqual([80, 95, 110]);
});

test("where there is no room the gaps shrink evenly", () => {
  expect(spreadOut([0, 0, 0, 0, 0], 50, 100)).toEqual([0, 25, 50, 75, 100]);
});
