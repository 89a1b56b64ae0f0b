/**
 * A page of all parts in every state, for development: `npm run parts`.
 *
 * The query chooses the theme: /?light, /?dark, /?night. Not part of the app.
 */

import { html, render } from "lit";
import "../../css/main.css";
import "../../css/later.css";
import { loadTexts } from "../page/messages.ts";
import "./parts-page.css";
import { boards } from "./boards.ts";
import { frames } from "./frames.ts";
import { keys } from "./keys.ts";
import { signs } from "./signs.ts";

/** Set each value a part emits as its property, as a screen would. */
const BACK = { pick: "value", step: "value", seat: "seat" };
for (const [event, property] of Object.entries(BACK)) {
  document.addEventListener(event, ({ target, detail }: CustomEventInit & Event) => {
    Object.assign(target ?? {}, { [property]: detail });
  });
}

const theme = location.search.slice(1);
if (theme) document.documentElement.dataset.theme = theme;

await Promise.all([loadTexts("shell"), loadTexts("later")]);
render(
  html`<main class="gallery">
    ${[signs(), keys(), boards(), frames()]
      .flat()
      .map(([title, part]) => html`<section><h2>${title}</h2>${part}</section>`)}
  </main>`,
  document.body,
);
