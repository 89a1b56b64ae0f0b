import { problemText, t } from "../../messages.ts";
import type { MainButton } from "../../parts/buttons.ts";
import type { Correcting } from "../../state/correcting.ts";
import type { Recording } from "../../state/recording.ts";
import { briefName } from "../words.ts";

/** The main button: what is missing, who comes next, or that it can be written down. */
export function mainWords({ main, choices, task }: Recording, correcting: Correcting | null): MainButton {
  const missing = (label: string): MainButton => ({ label, tone: "missing" });
  if (main.act === "retry") return missing(t("record.retry"));
  if (main.act === "seat") return { label: t("record.next", { name: briefName(task.setup, main.seat) }) };
  if (main.act === "lead" && choices?.problem) return missing(problemText(choices.problem, task.setup));
  if (correcting?.follows?.stopped) return missing(t("record.stopped"));
  return { label: t(task.along.length ? "record.mended" : "record.write") };
}
