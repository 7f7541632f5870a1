import { vibrate } from '@/lib/vibrate'

const LIGHT_MS = 12
const TARGET_MS = 220

/** Vibrates: briefly for each tap, longer at the target; not at all where the device can't. */
export function feelTap(
  { count, target }: { count: number; target: number },
  device?: Parameters<typeof vibrate>[1],
): void {
  vibrate(count === target ? TARGET_MS : LIGHT_MS, device)
}
