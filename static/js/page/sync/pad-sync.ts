/**
 * Brings one's own pads and those of the scorebook together.
 *
 * Each change names the version it was made of. Where another phone was first, what it stored stands, and becomes a
 * pad of its own beside what was changed here, which is stored last: nothing is lost. What this phone has sent itself
 * without hearing so, on a page that was left, is no other phone's. As everywhere nothing waits for it.
 */

import type { Pad, Problem } from "../../types.ts";
import { copyOf, type OwnPadRecord, type OwnPads } from "../local/own-pads.ts";
import { RetryTask } from "../local/retry.ts";
import { newId } from "../log/records.ts";
import { isSame } from "../log/shared-draft.ts";
import { NetworkError, request } from "./api.ts";
import { runInOneTab } from "./sync.ts";

/** A pad as the server has it. */
interface ServerPad {
  id: string;
  scorebook: string;
  pad: Pad;
  retired: boolean;
  version: number;
}

interface PadListing {
  pads: ServerPad[];
  /** The ids of those that were deleted for good; an earlier server deletes none. */
  erased?: string[];
  scorebooks: string[];
}

type PutResponse =
  | { status: 200 | 201 | 409; answer: ServerPad }
  | { status: 422; answer: { problem: Problem } }
  | { status: 404; answer: unknown };

/** How often one pad is sent in a row: others change it as well. */
const MAX_ATTEMPTS = 5;

export class PadSync {
  #pads: OwnPads;
  /** What the server has listed last; null: it keeps no pads, or was not asked yet. */
  #listed: Record<string, number> | null = null;
  /** What the server has refused since the app was started, by its id when it was changed: it would again. */
  #refused = new Map<string, number>();
  #task = new RetryTask(
    () => runInOneTab("pads", () => this.#exchange()),
    (error) => {
      if (error && !(error instanceof NetworkError || error instanceof DOMException)) reportError(error);
    },
  );

  constructor(pads: OwnPads) {
    this.#pads = pads;
    pads.addEventListener("save", () => this.#listed && this.#task.run());
  }

  /** Send and fetch what the server's list shows to be missing, here or there. */
  onListing(listed: Record<string, number> | undefined): void {
    this.#listed = listed ?? null;
    if (listed) this.#task.restart();
  }

  async #exchange(): Promise<void> {
    await this.#pads.reread();
    const records = await this.#pads.allRecords();
    const isUncertain = records.some(({ isErased, unanswered }) => isErased && unanswered?.length);
    if (isUncertain || isBehind(records, this.#listed ?? {})) await this.#pull();
    for (const record of await this.#pads.allRecords())
      if (record.waits && this.#refused.get(record.id) !== record.changed)
        await (record.isErased ? this.#erase(record) : this.#send(record));
  }

  /** Take in what is new on the server; what it lacks after a backup was restored is to be sent again. */
  async #pull(): Promise<void> {
    const { pads, erased = [], scorebooks } = (await request("GET", "/api/pads", [200])).answer as PadListing;
    const here = new Map((await this.#pads.allRecords()).map((record) => [record.id, record]));
    const there = new Map(pads.map((pad) => [pad.id, pad]));
    const updates = pads.flatMap((pad) => updateOf(here.get(pad.id), pad) ?? []);
    const gone = [...here.values()].filter(({ id, waits }) => erased.includes(id) && !waits);
    const lost = [...here.values()].filter(
      (record) => record.version > 0 && !there.has(record.id) && !gone.includes(record),
    );
    await this.#pads.store([...updates, ...lost.map((record) => withoutServer(record, scorebooks))]);
    for (const { id } of gone) await this.#pads.forget(id);
    this.#listed = Object.fromEntries(pads.map(({ id, version }) => [id, version]));
  }

  async #send(record: OwnPadRecord): Promise<void> {
    let sent = record;
    const own = await this.#pads.noteSent(record.id, record.pad);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const { status, answer } = await putPad(sent);
      if (status === 404 && !sent.scorebook) return this.#refuse(record, null);
      if (status === 422) return this.#refuse(record, answer.problem);
      if (status === 200 || status === 201) return this.#acknowledge(record, answer);
      if (status === 404) sent = { ...sent, scorebook: null, version: 0 };
      else {
        if (!hasPad(own, answer.pad)) await this.#keepOther(record, answer);
        sent = { ...sent, scorebook: answer.scorebook, version: answer.version };
      }
    }
    throw new NetworkError("no headway");
  }

  /** Tell the server that a pad is deleted; where somebody has changed it since, it is back as that one has it, or as it is kept here. */
  async #erase(record: OwnPadRecord): Promise<void> {
    const { id, version, scorebook } = record;
    if (version && scorebook) {
      const path = `/api/pads/${encodeURIComponent(id)}`;
      const body = { version, scorebook };
      const { status, answer } = await request("DELETE", path, [200, 404, 409, 422], body);
      if ((await this.#pads.list()).some((own) => own.id === id)) return;
      if (status === 409) return this.#pads.store([recordOf(answer as ServerPad)]);
    }
    await this.#pads.forget(id);
    if (this.#listed) delete this.#listed[id];
  }

  /** Keep what another phone has stored as a pad of its own; once that is known, no later attempt does so again. */
  async #keepOther({ id }: OwnPadRecord, other: ServerPad): Promise<void> {
    const names = (await this.#pads.list()).map((own) => own.pad);
    const copy = copyOf(other.pad, names);
    const mine = (await this.#pads.allRecords()).filter((record) => record.id === id);
    const { scorebook, version } = other;
    await this.#pads.store([
      { ...recordOf({ ...other, pad: copy }), id: newId(), version: 0, waits: true },
      ...mine.map((record) => ({ ...record, scorebook, version })),
    ]);
  }

  /** Note that the server has what was sent; what was changed meanwhile still waits. */
  async #acknowledge(sent: OwnPadRecord, { scorebook, version }: ServerPad): Promise<void> {
    const now = (await this.#pads.allRecords()).find(({ id }) => id === sent.id) ?? sent;
    const waits = now.changed !== sent.changed || now.pad !== sent.pad;
    await this.#pads.store([{ ...now, scorebook, version, waits, refused: null, unanswered: [] }]);
    if (this.#listed) this.#listed[sent.id] = version;
    if (waits) this.#task.run();
  }

  async #refuse(record: OwnPadRecord, refused: Problem | null): Promise<void> {
    this.#refused.set(record.id, record.changed);
    const now = (await this.#pads.allRecords()).find(({ id }) => id === record.id);
    if (now?.changed === record.changed && JSON.stringify(now.refused) !== JSON.stringify(refused))
      await this.#pads.store([{ ...now, refused }]);
  }
}

/** Return whether the server has another version of any pad than this phone, or lacks one. */
function isBehind(records: OwnPadRecord[], listed: Record<string, number>): boolean {
  const here = new Map(records.map(({ id, version }) => [id, version]));
  return (
    Object.entries(listed).some(([id, version]) => here.get(id) !== version) ||
    records.some(({ id, version }) => version > 0 && !Object.hasOwn(listed, id))
  );
}

/** Return a pad as it is to be stored here; null: as it is. What was changed here is sent first. */
function updateOf(mine: OwnPadRecord | undefined, pad: ServerPad): OwnPadRecord | null {
  if (!mine) return recordOf(pad);
  if (mine.version === pad.version) return null;
  if (mine.waits)
    return hasPad(mine.unanswered, pad.pad)
      ? { ...mine, scorebook: pad.scorebook, version: pad.version, unanswered: [] }
      : null;
  if (mine.version < pad.version) return { ...recordOf(pad), changed: Date.now() };
  return { ...mine, scorebook: pad.scorebook, version: pad.version, waits: true }; // the server's is of a backup
}

function hasPad(pads: Pad[] | undefined, pad: Pad): boolean {
  return pads?.some((one) => isSame(one, pad)) ?? false;
}

/** Return a pad that the server has no more: to be sent again, or kept on this phone where the scorebook is gone. */
function withoutServer(record: OwnPadRecord, scorebooks: string[]): OwnPadRecord {
  const isLost = record.scorebook !== null && scorebooks.includes(record.scorebook);
  return {
    ...record,
    version: 0,
    scorebook: isLost ? record.scorebook : null,
    waits: record.waits || isLost,
  };
}

function recordOf({ id, scorebook, pad, retired, version }: ServerPad): OwnPadRecord {
  const stored = { version, scorebook, waits: false, refused: null, unanswered: [] };
  return { id, pad, isRetired: retired, changed: Date.now(), ...stored };
}

async function putPad({ id, pad, isRetired, version, scorebook }: OwnPadRecord): Promise<PutResponse> {
  const body = { pad, retired: isRetired, version, ...(scorebook && { scorebook }) };
  const path = `/api/pads/${encodeURIComponent(id)}`;
  return (await request("PUT", path, [200, 201, 404, 409, 422], body)) as PutResponse;
}
