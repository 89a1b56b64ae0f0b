import { html, nothing, type TemplateResult } from "lit";
import type { Bar, Choices, Draft, Entry, Pad, Path, Setup, Sheet } from "../../types.ts";
import { problemText } from "../codes.ts";
import { nameOf, wordsOf } from "../game-texts.ts";
import { playingSeats } from "../log/draft.ts";
import { SEPARATOR, t, tn, withSign } from "../messages.ts";
import { formulaText } from "../parts/formula-text.ts";
import { LightElement } from "../parts/light-element.ts";
import { mark } from "../parts/mark.ts";
import "../parts/player-tabs.ts";
import { seatColours } from "../parts/seat-colours.ts";
import { figureText, padFields, shownFields } from "./pad/fields.ts";
import { fieldKeys, type PadKeysProps } from "./pad/keys.ts";
import { isWho } from "./pad/one-of-all.ts";
import {
  blankItem,
  doneSeats,
  figureOf,
  isRequired,
  moveCursor,
  openField,
  type PadDraft,
  padOf,
  partsOf,
  withOnlyNumbers,
} from "./pad/round.ts";
import { unsaidField, whoRows } from "./pad/who.ts";
import "./points-pad.ts";
import {
  emit,
  fillUntouched,
  isWrong,
  playerOf,
  type Recorder,
  type RecorderKind,
  seatsDone,
  withoutInput,
} from "./recorder.ts";
import { totalSum } from "./total-sum.ts";

/** A row that is pointed out lights up for a moment. */
const LIT = { background: ["var(--chosen)", "transparent"], easing: "ease-in" };
const LIT_MS = 1200;

/** The recorder of a game by a pad: what it asks of each player, and what that is worth. */
class PadRecorder extends LightElement implements Recorder {
  static override properties = {
    setup: { attribute: false },
    sheet: { attribute: false },
    draft: { attribute: false },
    choices: { attribute: false },
    original: { attribute: false },
  };

  declare setup: Setup;
  declare sheet: Sheet;
  declare draft: PadDraft;
  declare choices: Choices | null;
  declare isCorrecting: boolean;
  declare original: Entry | null;

  /** The player, the field and the sort of keys that were open when the fields were drawn last. */
  #shown = { seat: -1, field: "", keys: "" };

  /** How far the fields were scrolled to show the one that is open. */
  #top = 0;

  /** Shows it again where the room has changed, unless somebody has scrolled on since. */
  readonly #observer = new ResizeObserver(() => {
    if (this.querySelector(".pad-fields")?.scrollTop === this.#top) this.#showOpen();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  /** Begin another player's fields at the top, and keep the field that is open in sight, also once a keypad has taken its room. */
  protected override updated(): void {
    const { draft, setup } = this;
    const fields = this.querySelector(".pad-fields");
    if (!fields) return;
    const before = this.#shown;
    const keys = this.querySelector(".pad-keys")?.firstElementChild?.localName ?? "";
    this.#shown = { seat: draft.seat, field: openField(padOf(setup), draft)?.id, keys };
    if (before.seat !== draft.seat) fields.scrollTop = 0;
    if (before.seat === draft.seat && before.field === this.#shown.field && before.keys === keys) return;
    void this.updateComplete.then(() => this.#showOpen());
  }

  /** Bring the field that is open into sight, also once what follows from a correction has taken some of the room. */
  #showOpen(): void {
    const fields = this.querySelector(".pad-fields");
    const open = this.querySelector('.pad-field[aria-pressed="true"]');
    scrollWithin(fields, open);
    scrollWithin(fields?.parentElement ?? null, open);
    this.#top = fields?.scrollTop ?? 0;
  }

  protected override render(): TemplateResult {
    const { setup, draft, choices, original } = this;
    if (draft.depth === "points")
      return html`<points-pad .setup=${setup} .draft=${draft} .choices=${choices} .original=${original}></points-pad>`;
    const props: PadKeysProps = { setup, draft, choices, onDraft: (after) => emit(this, "draft", after) };
    const done = doneSeats(draft).map((isDone, seat) => isDone && !isWrong(choices, seat));
    return html`<div class="pad-round">
      <player-tabs .seats=${setup.seats} .phones=${draft.phones} .playing=${setup.playing} .seat=${draft.seat} .done=${done}
        @seat=${this.#onSeat}></player-tabs>
      ${choices ? this.#fields(props) : nothing}
    </div>`;
  }

  /** Render what there is to tap: once the engine has said what may stand where, so that no key moves under the finger. */
  #fields(props: PadKeysProps): TemplateResult {
    const pad = padOf(props.setup);
    const first = pad.fields.findIndex((field) => !isWho(pad, field));
    const rows = (isFirst: boolean) =>
      whoRows(
        props,
        pad.fields.filter((field, place) => isWho(pad, field) && place < first === isFirst),
        this.original,
      );
    const fields = shownFields(pad, props.draft).length ? padFields(props, this.original) : nothing;
    return html`<div class="pad-asks">${rows(true)}${fields}${rows(false)}</div>
      <div class="pad-worth">${this.#sum()}${this.#everybody()}</div>
      <div class="pad-keys">${fieldKeys(props, openField(pad, props.draft))}</div>`;
  }

  /** Render how the points of this player come about, and the new total: "20 + 10 × 3 = 50", "30 + 50 = 80". */
  #sum(): TemplateResult {
    const result = this.choices?.players[this.draft.seat];
    if (!result || result.points === null) return html`<p class="points-sum"></p>`;
    const [line] = result.lines;
    const formula = line && formulaText(line, this.setup);
    return html`<p class="points-sum">${formula ? html`<span class="pad-formula">${formula}</span> ` : nothing}
      <span>${totalSum(result)}</span></p>`;
  }

  /** Render what the round is worth to everybody of whom that is known. */
  #everybody(): TemplateResult {
    const { seats } = this.setup;
    const colours = seatColours(seats);
    const players = this.choices?.players ?? [];
    const known = playingSeats(this.setup).filter((seat) => typeof players[seat]?.points === "number");
    return html`<ul class="pad-points">${known.map(
      (
        seat,
      ) => html`<li>${mark(colours[seat] ?? "grey", 16)}<span class="visually-hidden">${seats[seat]?.name}</span>
        <b>${withSign(players[seat]?.points ?? 0)}</b></li>`,
    )}</ul>`;
  }

  /** Light up the row of players of whom something has to be said of one. */
  pointOut({ code, params }: Bar): void {
    const { draft, setup } = this;
    const field = code === "pad.check" && unsaidField(padOf(setup), draft, Number(params.number));
    const row = field && this.querySelector(`.pad-who[data-field="${field.id}"]`);
    if (!row) return;
    row.scrollIntoView({ block: "nearest" });
    row.querySelector("button")?.focus({ preventScroll: true });
    row.animate(LIT, LIT_MS);
  }

  #onSeat({ detail }: CustomEvent<number>): void {
    emit(this, "draft", { ...withoutInput(this.draft), seat: detail });
  }
}

/** Scroll a list until one of its keys is in sight; the screen around it stays where it is. */
function scrollWithin(list: Element | null, key: Element | null): void {
  if (!list || !key) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = key.getBoundingClientRect();
  list.scrollTop += Math.max(0, bottom - frame.bottom) || Math.min(0, top - frame.top);
}

customElements.define("pad-recorder", PadRecorder);

export const kind: RecorderKind = {
  tag: "pad-recorder",
  isPerPlayer: true,
  sharedFields: [],
  depths: () => ["counts", "points"],
  depthName: (depth) => (depth === "counts" ? t("pads.fields") : null),

  newDraft: (setup, _sheet, depth) => ({
    entry: { type: "round", players: setup.seats.map(() => null) },
    seat: playingSeats(setup)[0] ?? 0,
    depth,
  }),

  draftOf: (entry, setup) => {
    const seat = playingSeats(setup)[0] ?? 0;
    const draft = { entry, seat, depth: "counts" as const };
    return { ...draft, depth: depthOf(draft, seat) ?? "counts" };
  },

  title: (no) => t("round.tally", { no }),

  line: (setup, { next }) =>
    (["deals", "begins"] as const)
      .flatMap((key) => {
        const seat = next[key];
        if (typeof seat !== "number") return [];
        const people = setup.seats[seat]?.members?.length ?? 1;
        return tn(`pads.turn.${key}`, people, { name: nameOf(setup, seat) });
      })
      .join(SEPARATOR),

  status: (draft, choices, setup) => {
    const done = doneSeats(draft);
    return seatsDone(setup, choices, (seat) => Boolean(done[seat]));
  },

  depthOf,

  /** Where nothing but yes or no is asked of everybody, an untouched player is no. */
  completeSeat: (draft, setup) => {
    const pad = padOf(setup);
    const isKnown = draft.depth === "counts" && !asksEverybody(pad);
    return isKnown ? fillUntouched(draft, setup, blankItem(pad)) : draft;
  },

  fillIn: (draft, choices, setup) =>
    draft.depth === "counts" ? withOnlyNumbers(draft, choices, setup) : null,

  itemText,
  moveCursor,
  begunOf,
  missingText,
};

/** Return the fields of a player with their figures; a yes by its name alone, a no not at all. */
function itemText(entry: Entry, setup: Setup, seat: number): string {
  const draft: PadDraft = { entry, seat, depth: "counts" };
  const texts = partsOf(padOf(setup), draft, seat).flatMap((field) => {
    const figure = figureOf(draft, seat, field.id);
    if (figure === null || figure === false) return [];
    const name = wordsOf(field.name);
    return figure === true ? name : t("pads.figure", { name, figure: figureText(field, figure) });
  });
  return texts.join(SEPARATOR);
}

/** Whether something that is neither yes nor no is asked of every player. */
function asksEverybody({ fields }: Pad): boolean {
  return fields.some((field) => isRequired(field) && !field.of);
}

/**
 * Return the field that is open and empty, where something of its player is known: nobody walks past it unseen. Where
 * a round begins with whom something is said of, that is first.
 */
function begunOf(draft: PadDraft, setup: Setup): (Bar & { at: Path }) | null {
  const { depth, seat } = draft;
  const pad = padOf(setup);
  if (depth === "counts" && !asksEverybody(pad)) {
    const number = (pad.checks ?? []).findIndex((_, check) => unsaidField(pad, draft, check + 1)) + 1;
    if (number) return { code: "pad.check", params: { number }, at: ["players"] };
  }
  if (depth !== "counts" || depthOf(draft, seat) !== "counts") return null;
  const open = openField(pad, draft);
  if (!isRequired(open) || figureOf(draft, seat, open.id) !== null) return null;
  return { code: "draft.missing", params: {}, at: ["players", seat, open.id] };
}

/** Ask for the field to fill in, or for the player of whom something has to be said; null leaves the words to the engine's code. */
function missingText(
  { code, at, params }: Parameters<NonNullable<RecorderKind["missingText"]>>[0],
  draft: PadDraft,
  setup: Setup,
): string | null {
  const pad = padOf(setup);
  if (code === "pad.check") {
    const field = unsaidField(pad, draft, Number(params.number));
    return field && `${wordsOf(field.name)}?`;
  }
  const [, seat, field] = at;
  if (code !== "draft.missing" || field || draft.depth === "points") return null;
  const open = openField(pad, { ...draft, seat: Number(seat) });
  return isRequired(open) ? problemText({ code, params, at: [...at, open.id] }, setup) : null;
}

function depthOf(draft: Draft, seat: number): "points" | "counts" | null {
  const item = playerOf(draft, seat);
  return item && ("points" in item ? "points" : "counts");
}
