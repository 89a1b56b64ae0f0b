import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import { type MainButtonProps, mainButton, type SideButtonProps, sideButton } from "./buttons.ts";

export interface FooterProps {
  /** Undoes the last tap, or the newest entry; null where there is nothing to undo. */
  undo?: (() => void) | null;
  side?: SideButtonProps[];
  main?: MainButtonProps;
}

/** Render the fixed footer of a screen: undo, side keys, main button. */
export function footer({ undo, side = [], main }: FooterProps): TemplateResult {
  return html`<footer class="footer">
    ${undo === undefined ? nothing : undoButton(undo)} ${side.map(sideButton)} ${main ? mainButton(main) : nothing}
  </footer>`;
}

/** Render the undo button, disabled without an action. */
function undoButton(undo: (() => void) | null): TemplateResult {
  return sideButton({ label: t("parts.undo"), icon: "undo", isDisabled: !undo, onTap: undo ?? undefined });
}
