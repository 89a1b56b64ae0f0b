/** Starts the page. Nothing of the app is painted before all of it has run. */

import "../../css/main.css";
import "../../css/screens.css";
import "./state/open-early.ts";
import "./app.ts";
import { showLanguage } from "./language.ts";
import { keepPrompt } from "./state/install-prompt.ts";
import { showTheme, theme } from "./state/theme.ts";

showLanguage();
keepPrompt();
showTheme(theme());
