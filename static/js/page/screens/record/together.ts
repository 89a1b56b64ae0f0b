import { nothing, type TemplateResult } from "lit";
import type { Setup } from "../../../types.ts";
import { announce } from "../../announce.ts";
import { capitalize, nameOf, writerName } from "../../game-texts.ts";
import { language } from "../../language.ts";
import type { OtherPhone } from "../../log/records.ts";
import { type Claim, type Dispute, isSeat } from "../../log/shared-draft.ts";
import { number, t } from "../../messages.ts";
import { askingBar, noticeBar } from "../../parts/notice-bar.ts";
import { playerOf } from "../../recorders/recorder.ts";
import type { DraftSession } from "../../recording/draft-session.ts";
import { isBlank } from "../../recording/filling.ts";
import type { RecorderSession } from "../../recording/recorder-session.ts";
import type { TapOrder } from "./tap-order.ts";

/** A round that several phones fill in: the question what stands, and what a screen reader is told of the others. */
export class Together {
  readonly #host: HTMLElement;
  readonly #order: TapOrder;
  /** The draft whose seats were told last, and those that others had filled in. */
  #session: DraftSession | null = null;
  #told = new Set<string>();

  constructor(host: HTMLElement, order: TapOrder) {
    this.#host = host;
    this.#order = order;
  }

  /** Render the question what stands, where two phones differ, or which seats others have not finished yet. */
  bar(session: RecorderSession, current: DraftSession): TemplateResult | typeof nothing {
    const [dispute] = current.disputes;
    const { setup } = current.context;
    if (!dispute) return unfinishedBar(current.unfinishedSeats, setup);
    const keys = dispute.values.map((claim) => ({
      label: claimKey(claim),
      onTap: () => this.#order.actOwn(() => session.decide(dispute, claim)),
    }));
    return askingBar(disputeText(dispute, setup), ...keys);
  }

  /** Lead to the question. */
  ask(): void {
    this.#host.querySelector<HTMLElement>(".notice.is-asking .notice-key")?.focus();
  }

  /** Announce once each seat that another phone has finished; those that were finished before the recorder opened are seen. */
  tell(session: DraftSession): void {
    const finished = [...session.foreignSeats].filter(([seat, { filled }]) => {
      return filled.at !== seat && !isBlank(playerOf(session.draft, seat));
    });
    const isFirst = this.#session !== session;
    if (isFirst) this.#told.clear();
    this.#session = session;
    for (const [seat, phone] of finished) {
      const key = `${phone.device} ${seat}`;
      if (!isFirst && !this.#told.has(key)) announce(finishedText(session.context.setup, seat, phone));
      this.#told.add(key);
    }
  }
}

function unfinishedBar(seats: number[], setup: Setup): TemplateResult | typeof nothing {
  if (!seats.length) return nothing;
  const list = new Intl.ListFormat(language, { type: "unit" });
  return noticeBar(
    t("together.unfinished", { names: list.format(seats.map((seat) => nameOf(setup, seat))) }),
  );
}

function finishedText(setup: Setup, seat: number, phone: OtherPhone): string {
  return capitalize(t("together.finished", { who: whoOf(phone), name: nameOf(setup, seat) }));
}

/** Return "Ada: 12 here, Ben has 15", or that something is different where it is more than a figure. */
function disputeText({ part, values }: Dispute, setup: Setup): string {
  const [one, two] = values;
  const who = two?.phones[0] ? whoOf(two.phones[0]) : "";
  if (!one || !isSeat(part)) return capitalize(t("together.round", { who }));
  const name = nameOf(setup, Number(part));
  const [first, second] = [pointsOf(one.value), pointsOf(two?.value)];
  if (first === null || second === null) return t("together.differs", { name, who });
  const params = { name, who, points: number(second), first: number(first) };
  const [phone] = one.phones;
  return one.isOwn || !phone
    ? t("together.here", params)
    : t("together.there", { ...params, other: whoOf(phone) });
}

function claimKey({ isOwn, phones: [phone] }: Claim): string {
  return isOwn || !phone ? t("together.keep") : capitalize(t("together.take", { who: whoOf(phone) }));
}

function pointsOf(value: unknown): number | null {
  const { points = null } = (value ?? {}) as { points?: number | null };
  return typeof points === "number" ? points : null;
}

function whoOf({ by, phone }: OtherPhone): string {
  return writerName({ by, phone });
}
