import { html, type PropertyValues, type TemplateResult } from "lit";
import type { Invitation, Role } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { singleFlight } from "../../scheduling.ts";
import { inviteByCode, type StandingInvitation } from "../../sync/sharing-api.ts";

/** An invitation of six letters, for a phone without a camera: made at a tap, gone when it is too old or the server tells that it was used or taken back. In: `game`, `role`, `sent` as the server knows them. */
class TypedCode extends LightElement {
  static override properties = {
    game: {},
    role: {},
    sent: {},
    invitation: { state: true },
    hasFailed: { state: true },
  };

  declare game: string;
  declare role: Role;
  sent: StandingInvitation[] = [];
  invitation: Invitation | null = null;
  hasFailed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("role") || this.#isSpent(changed.get("sent"))) this.#show(null);
  }

  /** Whether a phone has come in by the letters, or they were taken back: the server knew them before. */
  #isSpent(before: StandingInvitation[] = []): boolean {
    const find = (sent: StandingInvitation[]) => sent.find(({ id }) => id === this.invitation?.id);
    const now = find(this.sent);
    return now ? now.used > 0 : !!find(before);
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("invitation")) this.querySelector(".share-hint")?.scrollIntoView({ block: "nearest" });
  }

  protected override render(): TemplateResult {
    const { invitation } = this;
    return html`<div role="status">${invitation ? this.#code(invitation) : ""}</div>
      ${invitation ? "" : html`<div class="share-keys"><button class="side-button" type="button" @click=${() => void this.#make()}>${t("share.typed")}</button></div>`}
      <div role="alert">${this.hasFailed ? html`<p class="share-plain">${t("share.typed.failed")}</p>` : ""}</div>`;
  }

  #code({ token }: Invitation): TemplateResult {
    return html`<p class="share-code" aria-label=${[...token].join(" ")}>${token.slice(0, 3)} ${token.slice(3)}</p>
      <p class="share-hint">${t("share.typed.hint")}</p>`;
  }

  #make = singleFlight(async (): Promise<void> => {
    const { role } = this;
    const made = await inviteByCode(this.game, role).catch(() => null);
    this.hasFailed = made === null;
    if (this.isConnected && role === this.role) this.#show(made);
  });

  #show(invitation: Invitation | null): void {
    clearTimeout(this.#timer);
    this.invitation = invitation;
    if (invitation)
      this.#timer = setTimeout(() => this.#show(null), Date.parse(invitation.until) - Date.now());
  }
}

customElements.define("typed-code", TypedCode);
