/** Starts the page. Nothing is painted before both have run. */

import "../../css/main.css";
import "../../css/screens.css";
import "./app.ts";
import { keepPrompt } from "./state/install-prompt.ts";
import { showTheme } from "./state/theme.ts";

keepPrompt();
showTheme();
