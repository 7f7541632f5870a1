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
