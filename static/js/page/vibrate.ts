/** Vibration, where the phone has it: what was written, and what was refused, is felt. */

const WRITTEN = 10;
const REFUSED = [10, 60, 10];

export function feelWritten(): void {
  navigator.vibrate?.(WRITTEN);
}

export function feelRefused(): void {
  navigator.vibrate?.(REFUSED);
}
