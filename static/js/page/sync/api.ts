/** The server's JSON API. */

import type { GameFile, Problem } from "../../types.ts";
import { wantedPause } from "../local/retry.ts";
import type { GameRecord, ListedGame, LogEntry, News, Offered, WholeGame } from "../log/records.ts";

/** A request that takes longer is given up: the network swallows what is sent. */
const PATIENCE = 20_000;

/** No answer worth believing: no network, a captive portal, a server in trouble. */
export class Unreachable extends Error {
  /** How long the server asks to be left alone, in milliseconds. */
  readonly pause: number;
  /** What was answered, if anything was. */
  readonly status: number | null;

  constructor(why: string, pause = 0, status: number | null = null) {
    super(why);
    this.pause = pause;
    this.status = status;
  }
}

/** What the server said to a batch of entries. */
export type Pushed =
  | { status: 200; answer: { epoch: string; seq: number } }
  | { status: 409; answer: News }
  | { status: 422; answer: { epoch: string; seq: number; problem: Problem; id: string; stored: string[] } }
  | { status: 404 }
  | { status: 410 };

/** The server's log from some number on, or why there is none to be had. */
type Pulled = { status: 200; answer: News } | { status: 404 | 410 };

export interface Listing {
  games: ListedGame[];
  /** Whether there are older ones, not listed. */
  more?: boolean;
  /** An earlier version of the server knows of no people. */
  people?: Offered;
}

interface Answered {
  status: number;
  answer: unknown;
}

/** The answer of one request; throws `Unreachable` unless it is Companion's own, with one of these statuses. */
export async function ask(
  method: string,
  path: string,
  expected: number[],
  body?: unknown,
): Promise<Answered> {
  const response = await sent(method, path, body);
  const type = response.headers.get("Content-Type") ?? "";
  const { status } = response;
  if (!/^application\/(problem\+)?json/.test(type) || !expected.includes(status)) {
    void response.body?.cancel().catch(() => undefined); // unread it would keep one of six connections
    throw new Unreachable(`${status} ${type}`, wantedPause(response.headers.get("Retry-After")), status);
  }
  const answer = await response.json().catch((error) => {
    throw new Unreachable(String(error));
  });
  return { status, answer };
}

async function sent(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = {
    method,
    headers,
    credentials: "same-origin",
    signal: AbortSignal.timeout(PATIENCE),
  };
  if (body !== undefined) request.body = JSON.stringify(body);
  return fetch(path, request).catch((error) => {
    throw new Unreachable(String(error));
  });
}

export const gamePath = (id: string) => `/api/games/${encodeURIComponent(id)}`;

/** The games this device may see, and the people who may sit down to another. */
export async function listing(): Promise<Listing> {
  return (await ask("GET", "/api/games", [200])).answer as Listing;
}

/** A game with its log, null when this device may not see it. */
export async function getGame(id: string): Promise<WholeGame | null> {
  const { status, answer } = await ask("GET", gamePath(id), [200, 404, 410]);
  return status === 200 ? (answer as WholeGame) : null;
}

/**
 * Tells the server of a game, and which one it is a rematch of: the status, and what
 * is wrong with the game where something is.
 */
export async function putGame(
  id: string,
  file: Omit<GameFile, "log">,
  after?: string,
): Promise<{ status: number; problem: Problem | null }> {
  const { status, answer } = await ask("PUT", gamePath(id), [200, 201, 400, 404, 410, 422], {
    ...file,
    after,
  });
  return { status, problem: (answer as { problem?: Problem }).problem ?? null };
}

/** What was written after that number. */
export async function getLog(id: string, after: number): Promise<Pulled> {
  return believed(await ask("GET", `${gamePath(id)}/log?after=${after}`, [200, 404, 410])) as Pulled;
}

/** Sends entries; `seq` is the last number this phone has seen, in that epoch. */
export async function postLog(
  { id, seq: after, epoch }: Pick<GameRecord, "id" | "seq" | "epoch">,
  entries: LogEntry[],
): Promise<Pushed> {
  const path = `${gamePath(id)}/log?epoch=${epoch ?? ""}`;
  return believed(await ask("POST", path, [200, 404, 409, 410, 422], { after, entries })) as Pushed;
}

/** Tells the other phones what is being filled in; `place` null: nothing any more. */
export async function postWriting(id: string, place: string | null): Promise<void> {
  await (await sent("POST", `${gamePath(id)}/writing`, { place })).text(); // unread it would keep its connection
}

/** An answer about a log, once it has what every such answer has. */
function believed(answered: Answered): Answered {
  const { status, answer } = answered;
  const { epoch, seq } = (answer ?? {}) as Partial<News>;
  if (status !== 404 && status !== 410 && (typeof epoch !== "string" || !Number.isInteger(seq)))
    throw new Unreachable(`${status} without epoch and number`);
  return answered;
}
