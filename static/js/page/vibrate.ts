/** Vibration on success and refusal, where the phone has it and the person has not switched it off. */

import { storedChoice } from "./device/choices.ts";

const WRITTEN_MS = 10;
const REFUSED_PATTERN_MS = [10, 60, 10];

/** Vibrate once: something was written. */
export function vibrateSuccess(): void {
  vibrate(WRITTEN_MS);
}

/** Vibrate twice: something was refused. */
export function vibrateRefusal(): void {
  vibrate(REFUSED_PATTERN_MS);
}

/** Vibrate, but not before the person has tapped: browsers refuse that with an error in the console. */
function vibrate(pattern: VibratePattern): void {
  const wasTapped = navigator.userActivation?.hasBeenActive ?? true;
  if (wasTapped && storedChoice("felt") !== "off") navigator.vibrate?.(pattern);
}
