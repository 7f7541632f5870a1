// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { type Appearance, appearanceStore, followAppearance, parseAppearance } from './appearance'
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
  [{}, { teks: 100, tenang: false }],
  [
    { teks: 120, tenang: true },
    { teks: 120, tenang: true },
  ],
  [
    { teks: 500, tenang: 'ya' },
    { teks: 100, tenang: false },
  ],
  [{ teks: '120' }, { teks: 100, tenang: false }],
])('reads %j as %j', (stored, read) => {
  expect(parseAppearance(stored)).toEqual(read)
})

it.each<[Appearance, [string, boolean]]>([
  [{ teks: 100, tenang: false }, ['', false]],
  [{ teks: 130, tenang: false }, ['130%', false]],
  [{ teks: 110, tenang: true }, ['110%', true]],
])('shows %j at once', (chosen, looks) => {
  const end = followAppearance()
  appearanceStore.set(chosen)
  expect(shown()).toEqual(looks)
  expect(wantsCalm()).toBe(looks[1])
  end()
})
