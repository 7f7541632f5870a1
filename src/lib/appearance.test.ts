// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { appearanceScript } from '../../scripts/html/appearance-script'
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

describe.each<[Appearance, [string, boolean]]>([
  [{ teks: 100, tenang: false }, ['', false]],
  [{ teks: 130, tenang: false }, ['130%', false]],
  [{ teks: 110, tenang: true }, ['110%', true]],
])('%j', (chosen, looks) => {
  it('shows at once', () => {
    const end = followAppearance()
    appearanceStore.set(chosen)
    expect(shown()).toEqual(looks)
    expect(wantsCalm()).toBe(looks[1])
    end()
  })

  it('shows before the app runs, by the script in the HTML', () => {
    appearanceStore.set(chosen)
    new Function(appearanceScript)()
    expect(shown()).toEqual(looks)
  })
})

it.each(['', '{', 'null', '{"teks":"1200"}', '{"teks":999,"tenang":"ya"}', '[]'])(
  'the script in the HTML leaves the page alone where %j is stored',
  (stored) => {
    localStorage.setItem('jm-tampilan', stored)
    new Function(appearanceScript)()
    expect(shown()).toEqual(['', false])
  },
)
