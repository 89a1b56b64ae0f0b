import { html, type PropertyValues, type TemplateResult } from "lit";
import type { Invitation, Role } from "../../log/records.ts";
import { t } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { singleFlight } from "../../scheduling.ts";
import { inviteByCode } from "../../sync/sharing-api.ts";

/** An invitation of six letters, for a phone without a camera: made at a tap, gone when it is too old. In: `game`, `role`. */
class TypedCode extends LightElement {
  static override properties = {
    game: {},
    role: {},
    invitation: { state: true },
    hasFailed: { state: true },
  };

  declare game: string;
  declare role: Role;
  invitation: Invitation | null = null;
  hasFailed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("role")) this.#show(null);
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
