/** What a recorder's session asks of the screen it is on, which alone knows how that looks. */

import type { Bar, Path } from "../../types.ts";
import type { CommitResult } from "./entry-writer.ts";

/** Who draws what a session says. */
export interface SessionView {
  /** Draw the recorder anew: a tap has changed the draft, and nothing else. */
  drawDraft(): void;
  /** Draw everything anew: the engine has answered, or there is another draft. */
  drawAll(): void;
  /** Lead to the question what stands, where two phones have filled in something different. */
  askToDecide(): void;
  /** Point out what is missing, where it is on the screen already. */
  pointOut(missing: Bar & { at: Path }): void;
  /** Say which seats other phones have not finished yet; the next tap writes all the same. */
  warnOfUnfinished(): void;
  /** Say where to go once a draft is no draft any more; taps wait until it has resolved. */
  onCommit(result: CommitResult): Promise<void>;
}
