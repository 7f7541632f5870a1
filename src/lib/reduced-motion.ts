/** Set on `<html>` while the user has "Kurangi gerakan" on (lib/appearance.ts, and the HTML's first script). */
export const CALM_ATTRIBUTE = 'data-tenang'

/** Whether the user asks this app for less motion. */
export const wantsCalm = (): boolean => document.documentElement.hasAttribute(CALM_ATTRIBUTE)

/** Whether the device or the user asks for less motion: then nothing slides, flies or moves on by itself. */
export const prefersReducedMotion = (): boolean =>
  wantsCalm() || window.matchMedia('(prefers-reduced-motion: reduce)').matches
