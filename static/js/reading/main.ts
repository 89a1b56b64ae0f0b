/**
 * What the pages that are read do by script. They do without it, too: a form is sent, a link is
 * followed, and what is drawn as a chart stands there as a table.
 */

import "../../css/reading.css";
import { keepUnsent } from "./unsent.ts";

keepUnsent();
