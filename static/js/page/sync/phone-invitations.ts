/**
 * Invitations made on a phone without a network (docs/decisions/0212-invitations-made-on-a-phone.md).
 *
 * The owner's phone shows one with the game. It keeps it until the server has it; the phone that read it keeps
 * it until the server lets it in.
 */

import type { Games } from "../local/games.ts";
import type { Memberships } from "../local/memberships.ts";
import type { GameRecord, GuestInvitation, OpenInvitation } from "../log/records.ts";
import { NetworkError } from "./api.ts";
import { join, registerInvitation } from "./sharing-api.ts";

/** How long the phone that read an invitation tries to come in by it; the server counts a day from when it has it. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** 24 bytes are the 32 signs of a token. */
const TOKEN_BYTES = 24;

/** Make an invitation of this phone's own. */
export async function makeInvitation(
  games: Games,
  game: string,
  role: GuestInvitation["role"],
): Promise<GuestInvitation> {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
  const token = btoa(bytes).replaceAll("+", "-").replaceAll("/", "_");
  const until = new Date(Date.now() + LIFETIME_MS).toISOString();
  const invitation = { token, role, until };
  await games.change(game, ({ record, log }) => ({
    record: withInvitations(record, [...openInvitations(record), { ...invitation, isOwn: true }]),
    log,
  }));
  return invitation;
}

/** Forget an invitation: taken back, known to the server, or redeemed. `change`: what else became of the game. */
export function dropInvitation(
  games: Games,
  game: string,
  token: string,
  change: Partial<Pick<GameRecord, "known" | "gone">> = {},
): Promise<void> {
  return games.change(game, ({ record, log }) => {
    const kept = openInvitations(record).filter((one) => one.token !== token);
    return { record: withInvitations({ ...record, ...change }, kept), log };
  });
}

/**
 * Come in by the invitation that was read with a game; false where this phone may do as much without it. Of two that
 * give the same the newest counts. What was read for looking at is sent on from now on.
 */
export async function acceptInvitation(
  games: Games,
  memberships: Memberships,
  game: string,
  invitation: GuestInvitation,
): Promise<boolean> {
  const head = games.head(game);
  const role = memberships.role(game);
  const isOut = head?.shown || head?.gone === "barred";
  const isWider = isOut || (role === "watch" && invitation.role === "record");
  const isNewer = !head?.known && !!head?.openInvitations && role === invitation.role;
  if (!(isWider || isNewer) || isOver(invitation)) return false;
  await games.change(game, ({ record, log }) => ({
    record: withInvitations({ ...record, shown: false, gone: null }, [{ ...invitation, isOwn: false }]),
    log:
      invitation.role === "record"
        ? log.map((one) => (one.relayed ? { ...one, relayed: "sent" } : one))
        : log,
  }));
  memberships.setRole(game, invitation.role);
  return isWider;
}

/**
 * Tell the server of this phone's own invitations, or come in by the one that was read.
 *
 * Where the server does not know that one yet it is tried again, for a day. Throws `NetworkError` then, unless this
 * phone is in the game by another one.
 */
export async function deliverInvitations(games: Games, game: string): Promise<void> {
  const record = games.head(game);
  for (const invitation of record ? openInvitations(record) : []) {
    if (invitation.isOwn) {
      if (!games.head(game)?.known) continue; // the game itself comes first
      if (!isOver(invitation)) await registerInvitation(game, invitation);
      await dropInvitation(games, game, invitation.token);
    } else if (await join(invitation.token)) {
      await dropInvitation(games, game, invitation.token, { known: true, gone: null });
    } else if (isOver(invitation)) {
      const isWatching = games.head(game)?.known;
      await dropInvitation(games, game, invitation.token, isWatching ? {} : { gone: "barred" });
    } else if (!games.head(game)?.known) throw new NetworkError("not invited yet");
  }
}

function isOver({ until }: GuestInvitation): boolean {
  return until <= new Date().toISOString();
}

function openInvitations({ openInvitations = [] }: Pick<GameRecord, "openInvitations">): OpenInvitation[] {
  return openInvitations;
}

function withInvitations(record: GameRecord, invitations: OpenInvitation[]): GameRecord {
  return { ...record, openInvitations: invitations.length ? invitations : undefined };
}
