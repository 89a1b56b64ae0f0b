/** The other phones that fill in the same round as a draft, and what follows from them for it. */

import type { Draft } from "../../types.ts";
import { writerName } from "../game-texts.ts";
import { nameKey } from "../local/usual-players.ts";
import { nextStep } from "../log/conflicts.ts";
import type { Filled, OtherPhone } from "../log/records.ts";
import {
  acceptFilled,
  type Claim,
  type Dispute,
  findDisputes,
  findForeignSeats,
  findLost,
  findOwnParts,
  isSame,
  isSeat,
  keepNeeded,
  mergeDrafts,
  type Over,
  overAfterTap,
  overAfterUndo,
  type Parts,
  partsOf,
  separateDraft,
  withoutLost,
  withoutPart,
  withPart,
} from "../log/shared-draft.ts";
import { depthAt } from "./filling.ts";
import type { RecorderContext } from "./recorder-context.ts";

/** A round that takes more is not shown to the others: the server takes no more. */
const MAX_FILLED_CHARS = 6_000;
/** Milliseconds after a change in which its phone may still be about to go on: "1" on the way to "12". */
const UNFINISHED_MS = 1_500;
const PLACE = "new";
const NOBODY: OtherPhone[] = [];
/** Nobody, because the round has been written, or is filled in by one phone as it is now. */
const NOBODY_ANY_MORE: OtherPhone[] = [];

export class OtherPhones {
  readonly #context: RecorderContext;
  /** The list of the network as it was read last; it is another one after every change. */
  #lastRead: OtherPhone[] | null = null;
  #others: OtherPhone[] = [];
  /** When what another phone fills in was last seen to change, by its device. */
  readonly #changedAt = new Map<string, number>();
  /** The seats of which this phone's person was told that another phone is still at them: each once. */
  readonly #warnedSeats = new Set<number>();
  /** What this phone has let go of, by the phone that had decided against it: once. */
  #letGo = new Set<string>();

  constructor(context: RecorderContext) {
    this.#context = context;
  }

  /** Return whether a draft is one that others may fill in too: of a whole round, at the end of the log. */
  isShared(draft: Draft): boolean {
    return this.#fields(draft) !== null;
  }

  /** Take in what the network has brought since; false: nothing new. */
  follow(draft: Draft): boolean {
    const { store, setup } = this.#context;
    const fields = this.#isWritten ? null : this.#fields(draft);
    const present = fields ? (store.connection.network?.live.presence.others ?? NOBODY) : NOBODY_ANY_MORE;
    if (present === this.#lastRead) return false;
    const isFirst = this.#lastRead === null;
    const before = isFirst ? (this.#record?.shared?.others ?? NOBODY) : this.#others;
    this.#lastRead = present;
    const gone = (fields ? before : NOBODY).filter(
      ({ device }) => !present.some((one) => one.device === device),
    ); // they hold nobody up
    const others = [...gone, ...present]
      .filter(({ filled }) => filled.round === this.#round && filled.type === draft.entry.type)
      .map((one) => ({ ...one, filled: acceptFilled(one.filled, setup, fields ?? []) }))
      .sort((one, other) => (one.device < other.device ? -1 : 1));
    if (isSame(others, this.#others)) return false;
    if (!isFirst) this.#noteChanges(others, before);
    this.#others = others;
    this.#keep(this.#addsUp(draft) ? this.#over : keepNeeded(this.#over, others)); // undo may bring back what nobody has now
    return true;
  }

  /** Take in anew what the network has brought: what can stand in the draft is another thing by now. */
  reread(draft: Draft): void {
    this.#lastRead = [];
    this.follow(draft);
  }

  /** Return the seat of this phone's person, where others are at work already: everybody begins with the own one. */
  get ownSeat(): number | null {
    const { store, game, setup, kind } = this.#context;
    const person = kind.isPerPlayer && this.#others.length ? store.memberships.personAt(game) : null;
    const seat = setup.seats.findIndex(({ name }) => person !== null && nameKey(name) === nameKey(person));
    return setup.playing[seat] ? seat : null;
  }

  /** Return the draft as everybody sees it. */
  merge(own: Draft, opening: Draft): Draft {
    if (!this.#others.length) return own;
    const merged = mergeDrafts(own, this.#ownParts(own, opening), this.#others, this.#over);
    const seats = [...this.foreignSeats(own, opening)];
    const phones = Object.fromEntries(
      seats.map(([seat, { by, phone }]) => [seat, writerName({ by, phone })]),
    );
    return seats.length ? { ...merged, phones } : merged;
  }

  /** Return this phone's own draft after a tap that made `tapped` of what was `shown`. */
  separate(own: Draft, shown: Draft, tapped: Draft): Draft {
    return this.#others.length || shown.phones ? separateDraft(own, shown, tapped) : tapped;
  }

  /** Note, once a tap is kept, from which values of other phones it counted on: they count no longer beside it. */
  goOn(shown: Draft, tapped: Draft): void {
    if (!shown.phones || shown.depth !== tapped.depth || !this.#addsUp(tapped)) return;
    this.#keep(overAfterTap(this.#over, shown, tapped, this.#others));
  }

  /** Note that a tap was taken back: the value from which it counted on counts again. */
  takeBack(own: Draft, opening: Draft): void {
    if (this.#addsUp(own)) this.#keep(overAfterUndo(this.#over, this.#filledIn(own, opening), this.#others));
  }

  /** Return the draft without what others have decided against; itself where nothing is. */
  letGo(own: Draft, opening: Draft): Draft {
    const { store, game } = this.#context;
    if (this.#addsUp(own)) return own; // and counts again once the tap that went on from it is taken back
    const begin = this.#begin(opening);
    const lost = Object.entries(findLost(this.#filledIn(own, opening), this.#others, this.#over));
    let after = own;
    for (const [part, phones] of lost) {
      const key = JSON.stringify([part, phones.map(({ device, filled }) => [device, filled.over[part]])]);
      if (this.#letGo.has(key)) continue;
      this.#letGo.add(key);
      store.drafts.change(game, PLACE, (record) => ({
        ...record,
        history: record.history.map((draft) => withoutPart(draft, begin, part)), // undo does not bring it back
      }));
      after = withoutPart(after, begin, part);
    }
    return after;
  }

  /** Return what two phones have filled in differently. */
  disputes(own: Draft, opening: Draft): Dispute[] {
    if (!this.#others.length) return [];
    return findDisputes(this.#ownParts(own, opening), this.#others, this.#over);
  }

  /** Decide for one of several values of a part; return what it makes of this phone's own draft. */
  decide(own: Draft, opening: Draft, { part, values }: Dispute, chosen: Claim): Draft {
    const { store, game } = this.#context;
    const rejected = values.filter((claim) => claim !== chosen).flatMap(({ phones }) => phones);
    const against = rejected.map(({ filled }) => filled.parts[part]);
    const over = { ...this.#over, [part]: against };
    const after = this.#settled(own, opening, part, chosen, values);
    if (after !== own) store.drafts.push(game, PLACE, after, opening);
    this.#keep(over);
    return after;
  }

  #settled(own: Draft, opening: Draft, part: string, chosen: Claim, values: Claim[]): Draft {
    if (chosen.isOwn) return own;
    const hasOwn = values.some(({ isOwn }) => isOwn);
    return hasOwn ? withoutPart(own, this.#begin(opening), part) : withPart(own, part, chosen.value);
  }

  /** Return the seats that others have filled in, with their phones. */
  foreignSeats(own: Draft, opening: Draft): Map<number, OtherPhone> {
    if (!this.#others.length) return new Map();
    return findForeignSeats(this.#ownParts(own, opening), this.#others, this.#over);
  }

  /** Return the depth at which another phone has filled in the seat on the screen: at any other it looks empty. */
  depthOfSeat(own: Draft, opening: Draft): Draft["depth"] {
    const isForeign = this.foreignSeats(own, opening).has(own.seat) && !own.typed && !own.summed;
    return isForeign ? depthAt(this.merge(own, opening), this.#context.kind) : own.depth;
  }

  /** Return whether another phone is still at a seat, as was not said yet; from then on it is. */
  warnOfUnfinished(own: Draft, opening: Draft): boolean {
    const since = Date.now() - UNFINISHED_MS;
    const news = this.#seatsAt(own, opening).filter(
      ([seat, { device }]) => (this.#changedAt.get(device) ?? 0) > since && !this.#warnedSeats.has(seat),
    );
    for (const [seat] of news) this.#warnedSeats.add(seat);
    return news.length > 0;
  }

  /** Return the seats it was warned of and another phone still is at. */
  unfinishedSeats(own: Draft, opening: Draft): number[] {
    const seats = this.#seatsAt(own, opening).map(([seat]) => seat);
    return seats.filter((seat) => this.#warnedSeats.has(seat));
  }

  /** Return the seats that another phone has its cursor on, with that phone. */
  #seatsAt(own: Draft, opening: Draft): [number, OtherPhone][] {
    return [...this.foreignSeats(own, opening)].filter(([seat, { filled }]) => filled.at === seat);
  }

  #noteChanges(others: OtherPhone[], before: OtherPhone[]): void {
    for (const { device, filled } of others) {
      const known = before.find((one) => one.device === device)?.filled.parts ?? {};
      if (filled.at !== null && !isSame(filled.parts[filled.at], known[filled.at]))
        this.#changedAt.set(device, Date.now());
    }
  }

  /** Return what the others are shown of this phone's draft; null: nothing, or too much. */
  filled(own: Draft, opening: Draft, at: number | null): Filled | null {
    if (!this.isShared(own)) return null;
    const { type } = own.entry;
    const filled = { round: this.#round, type, parts: this.#filledIn(own, opening), over: this.#over, at };
    return JSON.stringify(filled).length > MAX_FILLED_CHARS ? null : filled;
  }

  get #record() {
    const { store, game } = this.#context;
    return store.drafts.get(game, PLACE);
  }

  get #over(): Over {
    return this.#record?.shared?.over ?? {};
  }

  #addsUp(draft: Draft): boolean {
    return !!this.#context.kind.addsUp?.(draft);
  }

  /** Return what of a draft belongs to no seat; null where it is this phone's alone. */
  #fields(draft: Draft): readonly string[] | null {
    const { where, kind } = this.#context;
    const isNew = (where.of ?? where.before) === undefined;
    const isRound = isNew && Array.isArray(draft.entry.players);
    return (isRound && kind.sharedFields) || null;
  }

  /** Whether somebody has written the round: then it is no longer filled in together. */
  get #isWritten(): boolean {
    const { store, game } = this.#context;
    const { sheet } = store.games.get(game)?.record ?? {};
    return !!sheet && nextStep(sheet).round > this.#round;
  }

  get #round(): number {
    return this.#record?.begun?.round ?? nextStep(this.#context.sheet).round;
  }

  /** Keep what is known of the others with this phone's draft, where one is begun. */
  #keep(over: Over): void {
    const { store, game } = this.#context;
    const shared = { others: this.#others, over };
    store.drafts.change(game, PLACE, (record) => ({ ...record, shared }));
  }

  /** Return what counts of what was filled in here: where taps add up, no value from which another phone has counted on. */
  #ownParts(own: Draft, opening: Draft): Parts {
    const parts = this.#filledIn(own, opening);
    return this.#addsUp(own) ? withoutLost(parts, this.#others, this.#over) : parts;
  }

  /**
   * Return what was filled in on this phone, or emptied of another one's. A seat that is as the recorder makes it, such
   * as one with 0 tricks, is not filled in.
   */
  #filledIn(own: Draft, opening: Draft): Parts {
    const { kind, setup, sheet } = this.#context;
    const blank = partsOf(kind.newDraft(setup, sheet, own.depth).entry);
    const isFilledIn = (part: string, value: unknown) =>
      !isSeat(part) || own.emptied?.includes(part) || !isSame(value, blank[part]);
    const parts = Object.entries(findOwnParts(own, this.#begin(opening)));
    return Object.fromEntries(parts.filter(([part, value]) => isFilledIn(part, value)));
  }

  /** Return what the draft was before its first tap, also where that was before a reload. */
  #begin(opening: Draft): Draft {
    return this.#record?.history[0] ?? opening;
  }
}
