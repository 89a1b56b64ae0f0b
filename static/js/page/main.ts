/** Starts the page. Nothing of the app is painted before all of it has run. */

import "../../css/main.css";
import "../../css/screens.css";
import "./local/preopen-db.ts";
import "./app.ts";
import { showTheme, theme } from "./device/choices.ts";
import { keepPrompt } from "./device/install-prompt.ts";
import { showLanguage } from "./language.ts";

showLanguage();
keepPrompt();
showTheme(theme());
