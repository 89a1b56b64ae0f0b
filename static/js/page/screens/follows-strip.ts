import { html, nothing, type TemplateResult } from "lit";
import { announce } from "../announce.ts";
import { capitalize, nameOf, names, roundName } from "../game-texts.ts";
import type { Consequences } from "../log/corrections.ts";
import type { KnockOut } from "../log/knock-out.ts";
import { accepted } from "../log/log.ts";
import type { LoadedGame } from "../log/records.ts";
import { hasText, SEPARATOR, t, tn } from "../messages.ts";
import { icon } from "../parts/icon.ts";
import { LightElement } from "../parts/light-element.ts";
import { problemLine } from "../parts/rule-link.ts";
import type { MendingPlan } from "../recording/mending-plan.ts";
import { paths } from "../router.ts";
import { gameOrRound } from "./line-name.ts";
import { entryName } from "./round/entry-name.ts";

/** Types of entries that a recorder can open; others can only be dropped. */
const RECORDER_TYPES = [
  "round",
  "section",
  "game",
  "place",
  "claim",
  "trick",
  "catch",
  "stuck",
  "out",
  "row",
];

/**
 * The consequences of a correction: totals, the end, the winners; or the one entry that would become
 * impossible, to be corrected or dropped along with it.
 *
 * In: `table`, `consequences`, `mending`, `place` (where the correction is stored). Out: "drop" with an entry's
 * id; "mend-all" to mend by the rules whatever no longer fits.
 */
class FollowsStrip extends LightElement {
  static override properties = {
    table: { attribute: false },
    consequences: { attribute: false },
    mending: { attribute: false },
    place: {},
  };

  declare table: LoadedGame;
  declare consequences: Consequences | null;
  declare mending: MendingPlan | null | undefined;
  declare place: string;

  protected override render(): TemplateResult {
    const { consequences } = this;
    const stopped = consequences?.stopped;
    return html`<aside class="follows ${consequences ? "" : "is-quiet"} ${stopped ? "follows-stopped" : ""}" aria-label=${t("follows.label")}>
      <div class="follows-text" role="status">${this.#content}</div>
      ${stopped ? this.#keys(stopped.id) : nothing}
    </aside>`;
  }

  /** What came together with the strip is announced: nobody would hear it from a region that came along. */
  protected override firstUpdated(): void {
    if (this.consequences) announce(this.querySelector(".follows-text")?.textContent.trim() ?? "");
  }

  get #content(): TemplateResult | typeof nothing {
    const { consequences } = this;
    if (!consequences) return nothing;
    return consequences.stopped ? this.#problem(consequences.stopped) : this.#consequencesText(consequences);
  }

  #consequencesText({ totals, end, winners, knockOut }: Consequences): TemplateResult {
    const { setup } = this.table.record;
    const texts = [
      ...totals.map(({ seat, before, after }) =>
        t("follows.total", { name: nameOf(setup, seat), before, after }),
      ),
      ...(knockOut ? this.#knockOutTexts(knockOut) : []),
      end ? this.#endText(end) : "",
      winners?.length && setup.seats[1]
        ? tn("follows.winners", winners.length, { names: names(setup, winners) })
        : "",
    ].filter(Boolean);
    return html`${icon("pencil", 20)}<p>${texts.length ? capitalize(texts.join(SEPARATOR)) : t("follows.nothing")}</p>`;
  }

  #knockOutTexts({ out, back, unfit }: KnockOut): string[] {
    const name = (seat: number) => nameOf(this.table.record.setup, seat);
    return [
      ...out.map((seat) => t("follows.out", { name: name(seat) })),
      ...back.map((seat) => t("follows.back", { name: name(seat) })),
      ...unfit.map(({ seat, code, rounds }) =>
        tn(code === "pad.out" ? "follows.uncounted" : "follows.sat_out", rounds.length, {
          name: name(seat),
          rounds: ranges(rounds),
        }),
      ),
    ];
  }

  #endText({ before, after }: NonNullable<Consequences["end"]>): string {
    if (after === null) return t("follows.goes_on");
    if (before === null) return t("follows.over", { round: this.#roundText(after) });
    return t("follows.over_instead", { round: this.#roundText(after), before: this.#roundText(before) });
  }

  /** Name a round as the sheet does; where the correction alone has it, by its number. */
  #roundText(no: number): string {
    const { setup, sheet } = this.table.record;
    const round = sheet.rounds.find((one) => one.no === no);
    return round ? gameOrRound(setup, round, sheet) : roundName(setup.game, no);
  }

  /** Say which entry would become impossible, and why. */
  #problem({ id, problem }: NonNullable<Consequences["stopped"]>): TemplateResult {
    const { record } = this.table;
    const reason = this.mending ? t(`follows.rule.${this.mending.code}`) : reasonOf(problem.code);
    return html`<p><b>${entryName(record.sheet, this.table, id)}</b>: ${problemLine(problem, record.setup)}</p>
      ${reason ? html`<p class="follows-rule">${reason}</p>` : nothing}`;
  }

  /** Render the keys for that entry; none where it is not in the log. */
  #keys(id: string): TemplateResult | typeof nothing {
    const { record, log } = this.table;
    const entry = accepted(log).find((one) => one.id === id);
    if (!entry) return nothing;
    return html`<div class="follows-keys">
      ${
        RECORDER_TYPES.includes(entry.type)
          ? html`<a class="side-button" href=${paths.mend(record.id, id, this.place)}>${t("follows.mend")}</a>`
          : nothing
      }
      <button class="side-button" type="button" @click=${() => this.emit("drop", id)}>${t("follows.drop")}</button>
      ${this.mending ? this.#mendAll(this.mending) : nothing}
    </div>`;
  }

  /** Render the key that mends all at once; last, so that no other moves away under a finger. */
  #mendAll({ changes, isWhole }: MendingPlan): TemplateResult {
    return html`<button class="side-button follows-all" type="button" @click=${() => this.emit("mend-all", null)}>
      ${tn(isWhole ? "follows.mend_all" : "follows.mend_first", changes.length)}</button>`;
  }
}

/** Say why a later entry no longer fits, and what opening it does, where its problem alone does not; else "". */
function reasonOf(code: string): string {
  const key = `follows.why.${code}`;
  return hasText(key) ? t(key) : "";
}

/** Return ascending numbers as one writes them down: "2, 4–7". */
function ranges(numbers: number[]): string {
  const runs: [number, number][] = [];
  for (const one of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === one - 1) run[1] = one;
    else runs.push([one, one]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
}

customElements.define("follows-strip", FollowsStrip);
