import { html, nothing, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { capitalize, phoneKind, phoneName } from "../../game-texts.ts";
import { isolate, SEPARATOR, t, tn } from "../../messages.ts";
import { icon } from "../../parts/icon.ts";
import { LightElement } from "../../parts/light-element.ts";
import { mark } from "../../parts/mark.ts";
import { seatColours } from "../../parts/seat-colours.ts";
import type { DeviceList, TableDevice } from "../../sync/sharing-api.ts";
import { peopleAt } from "../../team-names.ts";
import { formatDayAndTime } from "../../times.ts";

/**
 * The list of a game's phones: whose, what they may do, since when.
 *
 * In: `company`, `setup`. Out: "away" with the phone that is to lose the game, "games" with the one
 * whose games are to be thrown away, "entries" with the one whose entries are to be taken back.
 */
class PhoneList extends LightElement {
  static override properties = {
    company: { attribute: false },
    setup: { attribute: false },
    asked: { state: true },
  };

  declare company: DeviceList;
  declare setup: Setup;
  /** The phone about whose entries is asked. */
  asked = "";

  protected override render(): TemplateResult {
    return html`<ul class="phones">${this.company.devices.map((device) => this.#phone(device))}
      ${this.company.former?.map(({ id, phone, wrote }) => this.#formerPhone(id, phone, wrote ?? 0))}</ul>`;
  }

  /** Render a phone that was sent away, with the key that takes back what it wrote. */
  #formerPhone(id: string, phone: TableDevice["phone"], wrote: number): TemplateResult {
    return html`<li class="phone-line">
      ${this.#seatMark(phone.by)}
      <span class="phone-words">
        <span class="name">${phone.by === null ? capitalize(phoneKind(phone) || t("phone.other")) : isolate(phone.by)}</span>
        <span class="phone-news">${t("share.former")}</span>
        ${this.#writtenKeys(id, wrote)}
      </span>
    </li>`;
  }

  #phone(device: TableDevice): TemplateResult {
    const { phone, role, since } = device;
    const kind = device.this ? t("phone.here") : phoneKind(phone) || t("phone.other");
    const facts = [phone.by === null ? "" : kind, t(`share.role.${role}`), formatDayAndTime(since)];
    return html`<li class="phone-line">
      ${this.#seatMark(phone.by)}
      <span class="phone-words">
        <span class="name">${phone.by === null ? capitalize(kind) : isolate(phone.by)}</span>
        <span class="phone-news">${facts.filter(Boolean).join(SEPARATOR)}</span>
        ${device.began ? this.#begunKey(device.id, device.began) : nothing}
        ${device.wrote && !device.this ? this.#writtenKeys(device.id, device.wrote) : nothing}
      </span>
      ${this.#canRemove(device) ? this.#removeKey(device) : nothing}
    </li>`;
  }

  /** Render the key that throws away what a guest began in the owner's scorebook. */
  #begunKey(phone: string, count: number): TemplateResult {
    return this.#key(tn("share.begun", count), () => this.emit("games", phone));
  }

  /** Render the key that takes back what a phone wrote, or the question before. */
  #writtenKeys(phone: string, count: number): TemplateResult {
    const label = tn("share.written", count);
    const ask = (asked: string) => () => (this.asked = asked);
    const isAsked = this.asked === phone;
    const takeBack = () => {
      this.asked = "";
      this.emit("entries", phone);
    };
    return html`<span role="alert">${isAsked ? `${label}?` : nothing}</span>
      ${
        isAsked
          ? html`${this.#key(t("share.keep"), ask(""))}${this.#key(t("round.remove"), takeBack)}`
          : this.#key(label, ask(phone))
      }`;
  }

  #key(label: string, onTap: () => void): TemplateResult {
    return html`<button class="side-button phone-begun" type="button" @click=${onTap}>${label}</button>`;
  }

  #removeKey(device: TableDevice): TemplateResult {
    const label = t("share.away", { phone: phoneName(device.phone) || t("phone.other") });
    return html`<button class="phone-away" type="button" aria-label=${label}
      @click=${() => this.emit("away", device.id)}>${icon("close", 20)}</button>`;
  }

  /** Render the mark of the phone's seat. */
  #seatMark(by: string | null): TemplateResult {
    const { seats } = this.setup;
    const seat = seats.findIndex((one) => by !== null && peopleAt(one).includes(by));
    return seat < 0 ? icon("people", 28) : mark(seatColours(seats)[seat] ?? "grey", 28);
  }

  /** Whether this phone may remove another: only owners may. The server keeps the last owner. */
  #canRemove(device: TableDevice): boolean {
    return this.company.role === "own" && !device.this;
  }
}

customElements.define("phone-list", PhoneList);
