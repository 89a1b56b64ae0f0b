/** Starts the app. Nothing of it is painted before this module has run. */

import "../../css/main.css";
import "../../css/screens.css";
import "./local/preopen-db.ts";
import "./app.ts";
import { applyTheme, storedTheme } from "./device/choices.ts";
import { catchPrompt } from "./device/install-prompt.ts";
import { applyLanguage } from "./language.ts";

applyLanguage();
catchPrompt();
applyTheme(storedTheme());
