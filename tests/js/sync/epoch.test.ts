import { afterEach, expect, test, vi } from "vitest";
import { postLog } from "../../../static/js/page/sync/api.ts";

const round = { type: "round", id: "r" };

afterEach(() => vi.unstubAllGlobals());

/** A server that takes whatever comes; the calls it has had. */
function server(): string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    calls.push(`${path} ${body}`);
    return Response.json({ epoch: "e", seq: 5 });
  });
  return calls;
}

test("what is sent names the epoch in which its number counts", async () => {
  const calls = server();
  await postLog({ id: "g", seq: 4, epoch: "e" }, [round]);
  await postLog({ id: "g", seq: 0, epoch: null }, [round]);
  const entries = `"entries":[${JSON.stringify(round)}]`;
  expect(calls).toEqual([
    `/api/games/g/log?epoch=e {"after":4,${entries}}`,
    `/api/games/g/log?epoch= {"after":0,${entries}}`,
  ]);
});
