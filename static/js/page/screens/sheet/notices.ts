/** The bars of the sheet for what is not as it should be. */

import { html, nothing, type TemplateResult } from "lit";
import { withCooldown } from "../../cooldown.ts";
import { findRefused, type Mendable, toMendable } from "../../log/corrections.ts";
import { accepted, appendEntries } from "../../log/log.ts";
import { type EntryRecord, type GameRecord, type LoadedGame, newGameRecord } from "../../log/records.ts";
import { isUnknown } from "../../log/unread.ts";
import { t, tn } from "../../messages.ts";
import { LightElement } from "../../parts/light-element.ts";
import { askingBar, noticeBar } from "../../parts/notice-bar.ts";
import { lineWithProblem, PROBLEM_PLACEHOLDER } from "../../parts/rule-link.ts";
import { loadKind } from "../../recorders/kinds.ts";
import { DraftSession } from "../../recording/draft-session.ts";
import { readEntry } from "../../recording/past.ts";
import { dropRefused, findUndecided } from "../../recording/round-history.ts";
import { navigate, paths } from "../../router.ts";
import { singleFlight } from "../../scheduling.ts";
import type { Store } from "../../store.ts";
import { waitUntilUncovered } from "../go-up.ts";
import { versionName } from "../versions/texts.ts";

/**
 * The bars under the header: not saved on this phone; no access; refused entries; rounds written twice.
 *
 * In: `store` and `table`.
 */
export class SheetNotices extends LightElement {
  static override properties = { store: { attribute: false }, table: { attribute: false } };

  declare store: Store;
  declare table: LoadedGame;

  protected override render(): TemplateResult {
    const { store, table } = this;
    return html`<unsaved-bar .isSaved=${store.isSaved} .table=${table}></unsaved-bar>
      ${accessBar(this)} ${refusedBar(this)} ${duplicateBar(table)}`;
  }
}

/** Say that the server does not accept this game, or not any more; this phone keeps its copy. */
function accessBar(bars: SheetNotices): TemplateResult | typeof nothing {
  const { record } = bars.table;
  const { setup, refused, gone } = record;
  const key = { label: t("notice.own_copy"), onTap: () => void openOwnCopy(bars) };
  if (gone) return askingBar(goneText(gone, record), key);
  // This phone's engine knows all of its own games: whoever does not is of an earlier version.
  if (refused && isUnknown(refused)) return noticeBar(t("notice.older_server"));
  return refused
    ? noticeBar(lineWithProblem(t("notice.foreign", { why: PROBLEM_PLACEHOLDER }), refused, setup))
    : nothing;
}

/** Make a game of its own of this phone's copy, under another id, and open it. */
const openOwnCopy = singleFlight(async (bars: SheetNotices): Promise<void> => {
  const { games, connection } = bars.store;
  const table = await games.load(bars.table.record.id);
  if (!table) return;
  const head = newGameRecord(table.record.file);
  const fresh = accepted(table.log).map((entry) => ({ entry, made: { step: null, changes: [] } }));
  await games.adopt(head, appendEntries(head.id, [], fresh));
  connection.network?.sync.exchangeNow(head.id);
  if (await waitUntilUncovered(bars)) navigate(paths.sheet(head.id));
});

/** Say that the game is gone, and that unsent entries are still here. */
function goneText(gone: "erased" | "barred", { waits, known }: GameRecord): string {
  if (gone === "erased") return t("notice.erased");
  return waits && !known ? tn("notice.barred.waiting", waits) : t("notice.barred");
}

/** Show the oldest refused entry, until a person corrects or drops it. */
function refusedBar(bars: SheetNotices): TemplateResult | typeof nothing {
  const { store, table } = bars;
  const { id, setup } = table.record;
  const all = findRefused(table);
  const [first] = all;
  if (!first?.refused) return nothing;
  const text = tn("notice.refused", all.length, {
    what: versionName(setup, first),
    why: PROBLEM_PLACEHOLDER,
  });
  const dropKey = { label: t("notice.drop"), onTap: () => void drop(store.games, id, first.entry.id) };
  const hasDraft = (place: string) => store.drafts.get(id, place) !== null;
  const fix = store.canWrite(id) ? toMendable(table, first, hasDraft) : null;
  const keys = fix
    ? [{ label: t("notice.mend"), onTap: () => void mend(bars, first, fix) }, dropKey]
    : [dropKey];
  return noticeBar(lineWithProblem(text, first.refused, setup), ...keys);
}

/** With a cooldown, because the next refused entry appears under the finger at once. */
const drop = withCooldown(dropRefused);

/** Turn a refused entry into a draft and open its recorder, which says what would be right. */
const mend = singleFlight(
  async (bars: SheetNotices, record: EntryRecord, { where, action }: Mendable): Promise<void> => {
    const { store, table } = bars;
    const { id, setup, sheet } = table.record;
    const kind = await loadKind(setup);
    const original = where.of === undefined ? null : await readEntry(store, id, where.of);
    const context = { store, game: id, kind, where, setup, sheet, original, along: [] };
    const silent = () => undefined;
    new DraftSession(context, silent, silent).tap(kind.draftOf(action, setup));
    store.drafts.flush(); // on its way to the disk before the entry is taken off it
    await dropRefused(store.games, id, record.entry.id);
    if (!(await waitUntilUncovered(bars))) return;
    navigate(
      where.of === undefined && where.before === undefined ? paths.record(id) : paths.correct(id, where),
    );
  },
);

/** Say that a round was written twice: the oldest that waits for a person's choice. */
function duplicateBar(table: LoadedGame): TemplateResult | typeof nothing {
  const { id, setup } = table.record;
  const all = findUndecided(table.log);
  const [first] = all;
  if (!first) return nothing;
  const text = tn("notice.twice", all.length, { what: versionName(setup, first) });
  return askingBar(text, { label: t("notice.compare"), href: paths.versions(id, first.entry.id) });
}

customElements.define("sheet-notices", SheetNotices);
