import type { TemplateResult } from "lit";
import { t } from "../messages.ts";
import type { MainButtonProps } from "../parts/buttons.ts";
import { footer } from "../parts/footer.ts";
import type { Removal } from "../recording/removal.ts";
import { routeOf } from "../router.ts";

/** Render the keys to remove or to keep. */
export function removalFooter(removal: Removal): TemplateResult {
  const main: MainButtonProps = removal.correction?.consequences?.stopped
    ? { label: t("record.stopped"), tone: "missing" }
    : { label: t("round.remove_now"), onTap: () => void removal.write() };
  const side = [{ label: t("round.keep"), onTap: () => removal.cancel() }];
  return footer({ side, main: removal.engine.main ?? main });
}

/** Return the place of the correction for which an entry is mended on the screen that comes now; null: it is not. */
export function placeToMend(): string | null {
  const route = routeOf(location);
  return route.screen === "record" ? route.into : null;
}
