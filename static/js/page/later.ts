/**
 * What the first sheet can be drawn without: fetched right after it, or when first needed.
 *
 * The texts come first, because the screens ask for them as soon as they are defined.
 */

import "./later-texts.ts";
import "../../css/later.css";
import "./screens/home/this-phone.ts";
import "./screens/join.ts";
import "./screens/new-game.ts";
import "./screens/offers.ts";
import "./screens/record.ts";
import "./screens/round.ts";
import "./screens/settings.ts";
import "./screens/share.ts";
import "./screens/versions.ts";
