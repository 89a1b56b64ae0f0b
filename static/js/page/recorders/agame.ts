import { html, type PropertyValues, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { keyed } from "lit/directives/keyed.js";
import type { Bar, Choices, Depth, Draft, Entry, Setup, Sheet } from "../../types.ts";
import { announce } from "../announce.ts";
import { number, problemText, t, tn } from "../messages.ts";
import "../parts/display-row.ts";
import { Part } from "../parts/part.ts";
import "../parts/player-tabs.ts";
import "./agame/agame-board.ts";
import "./agame/agame-counts.ts";
import "./agame/catch.ts";
import { liveRows } from "./agame/live-rows.ts";
import "./agame/log.ts";
import {
  type CatchDraft,
  isBlank,
  isCatch,
  isLog,
  mayGrow,
  mended,
  nextCatch,
  nextTrick,
  type TrickDraft,
  trickTaps,
} from "./agame/log-draft.ts";
import {
  type Deed,
  depthOf,
  holders,
  isKnown,
  rowOf,
  type SectionDraft,
  settled,
  turned,
  walkedOn,
} from "./agame/section.ts";
import { sumLine } from "./agame/sum-line.ts";
import { hasFenneks, rowCards } from "./agame/table.ts";
import "./points-pad.ts";
import { fire, playingSeats, type Recorder, type RecorderKind } from "./recorder.ts";

/** The recorder of a section: each player by the cards of his row, by counts, or by points. */
class AgameRecorder extends Part implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    correcting: { attribute: false },
    original: { attribute: false },
    refusal: { state: true },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: SectionDraft | TrickDraft | CatchDraft;
  declare choices: Choices | null;
  declare correcting: boolean;
  declare original: Entry | null;
  /** Why the last tap changed nothing. */
  declare refusal: Bar | null;
  /** What the last tap did; it is said together with what that is worth. */
  #deed: Deed | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("draft")) this.refusal = null;
    if (changed.has("choices") && this.#deed) this.#say(this.#deed);
  }

  protected override render(): TemplateResult {
    const { setup, draft, choices } = this;
    if (isLog(draft)) return this.#log(draft);
    if (draft.depth === "points") {
      return html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices}></points-pad>`;
    }
    const tight = this.correcting || hasFenneks(setup);
    return html`<div class="section ${tight ? "tight" : ""}" @deed=${this.#done} @refused=${this.#refused}>
      <player-tabs .seats=${setup.seats} .playing=${setup.playing} .seat=${draft.seat} .done=${this.#filled()}
        @seat=${this.#sit}></player-tabs>
      ${draft.depth === "cards" ? this.#cards() : this.#counts()}
    </div>`;
  }

  #log(draft: TrickDraft | CatchDraft): TemplateResult {
    const { setup, sheet, choices, correcting } = this;
    return isCatch(draft)
      ? html`<agame-catch .setup=${setup} .sheet=${sheet} .draft=${draft} .choices=${choices} .correcting=${correcting}></agame-catch>`
      : html`<agame-log .setup=${setup} .sheet=${sheet} .draft=${draft} .choices=${choices} .correcting=${correcting}></agame-log>`;
  }

  #cards(): TemplateResult {
    const { setup, draft, choices } = this;
    const row = rowOf(draft, draft.seat);
    return html`${keyed(
      draft.seat,
      html`<display-row .cards=${guard([row], () => rowCards(row))} .bonus=${setup.options.lizard_bonus}></display-row>`,
    )}
      ${sumLine(this)}
      <agame-board .setup=${setup} .draft=${draft} .choices=${choices} .original=${this.original}></agame-board>`;
  }

  #counts(): TemplateResult {
    const { setup, draft, choices } = this;
    return html`${sumLine(this)}
      <agame-counts .setup=${setup} .draft=${draft} .choices=${choices}></agame-counts>`;
  }

  #filled(): boolean[] {
    return this.setup.seats.map((_, seat) => isKnown(this.draft, seat));
  }

  #sit({ detail }: CustomEvent<number>): void {
    fire(this, "draft", { ...settled(this.draft), seat: detail });
  }

  #done({ detail }: CustomEvent<Deed>): void {
    this.#deed = detail;
    fire(this, "draft", detail.draft);
  }

  #refused({ detail }: CustomEvent<Bar | null>): void {
    this.refusal = detail;
    if (detail) announce(problemText(detail, this.setup));
  }

  #say({ seat, what }: Deed): void {
    const name = this.setup.seats[seat]?.name ?? "";
    const points = this.choices?.players[seat]?.points;
    announce(
      typeof points === "number"
        ? t("agame.said", { name, what, points })
        : t("agame.said.open", { name, what }),
    );
    this.#deed = null;
  }
}

customElements.define("agame-recorder", AgameRecorder);

export const kind: RecorderKind = {
  tag: "agame-recorder",
  byPlayer: true,
  depths: () => ["cards", "counts", "points"],

  fresh: (setup, sheet, depth) => (logged(setup, depth) ? nextLog(sheet) : begun(setup, depth)),

  from: (entry, setup) => {
    if (entry.type !== "section") return mended(entry);
    const draft: Draft = { ...begun(setup, "cards"), entry, mends: true };
    return { ...draft, depth: depthOf(draft, draft.seat) ?? "cards" };
  },

  title: (no) => t("round.agame", { no }),
  status,

  turn: (draft, depth, setup) => {
    if (logged(setup, depth) && !draft.mends) return nextTrick();
    return isLog(draft) ? begun(setup, depth) : turned(draft, depth);
  },

  depthOf: (draft, seat) => (isLog(draft) ? null : depthOf(draft, seat)),
  settle: (draft, setup) => (isLog(draft) ? draft : walkedOn(draft, setup)),
  lead: (draft) => draft,

  field: (draft) => {
    if (isLog(draft)) return isCatch(draft) ? "catch" : "trick";
    return (draft as SectionDraft).waiting ? "fennek" : null;
  },

  sideKeys: (draft, choices) => {
    const stuck = trickTaps(choices)?.stuck;
    if (stuck) return [{ label: t("agame.log.discard"), draft: { ...draft, entry: stuck } }];
    return isLog(draft) && isBlank(draft) ? [{ label: t("agame.log.catch"), draft: nextCatch() }] : [];
  },

  atOnce: (draft) => isLog(draft) && !draft.mends,
  waits: (draft, { taps }) => isLog(draft) && mayGrow(draft, taps),
  onTable: liveRows,
  closes: ({ rounds }) => !rounds.at(-1)?.open,
};

/** "7 cards laid", or of how many players something is known. */
function status(draft: Draft, _choices: Choices | null, setup: Setup): string {
  if (isLog(draft)) return isCatch(draft) ? t("agame.log.catching") : played(draft.cards.length);
  const cards = holders(draft).size;
  if (cards) return tn("agame.laid", cards);
  const seats = playingSeats(setup);
  const done = seats.filter((seat) => isKnown(draft, seat)).length;
  return done ? t("agame.known", { done: number(done), all: number(seats.length) }) : "";
}

/** "3 cards", once the first is tapped. */
function played(cards: number): string {
  return cards ? tn("agame.log.cards", cards) : "";
}

/** Whether this table logs its tricks at that depth. */
function logged({ options }: Setup, depth: Depth): boolean {
  return options.log_tricks === true && depth === "cards";
}

/** A catch where the round of catching has begun, else a trick. */
function nextLog({ next, table }: Sheet): Draft {
  const may = (next?.catch ?? []) as number[];
  const aside = (table.aside ?? []) as (string | null)[];
  const begun = aside.some(Boolean) || next?.leader === null;
  return begun && may.length ? nextCatch() : nextTrick();
}

/** A whole section of which nothing is known. */
function begun(setup: Setup, depth: Depth): SectionDraft {
  const entry = { type: "section", players: setup.seats.map(() => null) };
  return { entry, seat: playingSeats(setup)[0] ?? 0, depth };
}
