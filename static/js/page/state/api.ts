/** The server's JSON API. */

import type { GameFile, Problem } from "../../types.ts";
import type { LogEntry } from "./records.ts";

/** No answer worth believing: no network, a captive portal, a server in trouble. */
export class Unreachable extends Error {}

/** The end of a game's log, as the server numbers it, with the entries asked for. */
export interface News {
  epoch: string;
  seq: number;
  entries: LogEntry[];
}

/** What the server said to a batch of entries. */
export type Pushed =
  | { status: 200; answer: { epoch: string; seq: number } }
  | { status: 409; answer: News }
  | { status: 422; answer: { epoch: string; seq: number; problem: Problem; id: string; stored: string[] } }
  | { status: 404; answer: unknown };

export interface ListedGame {
  id: string;
  seq: number;
  epoch: string;
}

export interface WholeGame {
  file: Omit<GameFile, "log"> & { log: LogEntry[] };
  seq: number;
  epoch: string;
}

interface Answered {
  status: number;
  answer: unknown;
}

/** The answer of one request; throws `Unreachable` unless it is JSON from Companion itself. */
async function ask(method: string, path: string, body?: unknown): Promise<Answered> {
  const request: RequestInit = {
    method,
    headers: { Accept: "application/json" },
    credentials: "same-origin",
  };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  const response = await fetch(path, request).catch((error) => {
    throw new Unreachable(String(error));
  });
  const type = response.headers.get("Content-Type") ?? "";
  if (!/^application\/(problem\+)?json/.test(type) || response.status >= 500 || response.status === 429) {
    throw new Unreachable(`${response.status} ${type}`);
  }
  return { status: response.status, answer: await response.json() };
}

const gamePath = (id: string) => `/api/games/${encodeURIComponent(id)}`;

/** The games this device may see. */
export async function listGames(): Promise<ListedGame[]> {
  const { status, answer } = await ask("GET", "/api/games");
  return status === 200 ? (answer as { games: ListedGame[] }).games : [];
}

/** A game with its log, null when this device may not see it. */
export async function getGame(id: string): Promise<WholeGame | null> {
  const { status, answer } = await ask("GET", gamePath(id));
  return status === 200 ? (answer as WholeGame) : null;
}

/** Tells the server of a game: whether it has it now, and if not, why. */
export async function putGame(
  id: string,
  file: Omit<GameFile, "log">,
): Promise<{ known: boolean; problem: Problem | null }> {
  const { status, answer } = await ask("PUT", gamePath(id), file);
  const { problem = null } = answer as { problem?: Problem };
  return { known: status < 300, problem };
}

/** What was written after that number, null when this device may not see the game. */
export async function getLog(id: string, after: number): Promise<News | null> {
  const { status, answer } = await ask("GET", `${gamePath(id)}/log?after=${after}`);
  return status === 200 ? (answer as News) : null;
}

/** Sends entries; `after` is the last number this phone has seen. */
export async function postLog(id: string, after: number, entries: LogEntry[]): Promise<Pushed> {
  return (await ask("POST", `${gamePath(id)}/log`, { after, entries })) as Pushed;
}
