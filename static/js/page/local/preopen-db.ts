/**
 * Imported before the rest of the app: the disk is opened while that is being run. Whoever reads from
 * it hears of what is wrong with it.
 */

import { connect } from "./db.ts";

connect().catch(() => undefined);
