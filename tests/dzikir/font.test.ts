import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makeSignsFont, signs, signsFont } from '../../scripts/tools/make-font'
import { withUnicodeTanwin } from '../../src/lib/text/open-tanwin'
import { asmaulHusna, everyLine } from './served'

const root = new URL('../../', import.meta.url)
const amiri = await readFile(
  new URL('node_modules/@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff', root),
)

/** One table of a WOFF file (W3C WOFF 1.0, §5). */
function table(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(12)
  for (let at = 44; at < 44 + count * 20; at += 20) {
    if (font.toString('latin1', at, at + 4) !== tag) continue
    const [offset, packed, full] = [4, 8, 12].map((field) => font.readUInt32BE(at + field))
    const data = font.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return packed === full ? data : inflateSync(data)
  }
  throw new Error(`no table ${tag}`)
}

/** The characters that the font has a glyph for: the segments of its cmap's format 4 (OpenType, cmap). */
function characters(font: Buffer): Set<number> {
  const cmap = table(font, 'cmap')
  const found = new Set<number>()
  for (let record = 4; record < 4 + cmap.readUInt16BE(2) * 8; record += 8) {
    const sub = cmap.readUInt32BE(record + 4)
    if (cmap.readUInt16BE(sub) !== 4) continue
    const twice = cmap.readUInt16BE(sub + 6)
    for (let segment = 0; segment < twice; segment += 2) {
      const last = cmap.readUInt16BE(sub + 14 + segment)
      const first = cmap.readUInt16BE(sub + 16 + twice + segment)
      for (let code = first; code <= last && code !== 0xffff; code++) found.add(code)
    }
  }
  return found
}

it('has a glyph for every Arabic sign of the lists, as they are drawn', () => {
  const glyphs = characters(amiri)
  const drawn = withUnicodeTanwin([...everyLine, ...asmaulHusna].map(({ arab }) => arab).join(''))
  const arabic = new Set(drawn.match(/[\u0600-\u08FF]/g))
  expect(arabic.size).toBeGreaterThan(50)
  const missing = [...arabic].filter((sign) => !glyphs.has(sign.codePointAt(0) ?? 0))
  expect(missing.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([])
})

/**
 * The signs of the 6,236 verses in the spelling of Indonesia's ministry, counted in two public copies of its text
 * (rioastamal/quran-json and dyazincahya/quran-json-kemenag on GitHub). U+0608 and U+0609 are slips of the former, in
 * 18:74 and 17:86, which the latter has no more.
 */
const MINISTRY = [
  [0x0020],
  [0x0608, 0x0609],
  [0x0621, 0x0624],
  [0x0626, 0x063a],
  [0x0640, 0x0657],
  [0x0670],
  [0x06d4, 0x06dc],
  [0x06de, 0x06e0],
  [0x06e2, 0x06e4],
  [0x06e7, 0x06ec],
  [0x08d6],
] as const

describe('the spelling of Indonesia’s ministry', () => {
  const ministry = MINISTRY.flatMap(([first, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )

  it('has a glyph for each of its signs in one of two fonts', async () => {
    const [main, others] = [characters(amiri), characters(await makeSignsFont('woff'))]
    const lacking = ministry.filter((code) => !main.has(code))
    expect(lacking).toEqual(signs.slice(0, lacking.length).toSorted((a, b) => a - b))
    expect([...others].toSorted((a, b) => a - b)).toEqual(signs.toSorted((a, b) => a - b))
    // Without one, no shaper draws it below a mark.
    expect([main, others].map((font) => font.has(0x25cc))).toEqual([false, false])
  })

  it('gets the second font as the script makes it, for its own signs', async () => {
    expect((await readFile(signsFont)).equals(await makeSignsFont())).toBe(true)
    const css = await readFile(new URL('src/ui/text/ArabicText.module.css', root), 'utf8')
    const [ranges = ''] = /(?<=unicode-range:)[^;]+/.exec(css) ?? []
    const codes = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, from = '', to = from]) =>
      Array.from(
        { length: parseInt(to, 16) - parseInt(from, 16) + 1 },
        (_, index) => parseInt(from, 16) + index,
      ),
    )
    expect(codes).toEqual(signs.toSorted((a, b) => a - b))
  })
})
