/** A server that keeps pads, and phones that exchange theirs with it. */

import { readFileSync } from "node:fs";
import { OwnPads } from "../../../static/js/page/local/own-pads.ts";
import { WriteQueue } from "../../../static/js/page/local/retry.ts";
import { PadSync } from "../../../static/js/page/sync/pad-sync.ts";
import type { Pad } from "../../../static/js/types.ts";

export const WIZARD: Pad = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../../companion/pads/wizard.json`, "utf8"),
);
export const named = (name: string): Pad => ({ ...WIZARD, name });

interface Row {
  id: string;
  scorebook: string;
  pad: Pad;
  retired: boolean;
  version: number;
}

/** The calls about pads, as docs/api.md describes them, of one scorebook. */
export class Server {
  rows = new Map<string, Row>();
  erased: string[] = [];
  scorebook: string | null = "book";
  isReachable = true;
  /** Whether it does what it is asked, but no answer comes through. */
  losesAnswers = false;
  /** Of the answers to what changes a pad. */
  statuses: number[] = [];
  problem: object | null = null;

  readonly fetch = async (path: string, { method = "GET", body }: RequestInit): Promise<Response> => {
    if (!this.isReachable) throw new TypeError("no network");
    if (method === "GET") {
      const scorebooks = this.scorebook ? [this.scorebook] : [];
      const pads = this.scorebook ? [...this.rows.values()] : [];
      return Response.json({ pads, erased: this.erased, scorebooks });
    }
    const id = decodeURIComponent(path.split("/").pop() ?? "");
    const sent = JSON.parse(String(body));
    const answer = method === "DELETE" ? this.#erase(id, sent) : this.#put(id, sent);
    this.statuses.push(answer.status);
    if (this.losesAnswers) throw new TypeError("broken off");
    return answer;
  };

  #put(id: string, sent: Omit<Row, "id"> & { scorebook?: string }): Response {
    if (sent.scorebook && sent.scorebook !== this.scorebook) return Response.json({}, { status: 404 });
    if (this.problem) return Response.json({ problem: this.problem }, { status: 422 });
    this.scorebook ??= "another";
    const row = this.rows.get(id);
    const isSame =
      row && JSON.stringify(row.pad) === JSON.stringify(sent.pad) && row.retired === sent.retired;
    if (row && isSame) return Response.json(row);
    if (row && row.version !== sent.version) return Response.json(row, { status: 409 });
    const after = { id, scorebook: this.scorebook, pad: sent.pad, retired: sent.retired };
    this.rows.set(id, { ...after, version: sent.version + 1 });
    return Response.json(this.rows.get(id), { status: row ? 200 : 201 });
  }

  #erase(id: string, { version }: { version: number }): Response {
    const row = this.rows.get(id);
    if (row && row.version !== version) return Response.json(row, { status: 409 });
    this.rows.delete(id);
    this.erased.push(id);
    return Response.json({ id });
  }

  get listing(): Record<string, number> {
    const rows = this.scorebook ? [...this.rows.values()] : [];
    return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  }
}

/** A phone's pads beside those of others on this machine: they only share the server. */
export class Phone {
  readonly pads: OwnPads;
  readonly sync: PadSync;
  #server: Server;

  constructor(server: Server) {
    this.#server = server;
    this.pads = new OwnPads(new WriteQueue(() => undefined), `pads ${Phone.#count++}`);
    this.sync = new PadSync(this.pads);
  }

  static #count = 0;

  /** Hear what the server lists, and come to rest. */
  async list(): Promise<void> {
    this.sync.onListing(this.#server.listing);
    await settled();
  }

  async names(): Promise<unknown[]> {
    return (await this.pads.list()).map(({ pad }) => pad.name).sort();
  }
}

/** Until nothing more happens: the disk and the answers of the server are at once. */
export async function settled(): Promise<void> {
  for (let step = 0; step < 200; step++) await new Promise(setImmediate);
}
