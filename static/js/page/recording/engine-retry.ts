import { t } from "../messages.ts";
import type { MainButtonProps } from "../parts/buttons.ts";
import { vibrateRefusal } from "../vibrate.ts";

/** A screen, or what is drawn with one. */
interface Drawn {
  /** Draw what has changed. */
  requestUpdate(): void;
}

/** What a screen asks of the engine; where no answer comes, its main button asks again. */
export class EngineRetry {
  readonly #screen: Drawn;
  #again: (() => void) | null = null;
  /** How often something was asked or given up. */
  #turn = 0;
  readonly #basis: () => unknown;
  #askedOn: unknown;

  /** `basis` gives what an answer rests on: once that is another, nothing is owed any more. */
  constructor(screen: Drawn, basis: () => unknown = () => null) {
    this.#screen = screen;
    this.#basis = basis;
  }

  /** Whether the engine owes an answer. */
  get isOwed(): boolean {
    return this.#again !== null;
  }

  /** The main button while the engine owes an answer; null: it is the screen's own. */
  get main(): MainButtonProps | null {
    if (this.#basis() !== this.#askedOn) return null;
    return this.#again && { label: t("record.retry"), tone: "missing", onTap: this.#again };
  }

  /** Do what needs the engine; resolve to its answer, which may come at a later tap. */
  ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = ++this.#turn;
    this.#askedOn = this.#basis();
    this.#set(null);
    return work().catch((error: unknown) => {
      reportError(error);
      if (turn !== this.#turn) return new Promise<never>(() => undefined); // nobody waits for it any more
      vibrateRefusal();
      return new Promise<Answer>((resolve) => {
        this.#set(() => resolve(this.ask(work)));
      });
    });
  }

  /** Ask no more: what it was about has been given up. */
  drop(): void {
    this.#turn++;
    this.#set(null);
  }

  #set(again: (() => void) | null): void {
    if (this.#again === again) return;
    this.#again = again;
    this.#screen.requestUpdate();
  }
}
