import fc from 'fast-check'
import { expect, it } from 'vitest'
import { crc16, isWhole, parseFields } from './emv'
import { field, stickerCode } from './sticker-for-tests'

/** The second and third as Python's `binascii.crc_hqx(…, 0xFFFF)` has them. */
it.each([
  ['123456789', '29B1'],
  ['é0', '228E'],
  ['é2', '02CC'],
])('the checksum of %j is %s', (text, crc) => {
  expect(crc16(text)).toBe(crc)
})

const ids = fc.integer({ min: 0, max: 99 }).map((id) => String(id).padStart(2, '0'))
const values = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((text) => Array.from(text))
  .filter((signs) => signs.length < 100)
const lists = fc.uniqueArray(fc.tuple(ids, values), { selector: ([id]) => id, maxLength: 12 })

it('reads back whatever was written, and nothing of it when a sign is cut off or left over', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const code = list
        .map(([id, signs]) => id + String(signs.length).padStart(2, '0') + signs.join(''))
        .join('')
      const read = list.map(([id, signs]) => [id, signs.join('')])
      expect([...(parseFields(code) ?? [])]).toEqual(read)
      expect(parseFields(`${code}0`)).toBeNull()
      if (code !== '') expect(parseFields(Array.from(code).slice(0, -1).join(''))).toBeNull()
    }),
  )
})

it.each([
  ['an id twice', field('59', 'A') + field('59', 'B')],
  ['a length that is no number', '59+1A'],
  ['an id that is no number', 'A101A'],
  ['a length beyond the end', '5902A'],
])('refuses %s', (_, code) => {
  expect(parseFields(code)).toBeNull()
})

const printable = fc.integer({ min: 0x20, max: 0x7e }).map((sign) => String.fromCharCode(sign))

it('is not whole with any one sign changed', () => {
  const code = stickerCode()
  expect(isWhole(code)).toBe(true)
  fc.assert(
    fc.property(fc.nat(code.length - 1), printable, (at, sign) => {
      fc.pre(code[at] !== sign)
      expect(isWhole(code.slice(0, at) + sign + code.slice(at + 1))).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})
