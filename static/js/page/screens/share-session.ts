/** Who may see a game, and the invitation that is shown: asked for as long as somebody looks. */

import { RetryTask } from "../local/retry.ts";
import type { Invitation, Role } from "../log/records.ts";
import type { Store } from "../store.ts";
import { NetworkError } from "../sync/api.ts";
import {
  type DeviceList,
  fetchDevices,
  fetchInvitations,
  invite,
  removeDevice,
  revokeInvitation,
  type StandingInvitation,
} from "../sync/sharing-api.ts";

/** How often one looks who has come. */
const AGAIN = 3_000;

/** What an invitation is to be good for. */
interface InvitationRequest {
  role: Role;
  wholeBook: boolean;
}

export class ShareSession {
  /** Null until the server has said. */
  company: DeviceList | null = null;
  /** The invitations that stand, other phones' too. */
  given: StandingInvitation[] = [];
  /** Whether the last attempt got no answer. */
  offline = false;
  request: InvitationRequest = { role: "record", wholeBook: false };
  /** Whether another phone has taken the game over while somebody looked. */
  handedOver = false;
  #store: Store;
  #game: string;
  #onChange: () => void;
  #clock: ReturnType<typeof setInterval> | undefined;
  /** Nobody looks any more. */
  #left = false;
  #task = new RetryTask(
    () => this.#ask(),
    (error) => this.#ended(error),
  );

  /** `onChange` is called after every change. */
  constructor(store: Store, game: string, onChange: () => void) {
    this.#store = store;
    this.#game = game;
    this.#onChange = onChange;
  }

  start(): void {
    this.#clock = setInterval(() => this.#again(), AGAIN);
    this.#task.run();
  }

  stop(): void {
    clearInterval(this.#clock);
    this.#left = true;
  }

  /** The invitation to show, null while there is none. */
  get invitation(): Invitation | null {
    const { role, wholeBook } = this.request;
    const now = new Date().toISOString();
    const found = this.#store.memberships
      .invitations(this.#game)
      .find((one) => one.role === role && one.whole_book === wholeBook && one.until > now);
    return found ?? null;
  }

  show(request: Partial<InvitationRequest>): void {
    this.request = { ...this.request, ...request };
    this.#onChange();
    this.#task.run();
  }

  /** Take an invitation back, and with it the phones that came by it. */
  async takeBack(invitation: string): Promise<void> {
    await this.#attempt(() => revokeInvitation(this.#game, invitation).then(() => true));
  }

  /** Send another phone away. */
  async sendAway(phone: string): Promise<void> {
    await this.#attempt(() => removeDevice(this.#game, phone));
  }

  /** Leave the table with this phone; return whether that worked. A table one may not see is asked about no more. */
  async leaveTable(): Promise<boolean> {
    const me = this.company?.devices.find((device) => device.this);
    if (!me) return false;
    const left = await this.#attempt(async () => {
      const gone = await removeDevice(this.#game, me.id);
      if (gone) this.stop();
      return gone;
    });
    return left ?? false;
  }

  /** Do what needs the network now; null when there is none. */
  async #attempt<Answer>(action: () => Promise<Answer>): Promise<Answer | null> {
    const answer = await action().catch(() => null);
    this.offline = answer === null;
    this.#onChange();
    this.#task.run();
    return answer;
  }

  /** Look who is there now. */
  look(): void {
    this.#task.run();
  }

  #again(): void {
    if (document.visibilityState === "visible" && !this.#task.isPending) this.look();
  }

  /** Fetch who is there; a game begun without a network is registered first. */
  async #ask(): Promise<void> {
    if (this.#left) return;
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
    this.handedOver ||= before === "own" && this.company.role === "watch";
    this.#store.memberships.setRole(game, this.company.role);
    if (this.company.role === "own") await this.#askLinks();
  }

  async #askLinks(): Promise<void> {
    const { memberships } = this.#store;
    this.given = await fetchInvitations(this.#game);
    const ids = this.given.map(({ id }) => id);
    const own = memberships.invitations(this.#game);
    const standing = own.filter(({ id }) => ids.includes(id)); // others were revoked, or used up
    if (standing.length < own.length) memberships.setInvitations(this.#game, standing);
    if (this.invitation || this.#left) return;
    const { role, wholeBook } = this.request;
    const made = await invite(this.#game, role, wholeBook);
    if (made) memberships.setInvitations(this.#game, [...memberships.invitations(this.#game), made]);
  }

  #ended(error: unknown): void {
    if (error && !(error instanceof NetworkError)) reportError(error);
    this.offline = !!error;
    this.#onChange();
  }
}
