import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWithin, readPeriod, reportCsv, type ReportRow, sumsBy, yearPeriod } from './report'

const row = (more: Partial<ReportRow> = {}): ReportRow => ({
  ...{ of: 'account', code: 'A1', time: Date.parse('2026-11-20T03:00:00Z'), program: 'Sumur' },
  ...{ kind: 'campaign', amount: 50_000, status: 'paid', statusLabel: 'Lunas' },
  ...more,
})

it.each([
  ['dari=2026-01-01&sampai=2026-12-31', { dari: '2026-01-01', sampai: '2026-12-31' }],
  ['dari=2026-02-30&sampai=<b>', { dari: '', sampai: '' }],
  ['', { dari: '', sampai: '' }],
])('reads the period of ?%s', (query, period) => {
  expect(readPeriod(new URLSearchParams(query))).toEqual(period)
})

it.each([
  ['the first moment in WIB', '2025-12-31T17:00:00Z', true],
  ['the moment before', '2025-12-31T16:59:59Z', false],
  ['the last one', '2026-12-31T16:59:59Z', true],
  ['the moment after', '2026-12-31T17:00:00Z', false],
  ['an unknown one', '1970-01-01T00:00:00Z', false],
])('a year has %s: %s', (_, time, expected) => {
  expect(isWithin({ time: Date.parse(time) }, yearPeriod('2026'))).toBe(expected)
})

it('adds up what was paid alone, the largest sum first', () => {
  const rows = [
    row(),
    row({ program: 'Masjid', amount: 120_000 }),
    row({ amount: 1_000 }),
    row({ status: 'unpaid', amount: 9_000_000 }),
    row({ status: null, amount: 9_000_000 }),
  ]
  expect(sumsBy(rows, ({ program }) => program)).toEqual([
    { name: 'Masjid', amount: 120_000, donations: 1 },
    { name: 'Sumur', amount: 51_000, donations: 2 },
  ])
})

it('writes numbers as numbers and days as days', () => {
  expect(reportCsv([row({ program: 'Sumur "A"; B' }), row({ time: 0, code: null })])).toBe(
    '\uFEFFTanggal;Kode donasi;Program;Jenis;Nominal;Status;Sumber\r\n' +
      '2026-11-20;"A1";"Sumur ""A""; B";"Campaign";50000;"Lunas";"Akun"\r\n' +
      ';"";"Sumur";"Campaign";50000;"Lunas";"Akun"\r\n',
  )
})

it('no text begins a formula, and none leaves its cell', () => {
  const text = fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '"', ''), fc.string())
  fc.assert(
    fc.property(text, ([begin, rest]) => {
      const [, line = ''] = reportCsv([row({ program: begin + rest })]).split(/\r\n(?=2026)/)
      const [, cell = ''] = /^2026-11-20;"A1";"((?:[^"]|"")*)";"Campaign";50000;/.exec(line) ?? []
      const read = cell.replaceAll('""', '"')
      expect(read).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      expect([begin + rest, `'${begin}${rest}`]).toContain(read)
    }),
  )
})
