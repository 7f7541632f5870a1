import { CALM_ATTRIBUTE } from './reduced-motion'
import { storedValue } from './storage/storage'

/** Sizes of all text, in percent of the browser's own. */
export const textSizes = [100, 110, 120, 130] as const

export type TextSize = (typeof textSizes)[number]

/** The page's colours; the first follows the device's own setting. */
export const themes = ['perangkat', 'terang', 'gelap'] as const

export type Theme = (typeof themes)[number]

/** How the app looks on this device, beyond what the device itself asks for. */
export interface Appearance {
  teks: TextSize
  /** Less motion. */
  tenang: boolean
  tema: Theme
}

/** On `<html>`; Mantine's own styles and the dark variables (styles/tokens.css) ask for it. */
const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme'

export const APPEARANCE_KEY = 'jm-tampilan'

export const ordinary: Appearance = { teks: 100, tenang: false, tema: 'perangkat' }

/** Reads what is stored, with the ordinary look for what is missing or damaged. */
export function parseAppearance(value: unknown): Appearance | null {
  if (typeof value !== 'object' || value === null) return null
  const { teks, tenang, tema }: Partial<Record<keyof Appearance, unknown>> = value
  return {
    teks: textSizes.find((size) => size === teks) ?? 100,
    tenang: tenang === true,
    tema: themes.find((theme) => theme === tema) ?? 'perangkat',
  }
}

/* The HTML's first script has the rest of this file without it. */
export const appearanceStore = /* @__PURE__ */ storedValue(
  APPEARANCE_KEY,
  parseAppearance,
  ordinary,
)

const darkDevice = () => matchMedia('(prefers-color-scheme: dark)')

/** Gives the page this appearance. */
export function showAppearance({ teks, tenang, tema }: Appearance): void {
  const { documentElement: html } = document
  // The ordinary size is no style at all: the browser's own size, which the user may have chosen there.
  html.style.fontSize = teks === 100 ? '' : `${teks}%`
  html.toggleAttribute(CALM_ATTRIBUTE, tenang)
  const isDark = tema === 'gelap' || (tema === 'perangkat' && darkDevice().matches)
  html.setAttribute(SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light')
}

/** The colours that the page has now. While prerendering there is no device to follow. */
export const shownScheme = (): 'light' | 'dark' =>
  typeof document !== 'undefined' &&
  document.documentElement.getAttribute(SCHEME_ATTRIBUTE) === 'dark'
    ? 'dark'
    : 'light'

/** Shows what is stored, and each later change, also one made in another tab or by the device. @returns ends that */
export function followAppearance(): () => void {
  const apply = () => showAppearance(appearanceStore.get())
  const end = appearanceStore.subscribe(apply)
  const device = darkDevice()
  device.addEventListener('change', apply)
  apply()
  return () => {
    end()
    device.removeEventListener('change', apply)
  }
}
