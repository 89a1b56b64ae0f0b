import { html, type TemplateResult } from "lit";
import { announce } from "../announce.ts";
import { t } from "../messages.ts";
import { footer } from "../parts/footer.ts";
import { header } from "../parts/header.ts";
import { goUp, paths } from "../router.ts";

/** Render the screen shown when a screen's code could not be loaded. */
export function loadFailure(): TemplateResult {
  return html`<div class="screen">
    ${header({ title: t("fetch.title"), back: () => goUp(paths.home) })}
    <main class="screen-content lost" data-load-failure><p>${t("fetch.text")}</p></main>
    ${footer({ main: { label: t("fetch.retry"), onTap: () => void reloadPage() } })}
  </div>`;
}

/** Reload the page if the server answers; a screen that was loaded in part cannot be completed otherwise. */
export async function reloadPage(): Promise<void> {
  const response = await fetch("", { method: "HEAD" }).catch(() => null);
  if (response?.ok) location.reload();
  else announce(t("fetch.text"));
}

// The network is back while somebody waits for the code of a screen.
addEventListener("online", () => document.querySelector("[data-load-failure]") && reloadPage());
