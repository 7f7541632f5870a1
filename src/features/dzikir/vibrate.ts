/** What a device without a vibration motor leaves out. */
interface Vibrating {
  vibrate?: (pattern: number | number[]) => boolean
}

const LIGHT_MS = 12
const TARGET_MS = 220

/** Felt in the hand: a light touch for each tap, a longer one at the target; nothing where the device can't. */
export function feelTap(
  { count, target }: { count: number; target: number },
  device: Vibrating = navigator,
): void {
  device.vibrate?.(count === target ? TARGET_MS : LIGHT_MS)
}
