/** Missing on devices without a vibration motor. */
interface Vibrating {
  vibrate?: (pattern: number | number[]) => boolean
}

/** Vibrates for some milliseconds; nothing happens where the device can't, or a browser's policy forbids it by an error. */
export function vibrate(ms: number, device: Vibrating = navigator): void {
  try {
    device.vibrate?.(ms)
  } catch {
    // What it would have told is on the screen, too.
  }
}
