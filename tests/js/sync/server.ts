/** A server for the phone's exchange with it, in a test. */

import type { LogEntry } from "../../../static/js/page/log/records.ts";

/** What the server takes in one call: `LARGEST_BODY` in companion/core/limits.py. */
export const MAX_BODY_BYTES = 1_000_000;

/** A server with one game, as docs/api.md describes it. */
export class Server {
  epoch = "first";
  log: LogEntry[] = [];
  /** By method and path how often it was called. */
  calls: string[] = [];
  /** The bodies of all batches, in bytes. */
  sizes: number[] = [];
  /** What came with each start of a game. */
  proofs: unknown[] = [];
  /** Whether it has lost the game. */
  isRestored = false;
  /** Of each batch that was accepted as it was: what it said of who had written it. */
  origins: unknown[] = [];
  /** Whether it is of before the origins, and refuses what it does not know. */
  isEarlier = false;
  /** Refuses the entry of this id. */
  refused = "";
  /** Why it does. */
  why = "log.only_watches";
  /** The next answer to a batch gets lost, and whatever this does happens before the next call. */
  afterLostAnswer: (() => void) | null = null;

  readonly fetch = async (path: string, { method = "GET", body }: RequestInit): Promise<Response> => {
    const address = new URL(path, "http://companion");
    this.calls.push(`${method} ${address.pathname.replace(/games\/[^/]+/, "games/ID")}`);
    if (method === "PUT") {
      this.proofs.push((JSON.parse(String(body)) as { proof?: string }).proof);
      return json(201, { proof: "mine" });
    }
    if (method === "POST") return this.#append(address, String(body));
    if (address.pathname.endsWith("/games")) return json(200, { games: [], more: true });
    if (this.isRestored && this.proofs.length < 2) return json(404, {});
    return json(200, this.#after(Number(address.searchParams.get("after"))));
  };

  #after(seq: number): object {
    return { epoch: this.epoch, seq: this.log.length, entries: this.log.slice(seq) };
  }

  #append({ searchParams }: URL, text: string): Response {
    const size = new TextEncoder().encode(text).length;
    this.sizes.push(size);
    if (size > MAX_BODY_BYTES) return json(413, {});
    const body = JSON.parse(text) as { after: number; entries: LogEntry[]; origins?: unknown };
    const { after, entries, origins } = body;
    if (this.isEarlier && origins) return json(400, { problem: { code: "api.batch", params: {} } });
    this.origins.push(origins);
    const isOver = ![this.epoch, ""].includes(searchParams.get("epoch") ?? "");
    const fresh = entries.filter(({ id }) => !this.log.some((one) => one.id === id));
    if (isOver || (fresh.length && after !== this.log.length))
      return json(409, this.#after(isOver ? 0 : after));
    const end = entries.findIndex(({ id }) => id === this.refused);
    const good = end < 0 ? entries : entries.slice(0, end);
    this.log.push(...fresh.filter((one) => good.includes(one)));
    const happens = this.afterLostAnswer;
    this.afterLostAnswer = null;
    if (happens) {
      happens();
      throw new TypeError("no network");
    }
    const answer = { epoch: this.epoch, seq: this.log.length };
    if (end < 0) return json(200, answer);
    const problem = { code: this.why, at: [], entry: 1, params: {} };
    return json(422, { ...answer, problem, id: this.refused, stored: good.map(({ id }) => id) });
  }
}

function json(status: number, answer: object): Response {
  return Response.json(answer, { status });
}
