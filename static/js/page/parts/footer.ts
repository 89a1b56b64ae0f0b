import { html, nothing, type TemplateResult } from "lit";
import { t } from "../messages.ts";
import { type MainButtonProps, mainButton, type SideButtonProps, sideButton } from "./buttons.ts";

export interface FooterProps {
  /** Takes back the last tap, or the newest entry; null: there is nothing to take back. */
  undo?: (() => void) | null;
  side?: SideButtonProps[];
  main?: MainButtonProps;
}

/** The fixed foot of a screen: undo, side keys, the main button. */
export function footer({ undo, side = [], main }: FooterProps): TemplateResult {
  return html`<footer class="footer">
    ${undo === undefined ? nothing : undoButton(undo)} ${side.map(sideButton)} ${main ? mainButton(main) : nothing}
  </footer>`;
}

/** ↶, 56 by 56. */
function undoButton(undo: (() => void) | null): TemplateResult {
  return sideButton({ label: t("parts.undo"), icon: "undo", isDisabled: !undo, onTap: undo ?? undefined });
}
