import { expect, it } from 'vitest'
import { type Fidyah, offeredOn } from './rules'

const rule = (id: string, nilai: number, dari: string | null, sampai: string | null): Fidyah => ({
  id,
  untuk: ['fidyah'],
  nama: id,
  pendapat: 'x',
  nilai,
  satuan: 'rupiah',
  sumber: { nama: 'x', nomor: null, tanggal: null, tautan: null },
  menurut: 'lembaga',
  berlaku: { dari, sampai },
  wilayah: 'Indonesia',
  dicari: { di: 'x', tautan: null },
})

const rules = [
  rule('a', 60, null, '2025-12-31'),
  rule('a', 65, '2026-01-01', '2026-12-31'),
  rule('a', 70, '2027-02-01', '2027-12-31'),
  rule('b', 1, null, null),
]

it.each([
  ['2025-06-01', 60, true],
  ['2025-12-31', 60, true],
  ['2026-01-01', 65, true],
  ['2026-12-31', 65, true],
  // Between two years the latest is told, and asked for.
  ['2027-01-01', 70, false],
  ['2027-02-01', 70, true],
  ['2028-01-01', 70, false],
])('on %s the value is %d, in force: %s', (day, nilai, isCurrent) => {
  const offered = offeredOn(rules, 'fidyah', day)
  expect(offered.map((one) => [one.rule.nilai, one.isCurrent])).toEqual([
    [nilai, isCurrent],
    [1, true],
  ])
})

it('offers nothing of another kind', () => {
  expect(offeredOn(rules, 'fitrah', '2026-06-01')).toEqual([])
})
