import type { Problem } from "../../../types.ts";
import { NEXT_PLACE } from "../../log/conflicts.ts";
import type { GameRecord } from "../../log/records.ts";
import type { MainButtonProps } from "../../parts/buttons.ts";
import type { RecorderKind } from "../../recorders/recorder.ts";
import { EngineRetry } from "../../recording/engine-retry.ts";
import { navigate, paths } from "../../router.ts";
import { singleFlight } from "../../scheduling.ts";
import type { Screen } from "../screen.ts";

/** The sheet, with what its keys need of it. */
interface SheetHost extends Screen {
  kind: RecorderKind | null;
  refusal: Problem | null;
  unfolded: number | null;
}

/** What the keys of a sheet write; where the engine does not answer, the main button asks it again. */
export class SheetKeys {
  readonly #sheet: SheetHost;
  readonly #engine: EngineRetry;
  /** The game as it was when the engine was asked last. */
  #asked: GameRecord | null = null;

  constructor(sheet: SheetHost) {
    this.#sheet = sheet;
    this.#engine = new EngineRetry(sheet);
  }

  /** The main button that asks the engine again; null: nothing is owed, or the sheet is another one by now. */
  get retry(): MainButtonProps | null {
    const { id = "", sheet } = this.#asked ?? {};
    return this.#sheet.store.games.get(id)?.record.sheet === sheet ? this.#engine.main : null;
  }

  /** Finish the game, or give the sheet the reason why it goes on. */
  finish(record: GameRecord): void {
    const sheet = this.#sheet;
    sheet.refusal = null;
    const writing = this.#ask(record, () => sheet.store.write(record.id, [{ type: "finish" }]));
    void writing.then(({ problem }) => {
      sheet.refusal = problem;
      if (!problem) sheet.unfolded = null; // in its place stand the result's keys and the chart
    });
  }

  /** Undo the newest action of the game. */
  undo(record: GameRecord): void {
    void this.#ask(record, () => this.#undoTap(record));
  }

  #ask<Answer>(record: GameRecord, work: () => Promise<Answer>): Promise<Answer> {
    this.#asked = record;
    return this.#engine.ask(work);
  }

  /**
   * Undo the newest action. Of an entry that was written at its last tap that tap alone: the taps before stand in its
   * recorder again, unless something else has been begun there.
   */
  #undoTap = singleFlight(async ({ id, setup, sheet }: GameRecord): Promise<void> => {
    const { store, kind } = this.#sheet;
    const { drafts, undoOffer } = store;
    const undone = await undoOffer.undo(id);
    const taps = (undone && kind?.tapsBefore?.(undone)) || [];
    if (!kind || !taps.length || drafts.get(id, NEXT_PLACE)) return;
    undoOffer.dismiss();
    const opening = kind.newDraft(setup, sheet, "cards");
    for (const draft of taps) void drafts.push(id, NEXT_PLACE, draft, opening);
    if (this.#sheet.isConnected) navigate(paths.record(id));
  });
}
