// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import {
  type Appearance,
  appearanceStore,
  followAppearance,
  ordinary,
  parseAppearance,
  shownScheme,
} from './appearance'
import { CALM_ATTRIBUTE, wantsCalm } from './reduced-motion'

const html = document.documentElement
const shown = () => [html.style.fontSize, html.hasAttribute(CALM_ATTRIBUTE)]

beforeEach(() => {
  localStorage.clear()
  html.style.fontSize = ''
  html.removeAttribute(CALM_ATTRIBUTE)
})

it.each([
  [null, null],
  ['besar', null],
  [{}, ordinary],
  [
    { teks: 120, tenang: true, tema: 'gelap' },
    { teks: 120, tenang: true, tema: 'gelap' },
  ],
  [{ teks: 120 }, { ...ordinary, teks: 120 }],
  [{ teks: 500, tenang: 'ya', tema: 'dark' }, ordinary],
  [{ teks: '120', tema: 1 }, ordinary],
])('reads %j as %j', (stored, read) => {
  expect(parseAppearance(stored)).toEqual(read)
})

it.each<[Partial<Appearance>, [string, boolean]]>([
  [{ teks: 100, tenang: false }, ['', false]],
  [{ teks: 130, tenang: false }, ['130%', false]],
  [{ teks: 110, tenang: true }, ['110%', true]],
])('shows %j at once', (chosen, looks) => {
  const end = followAppearance()
  appearanceStore.set({ ...ordinary, ...chosen })
  expect(shown()).toEqual(looks)
  expect(wantsCalm()).toBe(looks[1])
  end()
})

/** A device whose setting can be changed. */
function device(isDark: boolean) {
  const told = new Set<() => void>()
  const setting = {
    matches: isDark,
    addEventListener: (_: 'change', listener: () => void) => told.add(listener),
    removeEventListener: (_: 'change', listener: () => void) => told.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => setting)
  onTestFinished(() => void vi.unstubAllGlobals())
  return (matches: boolean) => {
    setting.matches = matches
    for (const tell of told) tell()
  }
}

it('is as dark as the device, unless somebody has chosen otherwise', () => {
  const turn = device(true)
  const end = followAppearance()
  expect(shownScheme()).toBe('dark')
  turn(false)
  expect(shownScheme()).toBe('light')
  appearanceStore.set({ ...ordinary, tema: 'gelap' })
  expect(shownScheme()).toBe('dark')
  appearanceStore.set({ ...ordinary, tema: 'terang' })
  turn(true)
  expect(shownScheme()).toBe('light')
  appearanceStore.set(ordinary)
  expect(shownScheme()).toBe('dark')
  end()
  turn(false)
  expect(shownScheme()).toBe('dark')
})
