/** Vibration, where the phone has it and a person wants it: what was written, and what was refused, is felt. */

import { keptChoice } from "./device/choices.ts";

const WRITTEN = 10;
const REFUSED = [10, 60, 10];

export function feelWritten(): void {
  feel(WRITTEN);
}

export function feelRefused(): void {
  feel(REFUSED);
}

function feel(pattern: VibratePattern): void {
  if (keptChoice("felt") !== "off") navigator.vibrate?.(pattern);
}
