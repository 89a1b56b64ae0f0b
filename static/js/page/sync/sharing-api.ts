/** The server's calls about sharing: invitations, and the phones of a game. */

import type { GuestInvitation, Invitation, PhoneName, Role } from "../log/records.ts";
import { gamePath, request } from "./api.ts";

/** An invitation as every owner sees it. */
export type StandingInvitation = Omit<Invitation, "token"> & {
  used: number;
  /** Whether it was made on a phone, for one phone; an older server knows no such. */
  single?: boolean;
};

/** A phone at the table. */
export interface TableDevice {
  id: string;
  phone: PhoneName;
  role: Role;
  since: string;
  /** Whether it is this one. */
  this: boolean;
  /** Games that it began by an invitation to a single one; an older server tells none. */
  began?: number;
  /** Entries of the game that came from it; told to the owner, and not by an older server. */
  wrote?: number;
}

/** The phones of a game, and what this one may do. */
export interface DeviceList {
  role: Role;
  whole_book: boolean;
  devices: TableDevice[];
  /** Phones that may not see the game any more, and of whose entries some stand; an older server tells none. */
  former?: Pick<TableDevice, "id" | "phone" | "wrote">[];
}

/** Where an invitation leads; no game: to every game of a scorebook. */
export interface JoinResult {
  game: string | null;
  scorebook: string;
  role: Role;
}

/** A code to type: six letters without I and O, which read as figures. */
export const CODE = /^[A-HJ-NP-Z]{6}$/;

/** Return an invitation that was just made as one that lasts as long by this phone's clock, which may be another. */
function byThisClock(answer: unknown): Invitation {
  const { made, ...invitation } = answer as Invitation & { made: string };
  const lifetime = Date.parse(invitation.until) - Date.parse(made);
  return { ...invitation, until: new Date(Date.now() + lifetime).toISOString() };
}

/** Return a new invitation, null when this phone may not give one out. */
export async function invite(game: string, role: Role, wholeBook: boolean): Promise<Invitation | null> {
  const body = { role, whole_book: wholeBook };
  const { status, answer } = await request("POST", `${gamePath(game)}/links`, [201, 404, 410, 422], body);
  return status === 201 ? byThisClock(answer) : null;
}

/** Return a new invitation for one phone, whose token is six letters; null when this phone may not give one out. */
export async function inviteByCode(game: string, role: Role): Promise<Invitation | null> {
  const { status, answer } = await request("POST", `${gamePath(game)}/links/code`, [201, 404, 410, 422], {
    role,
  });
  return status === 201 ? byThisClock(answer) : null;
}

/** Tell the server of an invitation made on this phone; one that it refuses is good for nothing. */
export async function registerInvitation(game: string, { role, token }: GuestInvitation): Promise<void> {
  const body = { role, token };
  await request("POST", `${gamePath(game)}/links`, [201, 400, 404, 410, 422], body);
}

/** Return the invitations that stand. */
export async function fetchInvitations(game: string): Promise<StandingInvitation[]> {
  const { status, answer } = await request("GET", `${gamePath(game)}/links`, [200, 404, 410]);
  return status === 200 ? (answer as { links: StandingInvitation[] }).links : [];
}

/** Take an invitation back, with everything it has granted. */
export async function revokeInvitation(game: string, link: string): Promise<void> {
  await request("DELETE", `${gamePath(game)}/links/${link}`, [200, 404, 410], {});
}

/** Come in by an invitation, or by a code that was typed; null when it opens nothing. */
export async function join(token: string): Promise<JoinResult | null> {
  const isCode = CODE.test(token);
  const body = isCode ? { code: token } : { token };
  const { status, answer } = await request("POST", isCode ? "/api/join/code" : "/api/join", [200, 404], body);
  return status === 200 ? (answer as JoinResult) : null;
}

/** Return the phones of a game, null when this one may not see it. */
export async function fetchDevices(game: string): Promise<DeviceList | null> {
  const { status, answer } = await request("GET", `${gamePath(game)}/devices`, [200, 404, 410]);
  return status === 200 ? (answer as DeviceList) : null;
}

/** What a phone has done: games begun by an invitation to a single one, entries of this game. */
export type Contribution = "games" | "entries";

/** Take back what a phone has done; false when that may not be, or others' entries would not fit any more. */
export async function takeBack(game: string, phone: string, what: Contribution): Promise<boolean> {
  const path = `${gamePath(game)}/devices/${phone}/${what}`;
  const { status } = await request("DELETE", path, [200, 404, 410, 422], {});
  return status === 200;
}

/** Say whose this phone is at a table; false when it may not see the game. */
export async function putPerson(game: string, by: string | null): Promise<boolean> {
  const { status } = await request("PUT", `${gamePath(game)}/devices/me`, [200, 404, 410, 422], { by });
  return status === 200;
}

/** Send a phone away from a game, this one too; false when that may not be. */
export async function removeDevice(game: string, phone: string): Promise<boolean> {
  const { status } = await request("DELETE", `${gamePath(game)}/devices/${phone}`, [200, 404, 410, 422], {});
  return status === 200;
}
