import { html, render, type TemplateResult } from "lit";
import { mainButton, sideButton } from "../page/parts/buttons.ts";
import { chip } from "../page/parts/chip.ts";
import { choiceRow } from "../page/parts/choice-row.ts";
import { mark } from "../page/parts/mark.ts";
import "../page/parts/number-keypad.ts";
import { type KeypadInput, keypadOutput } from "../page/parts/number-keypad.ts";
import "../page/parts/number-strip.ts";
import { offerLine } from "../page/parts/offer-line.ts";
import { ruleLink } from "../page/parts/rule-link.ts";
import { optionRow, switchRow } from "../page/parts/switch-row.ts";
import "../page/screens/house-rules/number-field.ts";
import type { Specimen } from "./signs.ts";

const noop = () => undefined;

export function keys(): Specimen[] {
  return [
    ["Strip 0 to 14", html`<number-strip .label=${"Tricks"} .to=${14} .value=${5}></number-strip>`],
    [
      "Strips with + and with barred keys",
      html`<div class="stack">
        <number-strip .label=${"J Q K"} .to=${6} .value=${null} .hasMore=${true}></number-strip>
        <number-strip .label=${"Lizards"} .to=${8} .value=${2} .barReasons=${Array.from({ length: 9 }, (_, n) => (n > 5 ? "5 at most" : ""))}></number-strip>
      </div>`,
    ],
    ["Keypad", keypad()],
    [
      "What is typed",
      html`<div class="specimens">${["", "-", "7", "-15", "12+7", "12+", "30-4+8"].map(keypadOutput)}</div>`,
    ],
    ["Chips", chips()],
    ["Options", options()],
    ["Offers", offers()],
    [
      "Words that lead to a rule",
      html`<p class="specimens">${ruleLink("agame", "lizards", "20 lizards")}</p>`,
    ],
    [
      "Buttons",
      html`<div class="specimens">
        ${sideButton({ label: "Undo", icon: "undo" })} ${sideButton({ label: "Undo", icon: "undo", isDisabled: true })}
        ${sideButton({ label: "Out" })} ${sideButton({ label: "Went out", isPressed: true })}
        ${sideButton({ label: "Rundum-Raus" })} ${mainButton({ label: "Write it down" })}
        ${mainButton({ label: "One trick too many: 15 of 14", tone: "missing" })}
        ${mainButton({ label: "Runde 4 · 9 von 14 Stichen aufgeschrieben" })}
      </div>`,
    ],
  ];
}

function keypad(): TemplateResult {
  const draw = (event?: CustomEvent<KeypadInput>) => {
    const { text } = event?.detail ?? { text: "12+7" };
    const place = document.querySelector<HTMLElement>("#typed");
    if (place) render(keypadOutput(text), place);
    if (event) (event.target as HTMLElement & { text: string }).text = text;
  };
  return html`<div class="specimens" id="typed">${keypadOutput("12+7")}</div>
    <number-keypad .text=${"12+7"} @type=${draw}></number-keypad>`;
}

function chips(): TemplateResult {
  return html`<div class="chips specimens">
    ${chip({ label: "K ×4", worth: "8" })} ${chip({ label: "9–K", worth: "8", isPressed: true })}
    ${chip({ label: "Q …", isGhost: true })}
    ${chip({ label: "Ada", before: mark("blue"), isPressed: true })} ${chip({ label: "Ben", isPressed: false })}
    ${chip({ label: "Maximilian-Konstantin von und zu Hohenstein", before: mark("purple") })}
  </div>`;
}

function offers(): TemplateResult {
  return html`<div class="stack">
    ${offerLine({ text: "On the home screen it starts without a network.", onClose: noop })}
    ${offerLine({ text: "A newer version is here.", key: { label: "Take it", onTap: noop } })}
  </div>`;
}

function options(): TemplateResult {
  return html`
    ${switchRow("No score below zero", "Who would fall below stays at zero.", true, noop)}
    ${switchRow("Log tricks", "", false, noop)}
    ${optionRow("Target", "", html`<number-field .label=${"Target"} .value=${60} .step=${10} .low=${10}></number-field>`)}
    ${optionRow("Rounds", "", html`<number-field .label=${"Rounds"} .value=${null} .none=${"open"}></number-field>`)}
    <div class="option">
      ${choiceRow(
        "Ties",
        [
          { value: 1, label: "shared" },
          { value: 2, label: "one more round" },
        ],
        1,
        noop,
      )}
    </div>`;
}
