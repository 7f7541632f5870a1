import fc from 'fast-check'
import { expect, it } from 'vitest'
import { doaAsText, findWritten, type WrittenDoa } from './own-doa'

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 42, second))
const written = (changes: Partial<WrittenDoa> = {}): WrittenDoa => ({
  doa: 'Semoga lulus.',
  donatedAt: at(10),
  donor: 'Siti',
  ...changes,
})
const row = (id: string, changes: object = {}) => ({
  id,
  donor: 'Siti',
  donatedAt: at(10),
  text: 'Semoga lulus.',
  names: null,
  likes: 3,
  liked: false,
  ...changes,
})
const found = (own: readonly WrittenDoa[], list: readonly ReturnType<typeof row>[]) =>
  findWritten(own, list).map((one) => one?.id ?? null)

it.each([
  ['its row', [row('1')], '1'],
  ['its row without the name', [row('1', { donor: 'Hamba Allah' })], '1'],
  ['nothing in an empty list', [], null],
  ['not the row of another second', [row('1', { donatedAt: at(11) })], null],
  ['not a row without a time', [row('1', { donatedAt: null })], null],
  ['not another text', [row('1', { text: 'Semoga lulus' })], null],
  ['not another donor’s', [row('1', { donor: 'Budi' })], null],
  ['neither of two that are alike', [row('1'), row('2', { donor: 'Hamba Allah' })], null],
  ['the one of two that fits', [row('1', { donor: 'Budi' }), row('2')], '2'],
])('finds %s', (_, list, expected) => {
  expect(found([written()], list)).toEqual([expected])
})

it('gives a row to neither of two gifts that may both have brought it', () => {
  expect(found([written(), written(), written({ donatedAt: at(20) })], [row('1')])).toEqual([
    null,
    null,
    null,
  ])
})

it('finds nothing for a gift whose time is unknown', () => {
  expect(found([written({ donatedAt: null })], [row('1', { donatedAt: null })])).toEqual([null])
})

it('never gives one row to two gifts, whatever there is', () => {
  const few = { doa: fc.constantFrom('a', 'b'), second: fc.integer({ min: 0, max: 2 }) }
  const gift = fc.record({ ...few, donor: fc.constantFrom('Siti', 'Hamba Allah') })
  fc.assert(
    fc.property(fc.array(gift, { maxLength: 6 }), fc.array(gift, { maxLength: 6 }), (own, all) => {
      const ids = found(
        own.map(({ doa, second, donor }) => ({ doa, donatedAt: at(second), donor })),
        all.map(({ doa, second, donor }, index) =>
          row(`${index}`, { text: doa, donatedAt: at(second), donor }),
        ),
      ).filter((id) => id !== null)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

it('is shared with its program, and without a name', () => {
  expect(doaAsText('Semoga lulus.', 'Sumur', 'https://masjid.example/campaign/sumur')).toBe(
    'Semoga lulus.\n\nDoa untuk Sumur\nhttps://masjid.example/campaign/sumur',
  )
  expect(doaAsText('Semoga lulus.', 'Sumur', null)).toBe('Semoga lulus.\n\nDoa untuk Sumur')
})
