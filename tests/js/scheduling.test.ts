import { expect, test } from "vitest";
import { singleFlight } from "../../static/js/page/scheduling.ts";

test("what is under way is not begun again, what is done may be", async () => {
  const begun: string[] = [];
  let done: (word: string) => void = () => undefined;
  const action = singleFlight((name: string) => {
    begun.push(name);
    return new Promise<string>((resolve) => {
      done = resolve;
    });
  });
  const answers = [action("first"), action("again")];
  done("done");
  expect(await Promise.all(answers)).toEqual(["done", "done"]);
  void action("later");
  expect(begun).toEqual(["first", "later"]);
});

test("what failed may be tried again", async () => {
  const action = singleFlight(async (fails: boolean) => {
    if (fails) throw new Error("failed");
    return "done";
  });
  await expect(action(true)).rejects.toThrow("failed");
  expect(await action(false)).toBe("done");
});
