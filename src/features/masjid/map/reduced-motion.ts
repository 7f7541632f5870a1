/** Whether the user asked for less motion: then nothing slides, flies or moves on by itself. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
