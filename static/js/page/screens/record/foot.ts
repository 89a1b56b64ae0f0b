import type { TemplateResult } from "lit";
import type { Bar, Draft, Path, Setup } from "../../../types.ts";
import { problemText } from "../../codes.ts";
import { ignoreTaps } from "../../cooldown.ts";
import { t } from "../../messages.ts";
import type { MainButtonProps } from "../../parts/buttons.ts";
import { footer } from "../../parts/footer.ts";
import { briefName } from "../../parts/short-names.ts";
import type { CorrectionSession } from "../../recording/correction-session.ts";
import type { DraftSession } from "../../recording/draft-session.ts";
import type { RecorderSession } from "../../recording/recorder-session.ts";
import type { TapOrder } from "./tap-order.ts";

/** The keys beneath a recorder: a tap back, those of its own, and the main button with what it does. */
export function foot(session: RecorderSession, current: DraftSession, order: TapOrder): TemplateResult {
  return footer({
    undo: current.canUndo ? () => void order.act(async () => session.undoTap()) : null,
    side: current.sideKeys.map(({ label, isPressed }) => ({
      label,
      isPressed,
      onTap: () => void order.act(async () => tapSideKey(session, label)),
    })),
    main: { ...mainWords(current, session.correction), onTap: () => void order.act(() => session.act()) },
  });
}

/**
 * Tap a side key. Where it is gone then, or is about another player, a second tap would fall on what nobody has read
 * yet: the footer takes none for a moment.
 */
function tapSideKey(session: RecorderSession, label: string): void {
  if (!session.tapSideKey(label)) ignoreTaps(".footer");
}

/** The main button: what is missing, who comes next, or that it can be written down. */
function mainWords(
  { main, draft, context }: DraftSession,
  correction: CorrectionSession | null,
): MainButtonProps {
  const missing = (label: string): MainButtonProps => ({ label, tone: "missing" });
  if (main.act === "retry") return missing(t("record.retry"));
  if (main.act === "decide") return missing(t("together.decide"));
  if (main.act === "seat") return { label: t("record.next", { name: briefName(context.setup, main.seat) }) };
  if (main.act === "lead") {
    const own = context.kind.missingText?.(main.missing, draft, context.setup);
    return missing(own ?? missingText(main.missing, draft, context.setup));
  }
  if (correction?.consequences?.stopped) return missing(t("record.stopped"));
  const isInserted = context.where.before !== undefined;
  return { label: t(context.along.length ? "record.mended" : isInserted ? "record.insert" : "record.write") };
}

/**
 * Return what is missing or wrong, with the player's name where it is about another than the one on the screen.
 * A sum that does not come out is nobody's in particular.
 */
export function missingText(
  missing: Bar & { at: Path },
  { seat }: Pick<Draft, "seat">,
  setup: Setup,
): string {
  const what = problemText(missing, setup);
  const [root, other] = missing.at;
  const isSum = "expected" in missing.params;
  const isElsewhere = root === "players" && typeof other === "number" && other !== seat && !isSum;
  if (missing.code === "draft.missing" || !isElsewhere) return what;
  return t("record.wrong", { name: briefName(setup, other), what });
}
