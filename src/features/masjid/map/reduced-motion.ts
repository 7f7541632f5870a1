/** Whether the device's owner asked for less motion: nothing slides, flies or moves on by itself then. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
