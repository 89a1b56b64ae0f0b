/**
 * What this phone is at each table: what it may do there, whose it is, and the
 * invitations it gave out. Kept on the phone, so that it is known without a network.
 */

import type { Invitation, ListedGame, Role } from "../log/records.ts";
import type { Preferences } from "./preferences.ts";

export interface Membership {
  role: Role;
  /** The person whose phone it is; null: it was said that this is nobody's; missing: never asked. */
  by?: string | null;
  /** Whether the server still has to be told who that is. */
  untold?: boolean;
  /** Those this phone gave out, some of which may be over. */
  invitations: Invitation[];
}

/** A game this phone has begun. */
const OWN_GAME: Membership = { role: "own", invitations: [] };

export class Memberships {
  #preferences: Preferences;
  #putPerson: (game: string, by: string | null) => Promise<boolean>;
  #onChange: () => void;
  #lastSent = Promise.resolve();

  /** `putPerson` tells the server whose phone this is; `onChange` is called after every change. */
  constructor(
    preferences: Preferences,
    putPerson: (game: string, by: string | null) => Promise<boolean>,
    onChange: () => void,
  ) {
    this.#preferences = preferences;
    this.#putPerson = putPerson;
    this.#onChange = onChange;
  }

  /** Return what this phone may do in a game. */
  role(game: string): Role {
    return this.of(game).role;
  }

  /** Return whether this phone only watches a game: it may do no more, or a guest said "just watching". */
  isWatching(game: string): boolean {
    const { role, by } = this.of(game);
    return role === "watch" || (role === "record" && by === null);
  }

  /** Return the person whose phone this is at that table. */
  personAt(game: string): string | null {
    return this.of(game).by ?? null;
  }

  /** Set what this phone may do, as the server has said. */
  setRole(game: string, role: Role): void {
    if (role !== this.of(game).role) this.set(game, { role });
  }

  /** Set whose phone this is at a table, and tell the server. */
  setPerson(game: string, by: string | null): Promise<void> {
    this.set(game, { by, untold: true });
    return this.#sendPerson(game);
  }

  /** Take in what the server says of the games it lists. */
  update(listed: ListedGame[]): void {
    for (const { id, role, by = null } of listed) {
      const known = this.of(id);
      if (known.untold) void this.#sendPerson(id);
      else if (by !== null && by !== known.by) this.set(id, { by });
      if (role) this.setRole(id, role);
    }
  }

  /** Tell the server one after the other: of two told at once the earlier could reach it last, and stay. */
  #sendPerson(game: string): Promise<void> {
    this.#lastSent = this.#lastSent.then(() => this.#sendNewest(game));
    return this.#lastSent;
  }

  async #sendNewest(game: string): Promise<void> {
    const { by = null, untold } = this.of(game);
    if (!untold) return;
    const isSent = await this.#putPerson(game, by).catch(() => false);
    if (isSent && this.personAt(game) === by) this.set(game, { untold: false });
  }

  /** Return all that this phone is in a game. */
  of(game: string): Membership {
    return this.#preferences.get<Membership>(settingName(game)) ?? OWN_GAME;
  }

  /** Change what this phone is in a game; of what the server has to be told it is not told here. */
  set(game: string, change: Partial<Membership>): void {
    void this.#preferences.set(settingName(game), { ...this.of(game), ...change });
    this.#onChange();
  }
}

/** Return the name under which a game's membership is stored. */
function settingName(game: string): string {
  return `share ${game}`;
}
