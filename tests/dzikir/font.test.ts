import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { withUnicodeTanwin } from '../../src/lib/text/open-tanwin'
import { asmaulHusna, everyLine } from './served'

const root = new URL('../../', import.meta.url)
const font = await readFile(
  new URL('node_modules/@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff', root),
)

/** One table of a WOFF file (W3C WOFF 1.0, §5). */
function table(tag: string): Buffer {
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
function characters(): Set<number> {
  const cmap = table('cmap')
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
  const glyphs = characters()
  const drawn = withUnicodeTanwin([...everyLine, ...asmaulHusna].map(({ arab }) => arab).join(''))
  const arabic = new Set(drawn.match(/[\u0600-\u08FF]/g))
  expect(arabic.size).toBeGreaterThan(50)
  const missing = [...arabic].filter((sign) => !glyphs.has(sign.codePointAt(0) ?? 0))
  expect(missing.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([])
})

it('has a glyph for the marks that the spelling of Indonesia’s ministry has besides', () => {
  // The long i and u of "bihī" and "lahū", small alif, madd, the signs of pausing, sajdah, a quarter, and a rukuʿ.
  const marks = [
    ...[0x0656, 0x0657, 0x0670, 0x0653, 0x06e2, 0x06e9, 0x06de, 0x08d6],
    ...[0x06d6, 0x06d7, 0x06d8, 0x06d9, 0x06da, 0x06db, 0x06dc],
  ]
  const glyphs = characters()
  // Of the sign of a rukuʿ this font has none: the device's own font draws it, where that has one.
  expect(marks.filter((mark) => !glyphs.has(mark)).map((mark) => mark.toString(16))).toEqual([
    '8d6',
  ])
})
