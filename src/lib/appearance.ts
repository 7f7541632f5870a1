import { CALM_ATTRIBUTE } from './reduced-motion'
import { storedValue } from '@/lib/storage/stored-value'

/** Sizes of all text, in percent of the browser's own. */
export const textSizes = [100, 110, 120, 130] as const

export type TextSize = (typeof textSizes)[number]

/** How the app looks on this device, beyond what the device itself asks for. */
export interface Appearance {
  teks: TextSize
  /** Less motion. */
  tenang: boolean
}

export const APPEARANCE_KEY = 'jm-tampilan'

const ordinary: Appearance = { teks: 100, tenang: false }

/** Reads what is stored, with the ordinary look for what is missing or damaged. */
export function parseAppearance(value: unknown): Appearance | null {
  if (typeof value !== 'object' || value === null) return null
  const { teks, tenang }: Partial<Record<keyof Appearance, unknown>> = value
  return { teks: textSizes.find((size) => size === teks) ?? 100, tenang: tenang === true }
}

/* The HTML's first script has the rest of this file without it. */
export const appearanceStore = /* @__PURE__ */ storedValue(
  APPEARANCE_KEY,
  parseAppearance,
  ordinary,
)

/** Gives the page this appearance. */
export function showAppearance({ teks, tenang }: Appearance): void {
  const { documentElement: html } = document
  // The ordinary size is no style at all: the browser's own size, which the user may have chosen there.
  html.style.fontSize = teks === 100 ? '' : `${teks}%`
  html.toggleAttribute(CALM_ATTRIBUTE, tenang)
}

/** Shows what is stored, and each later change, also one made in another tab. @returns ends that */
export function followAppearance(): () => void {
  const apply = () => showAppearance(appearanceStore.get())
  const end = appearanceStore.subscribe(apply)
  apply()
  return end
}
