/** Everything that the first sheet can be drawn without: loaded right after it, or when first needed. */

import "../../css/later.css";
import "virtual:languages/rare";
import "./print-theme.ts";
import "./screens/away.ts";
import "./screens/draw-failure.ts";
import "./screens/join.ts";
import "./screens/missing-game.ts";
import "./screens/new-game.ts";
import "./screens/offers.ts";
import "./screens/pads/pads-page.ts";
import "./screens/preferences.ts";
import "./screens/record.ts";
import "./screens/round.ts";
import "./screens/settings.ts";
import "./screens/share.ts";
import "./screens/sheet/account.ts";
import "./screens/sheet/curves.ts";
import "./screens/sheet/draft-line.ts";
import "./screens/sheet/enter-key.ts";
import "./screens/sheet/ledger-end.ts";
import "./screens/sheet/ledger-note.ts";
import "./screens/sheet/notices.ts";
import "./screens/sheet/recent.ts";
import "./screens/sheet/result-keys.ts";
import "./screens/sheet/set-up.ts";
import "./screens/sheet/sheet-keys.ts";
import "./screens/table-view.ts";
import "./screens/unsaved-bar.ts";
import "./screens/versions.ts";
import { linkManifest } from "./device/install.ts";
import { sendChoices } from "./device/save-choice.ts";
import { whenIdle } from "./scheduling.ts";

void whenIdle(linkManifest);
void whenIdle(sendChoices);

export { renderLazyScreen } from "./screens/lazy-screen-of.ts";
