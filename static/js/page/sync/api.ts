/** The server's JSON API. */

import type { GameFile, Problem } from "../../types.ts";
import { MAX_PAUSE_MS } from "../local/retry.ts";
import type {
  Filled,
  GameRecord,
  ListedGame,
  LogDelta,
  LogEntry,
  OfferedPeople,
  WholeGame,
  WriterPhone,
} from "../log/records.ts";

/** A request that takes longer is given up: the network swallows what is sent. */
const TIMEOUT_MS = 20_000;

/** No answer worth believing: no network, a captive portal, a server in trouble. */
export class NetworkError extends Error {
  /** How long the server asks to be left alone, in milliseconds. */
  readonly pause: number;
  /** What was answered, if anything was. */
  readonly status: number | null;

  constructor(reason: string, pause = 0, status: number | null = null) {
    super(reason);
    this.pause = pause;
    this.status = status;
  }
}

/** Return what a `Retry-After` header asks for, in milliseconds: it is in seconds, or a date. */
export function parseRetryAfter(header: string | null, now = Date.now()): number {
  if (!header) return 0;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Math.min(Math.max(seconds || 0, 0) * 1000, MAX_PAUSE_MS);
}

/** What the server said to a batch of entries. */
export type PushResponse =
  | { status: 200; answer: { epoch: string; seq: number } }
  | { status: 409; answer: LogDelta }
  | { status: 422; answer: { epoch: string; seq: number; problem: Problem; id: string; stored: string[] } }
  | { status: 404 }
  | { status: 410 };

/** The server's log from some number on, or why there is none to be had. */
type PullResponse = { status: 200; answer: LogDelta } | { status: 404 | 410 };

export interface GameListing {
  games: ListedGame[];
  /** Whether there are older ones, not listed. */
  more?: boolean;
  /** An earlier version of the server knows of no people. */
  people?: OfferedPeople;
  /** The versions of the scorebooks' pads by their ids; an earlier version of the server keeps none. */
  pads?: Record<string, number>;
}

interface ApiResponse {
  status: number;
  answer: unknown;
}

/** Return the answer of one request; throws `NetworkError` unless it is Companion's own, with one of these statuses. */
export async function request(
  method: string,
  path: string,
  statuses: number[],
  body?: unknown,
): Promise<ApiResponse> {
  const response = await sendRequest(method, path, body);
  const type = response.headers.get("Content-Type") ?? "";
  const { status } = response;
  if (!/^application\/(problem\+)?json/.test(type) || !statuses.includes(status)) {
    void response.body?.cancel().catch(() => undefined); // unread it would keep one of six connections
    throw new NetworkError(`${status} ${type}`, parseRetryAfter(response.headers.get("Retry-After")), status);
  }
  const answer = await response.json().catch((error) => {
    throw new NetworkError(String(error));
  });
  return { status, answer };
}

async function sendRequest(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = {
    method,
    headers,
    credentials: "same-origin",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  if (body !== undefined) init.body = JSON.stringify(body);
  return fetch(path, init).catch((error) => {
    throw new NetworkError(String(error));
  });
}

export const gamePath = (id: string) => `/api/games/${encodeURIComponent(id)}`;

/** Return the games this device may see, and the people who may sit down to another. */
export async function fetchListing(): Promise<GameListing> {
  return (await request("GET", "/api/games", [200])).answer as GameListing;
}

/** Return a game with its log, null when this device may not see it. */
export async function fetchGame(id: string): Promise<WholeGame | null> {
  const { status, answer } = await request("GET", gamePath(id), [200, 404, 410]);
  return status === 200 ? (answer as WholeGame) : null;
}

/**
 * Tell the server of a game, which one it is a rematch of, and whose it was: the status, and
 * what is wrong with the game where something is.
 */
export async function putGame(
  id: string,
  body: Omit<GameFile, "log"> & Pick<GameRecord, "after" | "proof">,
): Promise<{ status: number; problem?: Problem; proof?: string }> {
  const { status, answer } = await request("PUT", gamePath(id), [200, 201, 400, 404, 410, 422], body);
  return Object.assign(answer as object, { status });
}

/** Throw a game away on the server; false where it has rounds by now, or is not this device's to throw away. */
export async function deleteGame(id: string): Promise<boolean> {
  const { status } = await request("DELETE", gamePath(id), [200, 404, 410, 422], {});
  return status === 200 || status === 410;
}

/** Return what was written after that number. */
export async function fetchLog(id: string, after: number): Promise<PullResponse> {
  return checkLogResponse(
    await request("GET", `${gamePath(id)}/log?after=${after}`, [200, 404, 410]),
  ) as PullResponse;
}

/**
 * Send entries; `seq` is the last number this phone has seen, in that epoch. `origins`: which phones wrote those
 * that this one only brings. An earlier server, which takes none, gets the entries alone.
 */
export async function postLog(
  { id, seq: after, epoch }: Pick<GameRecord, "id" | "seq" | "epoch">,
  entries: LogEntry[],
  origins: Record<string, WriterPhone> = {},
): Promise<PushResponse> {
  const path = `${gamePath(id)}/log?epoch=${epoch ?? ""}`;
  const statuses = [200, 404, 409, 410, 422];
  if (Object.keys(origins).length) {
    const response = await request("POST", path, [...statuses, 400], { after, entries, origins });
    if (response.status !== 400) return checkLogResponse(response) as PushResponse;
  }
  return checkLogResponse(await request("POST", path, statuses, { after, entries })) as PushResponse;
}

/** Tell the other phones where something is filled in, and what; `place` null: nowhere any more. Returns the status. */
export async function postPresence(id: string, place: string | null, filled: Filled | null): Promise<number> {
  const notice = filled ? { place, filled } : { place };
  const response = await sendRequest("POST", `${gamePath(id)}/writing`, notice);
  await response.text(); // unread it would keep its connection
  return response.status;
}

/** Return an answer about a log, once it has what every such answer has. */
function checkLogResponse(response: ApiResponse): ApiResponse {
  const { status, answer } = response;
  const { epoch, seq } = (answer ?? {}) as Partial<LogDelta>;
  if (status !== 404 && status !== 410 && (typeof epoch !== "string" || !Number.isInteger(seq)))
    throw new NetworkError("no epoch");
  return response;
}
