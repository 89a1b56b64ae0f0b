/** What a correction of a game's set-up has changed, where it is one thing: names, marks, the target, neutral colours. */

import type { Colour, Options, Pad, Seat, Setup } from "../../../types.ts";
import { colourName } from "../../codes.ts";
import { nameOf } from "../../game-texts.ts";
import type { Change, LogEntry } from "../../log/records.ts";
import { isSame } from "../../log/shared-draft.ts";
import { isolate, number, SEPARATOR, t } from "../../messages.ts";
import { seatColours } from "../../parts/seat-colours.ts";

/** Return what an amend by `who` has changed in a set-up that was `before`: "Ben changed the target: 100 → 150"; "" where it is more than one thing. */
export function setUpChangeText({ changes }: LogEntry, who: string, before: Setup): string {
  const [change, ...more] = (changes ?? []) as Change[];
  if (!change || more.length || !("of" in change) || change.of !== "setup") return "";
  const { seats, options, pad, ...others } = (change.entry ?? {}) as {
    seats?: Seat[];
    options?: Options;
    pad?: Pad;
  };
  if ([seats, options, pad].filter(Boolean).length !== 1 || Object.keys(others).length) return "";
  if (seats) return seatsText(seats, who, before);
  return options ? optionText(options, who, before) : targetOfPadText(pad, who, before);
}

/** Return who is called otherwise, "Ada is now called Bea", or has another mark; "" where it is both, or something else. */
function seatsText(seats: Seat[], who: string, before: Setup): string {
  const former = seatColours(before.seats);
  const marks = seatColours([...seats, ...before.seats.slice(seats.length)]).flatMap((mark, seat) =>
    mark === former[seat] ? [] : [t("recent.mark", { name: nameOf(before, seat), mark: t(`mark.${mark}`) })],
  );
  const names = seats.flatMap(({ name }, seat) => {
    const was = before.seats[seat]?.name ?? name;
    return was === name ? [] : [t("recent.renamed", { name: isolate(was), other: isolate(name) })];
  });
  if (!marks.length) return names.join(SEPARATOR);
  return names.length ? "" : t("recent.marks", { who, marks: marks.join(", ") });
}

/** Return what the only option that was changed is now. */
function optionText(options: Options, who: string, before: Setup): string {
  const [[name, value] = [], ...more] = Object.entries(options);
  if (more.length) return "";
  if (name === "target") return targetText(before.options.target, value, who);
  if (name !== "neutral") return "";
  return t("recent.neutral", { who, colours: (value as Colour[]).map(colourName).join(", ") });
}

/** Return another target of a pad; "" where the pad differs in something else, too. */
function targetOfPadText(pad: Pad | undefined, who: string, { pad: before }: Setup): string {
  const isOnlyTarget = isSame({ ...pad, target: null }, { ...before, target: null });
  return isOnlyTarget ? targetText(before?.target, pad?.target, who) : "";
}

function targetText(before: unknown, after: unknown, who: string): string {
  const [was, is] = [goalText(before), goalText(after)];
  return was === is ? "" : t("recent.target", { who, before: was, after: is });
}

function goalText(target: unknown): string {
  return typeof target === "number" ? number(target) : t("option.none");
}
