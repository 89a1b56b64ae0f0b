import type { TemplateResult } from "lit";
import { problemText } from "../../codes.ts";
import { t } from "../../messages.ts";
import type { MainButton } from "../../parts/buttons.ts";
import { footer } from "../../parts/footer.ts";
import { briefName } from "../../parts/short-names.ts";
import type { Correcting } from "../../recording/correction-session.ts";
import type { Recording } from "../../recording/recorder-session.ts";

/** The keys beneath a recorder: a tap back, those of its own, and the main button with what it does. */
export function foot(recording: Recording, correcting: Correcting | null, onTap: () => void): TemplateResult {
  const { kind, setup } = recording.task;
  const keys = kind.sideKeys?.(recording.draft, recording.choices, setup) ?? [];
  return footer({
    undo: recording.canGoBack ? () => recording.back() : null,
    side: keys.map(({ label, pressed, draft }) => ({ label, pressed, onTap: () => recording.tap(draft) })),
    main: { ...mainWords(recording, correcting), onTap },
  });
}

/** The main button: what is missing, who comes next, or that it can be written down. */
function mainWords({ main, task }: Recording, correcting: Correcting | null): MainButton {
  const missing = (label: string): MainButton => ({ label, tone: "missing" });
  if (main.act === "retry") return missing(t("record.retry"));
  if (main.act === "seat") return { label: t("record.next", { name: briefName(task.setup, main.seat) }) };
  if (main.act === "lead") return missing(problemText(main.missing, task.setup));
  if (correcting?.follows?.stopped) return missing(t("record.stopped"));
  return { label: t(task.along.length ? "record.mended" : "record.write") };
}
