import { html, nothing, type TemplateResult } from "lit";
import type { Games } from "../../local/games.ts";
import type { GuestInvitation } from "../../log/records.ts";
import { t, tn } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { singleFlight } from "../../scheduling.ts";
import type { StandingInvitation } from "../../sync/sharing-api.ts";

const ROLES: GuestInvitation["role"][] = ["record", "watch"];

/**
 * Invitations for one phone each, shown without a network or typed, by which nobody has come in yet; a key takes them back. In: `games`,
 * `game`, `sent` as the server knows them. Out: `revoke` with the id of each that the server knows.
 */
class OpenInvitations extends LightElement {
  static override properties = { games: {}, game: {}, sent: {} };

  declare games: Games;
  declare game: string;
  sent: StandingInvitation[] = [];

  protected override render(): TemplateResult {
    return html`${ROLES.map((role) => this.#line(role))}`;
  }

  #line(role: GuestInvitation["role"]): TemplateResult | typeof nothing {
    const count = this.#waiting(role).length + this.#sent(role).length;
    if (!count) return nothing;
    const text = tn(`share.open.${role}`, count);
    return html`<div class="share-really" role="group" aria-label=${text}><p>${text}</p>
      <div class="share-keys">
        <button class="side-button" type="button" @click=${() => void this.#takeBack(role)}>${t("share.take_back.now")}</button>
      </div></div>`;
  }

  #waiting(role: GuestInvitation["role"]): GuestInvitation[] {
    const waiting = this.games.head(this.game)?.openInvitations ?? [];
    return waiting.filter((one) => one.isOwn && one.role === role);
  }

  #sent(role: GuestInvitation["role"]): StandingInvitation[] {
    return this.sent.filter((one) => one.single && !one.used && one.role === role);
  }

  #takeBack = singleFlight(async (role: GuestInvitation["role"]): Promise<void> => {
    const { dropInvitation } = await import("../../sync/phone-invitations.ts");
    for (const { token } of this.#waiting(role)) await dropInvitation(this.games, this.game, token);
    for (const { id } of this.#sent(role)) this.emit("revoke", id);
    this.requestUpdate();
  });
}

customElements.define("open-invitations", OpenInvitations);
