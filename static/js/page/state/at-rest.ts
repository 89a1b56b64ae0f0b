/** Whether the app may be loaded anew without anybody at the table noticing. */

import { anyDraft } from "./db.ts";
import type { Store } from "./store.ts";

/** Whether nothing is under way on this phone: no round begun, nothing unsaved, nothing still to be sent. */
export async function isAtRest({ saved, tables }: Store): Promise<boolean> {
  const sent = tables.records.every(({ known, refused, waits }) => !waits && (known || refused));
  return saved && sent && !(await anyDraft());
}
