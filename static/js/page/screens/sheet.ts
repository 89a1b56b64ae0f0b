import { html, nothing, type TemplateResult } from "lit";
import type { Problem, Setup } from "../../types.ts";
import { capitalize, gameName, nextName, writerName } from "../game-texts.ts";
import { NEXT_PLACE, nextStep } from "../log/conflicts.ts";
import { accepted, newestAction } from "../log/log.ts";
import type { GameRecord, LoadedGame } from "../log/records.ts";
import { keepTogether, loadTexts, SEPARATOR, t } from "../messages.ts";
import type { MainButtonProps, SideButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import type { RecorderKind } from "../recorders/recorder.ts";
import { paths } from "../router.ts";
import { whenIdle } from "../scheduling.ts";
import { cloud } from "./cloud.ts";
import { GameScreen } from "./screen.ts";
import "./sheet/board.ts";
import "./sheet/ledger.ts";
import { hasNoEnd, progress, statusLine } from "./sheet/line.ts";
import { outcome } from "./sheet/outcome.ts";
import type { SheetKeys } from "./sheet/sheet-keys.ts";

/** The sheet: what the whole table looks at. */
class SheetScreen extends GameScreen {
  static override properties = {
    ...GameScreen.properties,
    unfolded: { state: true },
    status: { state: true },
    refusal: { state: true },
    kind: { state: true },
  };

  /** The seat whose total is unfolded. */
  unfolded: number | null = null;
  /** What the open draft says of itself: "9 of 14 tricks". */
  status = "";
  /** Why the game could not be finished. */
  refusal: Problem | null = null;
  /** The recorder of this game, once it is loaded. */
  kind: RecorderKind | null = null;
  /** What its keys write; null until one of them is tapped. */
  #keys: SheetKeys | null = null;

  /** Render at once where the game is in memory already. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.isOpen = this.table !== null;
  }

  /** Load the recorder of this game ahead, so that it opens at once; without it the sheet says less. */
  protected override onGameOpened({ record: { setup } }: LoadedGame): void {
    void whenIdle(() =>
      loadKind(setup).then(
        (kind) => {
          this.kind = kind;
        },
        () => undefined,
      ),
    );
  }

  protected override renderGame(table: LoadedGame): TemplateResult {
    const { setup, sheet } = table.record;
    return html`<div class="screen sheet">
      ${header({
        title: gameName(setup),
        titleHref: this.#isWatching ? paths.share(this.game) : paths.settings(this.game),
        back: paths.home,
        status: cloud(this.store, this.game),
        keys: [
          ...(this.#isWatching
            ? []
            : [{ icon: "people", label: t("sheet.phones"), href: paths.share(this.game) } as const]),
          { icon: "expand", label: t("sheet.table"), href: paths.table(this.game) },
        ],
        rules: paths.rules(setup.game, "screen.sheet"),
      })}
      <sheet-notices .store=${this.store} .table=${table}></sheet-notices>
      <main class="sheet-body">
        ${sheet.over ? outcome(table) : html`<p class="sheet-status">${this.#line(table.record)}</p>`}
        <score-board .setup=${setup} .sheet=${sheet} .unfolded=${this.unfolded} .isRanked=${sheet.over}
          @unfold=${this.#unfold}></score-board>
        <div class="sheet-below" tabindex="-1">${this.#details(table)}</div>
      </main>
      <app-offers .store=${this.store} .isPlaying=${!sheet.over}></app-offers>
      <recent-line .store=${this.store} .table=${table} .refusal=${this.refusal}></recent-line>
      ${this.#foot(table)}
    </div>`;
  }

  /** Return the line over the board: how far the game is, and what the table needs to know now. */
  #line({ setup, sheet }: GameRecord): string {
    const line = [progress(setup, sheet), statusLine(setup, sheet, this.kind?.line)];
    return [...line, setup.options.practice ? t("sheet.practice") : ""].filter(Boolean).join(SEPARATOR);
  }

  /** Render the footer; those who only watch have no keys to write with. */
  #foot(table: LoadedGame): TemplateResult {
    if (this.#isWatching) return footer({ main: { label: t("sheet.table"), href: paths.table(this.game) } });
    const undo = this.#undo(table);
    const retry = this.#keys?.retry;
    if (retry) return footer({ undo, main: retry });
    return footer({ undo, side: this.#side(table.record), main: this.#main(table) });
  }

  get #isWatching(): boolean {
    return !this.store.canWrite(this.game);
  }

  /** Render the ledger, or one player's account; before the first round how to set up the table. */
  #details(table: LoadedGame): TemplateResult {
    const {
      record: { setup, sheet },
      log,
    } = table;
    if (this.unfolded !== null) {
      return html`<score-account .setup=${setup} .sheet=${sheet} .seat=${this.unfolded}></score-account>`;
    }
    // The recorder's code comes after the first paint: what it shows must not move the result's keys.
    const onTable = this.kind?.renderTable?.(table, this.#isWatching);
    return html`${sheet.rounds.length ? nothing : html`<setting-up .store=${this.store} .table=${table}></setting-up>`}
      ${sheet.over ? endOfGame(table) : nothing}${onTable}
      ${this.#hasDraft && !sheet.over ? html`<draft-line .store=${this.store} .table=${table} @status=${this.#onStatus}></draft-line>` : nothing}
      ${setup.pad?.rows || !sheet.rounds.length ? nothing : html`<score-ledger .game=${this.game} .setup=${setup} .sheet=${sheet} .log=${accepted(log)} .kind=${this.kind}></score-ledger>`}`;
  }

  #main({ record: { sheet } }: LoadedGame): MainButtonProps {
    if (sheet.over) return { label: t("sheet.rematch"), href: paths.rematch(this.game) };
    const next = nextName(sheet);
    const href = paths.record(this.game);
    const writer = this.store.connection.network?.live.presence.writerAt(`new:${nextStep(sheet).round}`);
    if (writer)
      return {
        label: capitalize(t("sheet.writing", { who: writerName(writer), next: keepTogether(next) })),
        href,
      };
    const status = this.status || t("sheet.begun");
    const label = this.#hasDraft
      ? t("sheet.draft", { next: keepTogether(next), status: keepTogether(status) })
      : next;
    return { label, href };
  }

  /** Whether something of the next round is filled in. */
  get #hasDraft(): boolean {
    return this.store.drafts.get(this.game, NEXT_PLACE) !== null;
  }

  #side(record: GameRecord): SideButtonProps[] {
    const { setup, sheet } = record;
    const late = sheet.over && this.kind?.lateKey?.(sheet);
    if (late) return [{ label: late, href: paths.record(this.game) }];
    if (sheet.over) return [{ label: t("sheet.play_on"), href: `${paths.settings(this.game)}#on` }];
    return !this.#hasDraft &&
      sheet.rounds.length &&
      hasNoEnd(setup, sheet) &&
      this.store.undoOffer.recent?.game !== this.game // its key may be under the finger
      ? [{ label: t("sheet.finish"), onTap: () => this.#tap("finish", record).catch(reportError) }]
      : [];
  }

  #undo({ record, log }: LoadedGame): (() => void) | null {
    if (!newestAction(accepted(log))) return null;
    return () => this.#tap("undo", record).catch(() => this.store.undoOffer.undo(this.game));
  }

  /** Do what a key writes; its code comes after the first paint. */
  async #tap(key: "undo" | "finish", record: GameRecord): Promise<void> {
    await loadTexts("later");
    const { SheetKeys } = await import("./sheet/sheet-keys.ts");
    this.#keys ??= new SheetKeys(this);
    this.#keys[key](record);
  }

  #unfold({ detail }: CustomEvent<number>): void {
    this.unfolded = this.unfolded === detail ? null : detail;
  }

  #onStatus({ detail }: CustomEvent<string>): void {
    this.status = detail;
  }
}

/** Render what only a finished game has: keys to send its result, and the chart of totals. */
function endOfGame(table: LoadedGame): TemplateResult {
  const { setup, sheet } = table.record;
  return html`<result-keys .table=${table}></result-keys>
    <score-curves .setup=${setup} .sheet=${sheet}></score-curves>`;
}

/** Load the recorder of a game, after its texts: behind the first paint, which needs none. */
async function loadKind(setup: Setup): Promise<RecorderKind> {
  await loadTexts("later");
  return (await import("../recorders/kinds.ts")).loadKind(setup);
}

customElements.define("sheet-screen", SheetScreen);
