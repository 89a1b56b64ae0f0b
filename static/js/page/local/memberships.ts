/**
 * What this phone is at each table: what it may do there, whose it is, and the
 * invitations it gave out. Kept on the phone, so that it is known without a network.
 */

import type { Invitation, ListedGame, Role } from "../log/records.ts";
import type { Preferences } from "./preferences.ts";

interface Share {
  role: Role;
  /** The person whose phone it is; null: it was said that this is nobody's; missing: never asked. */
  by?: string | null;
  /** Whether the server still has to be told who that is. */
  untold?: boolean;
  invitations: Invitation[];
}

/** A game this phone has begun. */
const OWN: Share = { role: "own", invitations: [] };

export class Shares {
  #preferences: Preferences;
  #sayWho: (game: string, by: string | null) => Promise<boolean>;
  #told: () => void;

  /** `sayWho` tells the server whose phone this is; `told` hears of every change. */
  constructor(
    preferences: Preferences,
    sayWho: (game: string, by: string | null) => Promise<boolean>,
    told: () => void,
  ) {
    this.#preferences = preferences;
    this.#sayWho = sayWho;
    this.#told = told;
  }

  /** What this phone may do in a game. */
  role(game: string): Role {
    return this.#of(game).role;
  }

  /** Whether this phone only watches a game: it may do no more, or a guest said "just watching". */
  watches(game: string): boolean {
    const { role, by } = this.#of(game);
    return role === "watch" || (role === "record" && by === null);
  }

  /** The person whose phone this is at that table. */
  by(game: string): string | null {
    return this.#of(game).by ?? null;
  }

  /** Whether somebody at this phone has said who it is. */
  said(game: string): boolean {
    return this.#of(game).by !== undefined;
  }

  /** The invitation of this kind that this phone gave out and that still stands. */
  invitation(game: string, role: Role, wholeBook: boolean): Invitation | null {
    const now = new Date().toISOString();
    const found = this.#of(game).invitations.find(
      (one) => one.role === role && one.whole_book === wholeBook && one.until > now,
    );
    return found ?? null;
  }

  keepInvitation(game: string, invitation: Invitation): void {
    const { invitations } = this.#of(game);
    this.#keep(game, { invitations: [...invitations, invitation] });
  }

  /** An invitation was taken back or used up: only these still stand. */
  onlyStanding(game: string, ids: string[]): void {
    const { invitations } = this.#of(game);
    const standing = invitations.filter(({ id }) => ids.includes(id));
    if (standing.length < invitations.length) this.#keep(game, { invitations: standing });
  }

  /** The server has said what this phone may do. */
  setRole(game: string, role: Role): void {
    if (role !== this.#of(game).role) this.#keep(game, { role });
  }

  /** Somebody at this phone has said who it is. */
  say(game: string, by: string | null): Promise<void> {
    this.#keep(game, { by, untold: true });
    return this.#tell(game);
  }

  /** A rematch is played by the same people on the same phones. */
  inherit(earlier: string, game: string): void {
    const { role, by } = this.#of(earlier);
    this.#keep(game, by === undefined ? { role } : { role, by });
  }

  /** Takes in what the server says of the games it lists. */
  learn(listed: ListedGame[]): void {
    for (const { id, role, by = null } of listed) {
      const kept = this.#of(id);
      if (kept.untold) void this.#tell(id);
      else if (by !== null && by !== kept.by) this.#keep(id, { by });
      if (role) this.setRole(id, role);
    }
  }

  async #tell(game: string): Promise<void> {
    const { by = null } = this.#of(game);
    const heard = await this.#sayWho(game, by).catch(() => false);
    if (heard && this.by(game) === by) this.#keep(game, { untold: false });
  }

  #of(game: string): Share {
    return this.#preferences.value<Share>(nameOf(game)) ?? OWN;
  }

  #keep(game: string, change: Partial<Share>): void {
    void this.#preferences.keep(nameOf(game), { ...this.#of(game), ...change });
    this.#told();
  }
}

/** Under which name a game's share is kept. */
function nameOf(game: string): string {
  return `share ${game}`;
}
