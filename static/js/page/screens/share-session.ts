/** Sharing of a game: who may see it and its invitations, polled as long as the screen is open. */

import { RetryTask } from "../local/retry.ts";
import type { Invitation, Role } from "../log/records.ts";
import type { Store } from "../store.ts";
import { NetworkError } from "../sync/api.ts";
import {
  type Contribution,
  type DeviceList,
  fetchDevices,
  fetchInvitations,
  invite,
  removeDevice,
  revokeInvitation,
  type StandingInvitation,
  takeBack,
} from "../sync/sharing-api.ts";

/** The interval at which the phones of the game are fetched. */
const POLL_MS = 3_000;

/** What an invitation allows. */
interface InvitationRequest {
  role: Role;
  wholeBook: boolean;
}

export class ShareSession {
  /** The phones of the game; null until they are fetched. */
  company: DeviceList | null = null;
  /** The valid invitations, other phones' too. */
  sentInvitations: StandingInvitation[] = [];
  /** Whether the last attempt got no answer. */
  isOffline = false;
  request: InvitationRequest = { role: "record", wholeBook: false };
  /** Whether another phone has taken the game over meanwhile. */
  isHandedOver = false;
  /** The key of the text that says what came of taking a phone's entries back. */
  outcome = "";
  #store: Store;
  #game: string;
  #onChange: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Whether the screen is closed. */
  #isStopped = false;
  #task = new RetryTask(
    () => this.#fetch(),
    (error) => this.#onAttemptEnd(error),
  );

  /** `onChange` is called after every change. */
  constructor(store: Store, game: string, onChange: () => void) {
    this.#store = store;
    this.#game = game;
    this.#onChange = onChange;
  }

  start(): void {
    this.#timer = setInterval(() => this.#poll(), POLL_MS);
    this.#task.run();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#isStopped = true;
  }

  /** The invitation to show; null while there is none. */
  get invitation(): Invitation | null {
    const { role, wholeBook } = this.request;
    const now = new Date().toISOString();
    const membership = this.#store.memberships
      .of(this.#game)
      .invitations.find((one) => one.role === role && one.whole_book === wholeBook && one.until > now);
    return membership ?? null;
  }

  showInvitation(request: Partial<InvitationRequest>): void {
    this.request = { ...this.request, ...request };
    this.#onChange();
    this.#task.run();
  }

  /** Take an invitation back, and with it the phones that came by it. */
  async revoke(invitation: string): Promise<void> {
    await this.#attempt(() => revokeInvitation(this.#game, invitation).then(() => true));
  }

  /** Send another phone away. */
  async sendAway(phone: string): Promise<void> {
    await this.#attempt(() => removeDevice(this.#game, phone));
  }

  /** Throw away the games that another phone began by its invitation, or take its entries back. */
  async takeBack(phone: string, what: Contribution): Promise<void> {
    const isDone = await this.#attempt(() => takeBack(this.#game, phone, what));
    if (what === "entries" && isDone !== null) this.outcome = isDone ? "recent.removed" : "recent.unfit";
    this.#onChange();
  }

  /** Leave the table with this phone; return whether that worked. A table one may not see is asked about no more. */
  async leaveTable(): Promise<boolean> {
    const me = this.company?.devices.find((device) => device.this);
    if (!me) return false;
    const left = await this.#attempt(async () => {
      const isGone = await removeDevice(this.#game, me.id);
      if (isGone) this.stop();
      return isGone;
    });
    return left ?? false;
  }

  /** Do what needs the network now; null when there is none. */
  async #attempt<Answer>(action: () => Promise<Answer>): Promise<Answer | null> {
    const answer = await action().catch(() => null);
    this.isOffline = answer === null;
    this.#onChange();
    this.#task.run();
    return answer;
  }

  /** Look who is there now. */
  refresh(): void {
    this.#task.run();
  }

  #poll(): void {
    if (document.visibilityState === "visible" && !this.#task.isPending) this.refresh();
  }

  /** Fetch who is there; a game begun without a network is registered first. */
  async #fetch(): Promise<void> {
    if (this.#isStopped) return;
    const game = this.#game;
    if (!this.#store.games.head(game)?.known) {
      this.#store.connection.network?.sync.exchangeNow(game);
      if (this.#store.connection.network?.sync.hasFailed(game))
        throw new NetworkError("the game is not on the server yet");
      return;
    }
    const before = this.company?.role;
    this.company = await fetchDevices(game);
    if (!this.company) return;
    this.isHandedOver ||= before === "own" && this.company.role === "watch";
    this.#store.memberships.setRole(game, this.company.role);
    if (this.company.role === "own") await this.#fetchInvitations();
  }

  async #fetchInvitations(): Promise<void> {
    const { memberships } = this.#store;
    this.sentInvitations = await fetchInvitations(this.#game);
    const ids = this.sentInvitations.map(({ id }) => id);
    const own = memberships.of(this.#game).invitations;
    const standing = own.filter(({ id }) => ids.includes(id)); // others were revoked, or used up
    if (standing.length < own.length) memberships.set(this.#game, { invitations: standing });
    if (this.invitation || this.#isStopped) return;
    const { role, wholeBook } = this.request;
    const made = await invite(this.#game, role, wholeBook);
    if (made) memberships.set(this.#game, { invitations: [...memberships.of(this.#game).invitations, made] });
  }

  #onAttemptEnd(error: unknown): void {
    if (error && !(error instanceof NetworkError)) reportError(error);
    this.isOffline = !!error;
    this.#onChange();
  }
}
