import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { basicCharacters, basicFont, makeBasicFont } from './make-font'

/** The code points of each `unicode-range` in a stylesheet, in its order. */
function unicodeRanges(css: string): Set<number>[] {
  return [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, list = '']) => {
    const codes = new Set<number>()
    for (const [, first = '', last = first] of list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
      for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1) codes.add(code)
    return codes
  })
}

describe('the interface font', () => {
  it('is what the script makes of the published one', async () => {
    expect((await readFile(basicFont)).equals(await makeBasicFont())).toBe(true)
  })

  it('is fetched for its own characters, and the rest for none of them', async () => {
    const css = await readFile(new URL('../../src/app/styles/fonts.css', import.meta.url), 'utf8')
    const [basic, rest] = unicodeRanges(css)
    // Line breaks are in every text, and have no letter.
    const shown = [...(basic ?? [])].filter((code) => code >= 0x20)
    expect(shown.map((code) => String.fromCodePoint(code)).join('')).toBe(basicCharacters)
    expect(basic?.has(0x0a)).toBe(true)
    expect([...(rest ?? [])].filter((code) => basic?.has(code))).toEqual([])
    expect(rest?.has(0xe9)).toBe(true)
  })
})
