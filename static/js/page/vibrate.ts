/** Vibration, where the phone has it and a person wants it: what was written, and what was refused, is felt. */

import { storedChoice } from "./device/choices.ts";

const WRITTEN_MS = 10;
const REFUSED_PATTERN_MS = [10, 60, 10];

export function vibrateSuccess(): void {
  vibrate(WRITTEN_MS);
}

export function vibrateRefusal(): void {
  vibrate(REFUSED_PATTERN_MS);
}

function vibrate(pattern: VibratePattern): void {
  if (storedChoice("felt") !== "off") navigator.vibrate?.(pattern);
}
