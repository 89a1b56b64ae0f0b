/** Who may see a game, and the invitation that is shown: asked for as long as somebody looks. */

import { Errand } from "../local/retry.ts";
import type { Invitation, Role } from "../log/records.ts";
import type { Store } from "../store.ts";
import { Unreachable } from "../sync/api.ts";
import {
  type Company,
  company,
  type GivenOut,
  invitations,
  invite,
  sendAway,
  takeBack,
} from "../sync/sharing-api.ts";

/** How often one looks who has come. */
const AGAIN = 3_000;

/** What an invitation is to be good for. */
interface Wish {
  role: Role;
  wholeBook: boolean;
}

export class Sharing {
  /** Null until the server has said. */
  company: Company | null = null;
  /** The invitations that stand, other phones' too. */
  given: GivenOut[] = [];
  /** Whether the last attempt got no answer. */
  offline = false;
  wish: Wish = { role: "record", wholeBook: false };
  /** Whether another phone has taken the game over while somebody looked. */
  handedOver = false;
  #store: Store;
  #game: string;
  #told: () => void;
  #clock: ReturnType<typeof setInterval> | undefined;
  /** Nobody looks any more. */
  #left = false;
  #errand = new Errand(
    () => this.#ask(),
    (error) => this.#ended(error),
  );

  /** `told` hears of every change. */
  constructor(store: Store, game: string, told: () => void) {
    this.#store = store;
    this.#game = game;
    this.#told = told;
  }

  start(): void {
    this.#clock = setInterval(() => this.#again(), AGAIN);
    this.#errand.now();
  }

  stop(): void {
    clearInterval(this.#clock);
    this.#left = true;
  }

  /** The invitation to show, null while there is none. */
  get invitation(): Invitation | null {
    return this.#store.shares.invitation(this.#game, this.wish.role, this.wish.wholeBook);
  }

  show(wish: Partial<Wish>): void {
    this.wish = { ...this.wish, ...wish };
    this.#told();
    this.#errand.now();
  }

  /** Takes an invitation back, and with it the phones that came by it. */
  async takeBack(invitation: string): Promise<void> {
    await this.#attempt(() => takeBack(this.#game, invitation).then(() => true));
  }

  /** Sends another phone away. */
  async sendAway(phone: string): Promise<void> {
    await this.#attempt(() => sendAway(this.#game, phone));
  }

  /** This phone leaves the table; whether it has. It asks no more about a table it may not see. */
  async leaveTable(): Promise<boolean> {
    const me = this.company?.devices.find((device) => device.this);
    if (!me) return false;
    const left = await this.#attempt(async () => {
      const gone = await sendAway(this.#game, me.id);
      if (gone) this.stop();
      return gone;
    });
    return left ?? false;
  }

  /** A deed that needs the network now; null when there is none. */
  async #attempt<Answer>(deed: () => Promise<Answer>): Promise<Answer | null> {
    const answer = await deed().catch(() => null);
    this.offline = answer === null;
    this.#told();
    this.#errand.now();
    return answer;
  }

  /** Looks who is there now. */
  look(): void {
    this.#errand.now();
  }

  #again(): void {
    if (document.visibilityState === "visible" && !this.#errand.pending) this.look();
  }

  /** A game begun without a network has to be told of first. */
  async #ask(): Promise<void> {
    if (this.#left) return;
    const game = this.#game;
    if (!this.#store.tables.head(game)?.known) {
      this.#store.reach.network?.sync.now(game);
      if (this.#store.reach.network?.sync.fails(game))
        throw new Unreachable("the game is not on the server yet");
      return;
    }
    const before = this.company?.role;
    this.company = await company(game);
    if (!this.company) return;
    this.handedOver ||= before === "own" && this.company.role === "watch";
    this.#store.shares.setRole(game, this.company.role);
    if (this.company.role === "own") await this.#askLinks();
  }

  async #askLinks(): Promise<void> {
    const { shares } = this.#store;
    this.given = await invitations(this.#game);
    shares.onlyStanding(
      this.#game,
      this.given.map(({ id }) => id),
    );
    if (this.invitation || this.#left) return;
    const { role, wholeBook } = this.wish;
    const made = await invite(this.#game, role, wholeBook);
    if (made) shares.keepInvitation(this.#game, made);
  }

  #ended(error: unknown): void {
    if (error && !(error instanceof Unreachable)) reportError(error);
    this.offline = !!error;
    this.#told();
  }
}
