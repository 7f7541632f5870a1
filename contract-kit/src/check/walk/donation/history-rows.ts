import type { Jar } from '../../http/cookies'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../../http/json'
import type { Answer } from '../list'
import type { Visit } from '../visit'

/** The fields that a row of the history shares with the donation's own page. */
const told = ['nominal', 'status', 'metode_bayar', 'channel_name', 'tgl_donasi']

/** Checks that rows which name a program call it as its own list does, and lead to it. */
export async function rightlyNamed(
  visit: Visit,
  { exchange }: Answer,
  programs: readonly unknown[],
  place: readonly string[],
): Promise<void> {
  const known = await visit.allPrograms()
  for (const named of programs) {
    const id = textAt(named, 'programId')
    const { row } = known.find(({ programId }) => programId === id) ?? {}
    for (const [name, own] of [
      ['slug', textAt(row, 'slug')],
      ['judul', textAt(row, 'header')],
    ] as const)
      if (row !== undefined && own !== undefined && textAt(named, name) !== own)
        visit.run.tell(exchange, 'same', {
          field: `/data/${[...place, name].join('/')}`,
          expected: `must be ${shown(own)}, as the list of programs says of ${id}`,
          seen: shown(textAt(named, name)),
        })
  }
}

/** Checks that a row of the history says the same as the donation's own page. */
export async function sameAsDonation(
  { run }: Visit,
  { exchange, data }: Answer,
  code: string,
): Promise<void> {
  const row = itemsOf(membersOf(data)['daftar']).find((one) => textAt(one, 'kode') === code)
  const donation = await run.call('transaction/getTransaction', { query: [['codeDonate', code]] })
  if (row === undefined || donation === undefined) return
  const own = membersOf(donation)
  const { program, ...listed } = membersOf(row)
  const tell = (field: string, expected: unknown, seen: unknown) => {
    run.tell(exchange, 'same', {
      field: `/data/daftar/*/${field}`,
      expected: `must be ${shown(expected)}, as getTransaction says of the same donation`,
      seen: shown(seen),
    })
  }
  for (const name of told) if (listed[name] !== own[name]) tell(name, own[name], listed[name])
  const programId = textAt(program, 'programId')
  if (programId !== own['id_program']) tell('program/programId', own['id_program'], programId)
}

/** The figures beside the rows: how many there are, on how many pages, and what was paid in each year. */
export async function rightFigures(
  { run }: Visit,
  { exchange, data }: Answer,
  jar: Jar,
): Promise<void> {
  const rows = itemsOf(membersOf(data)['daftar'])
  const pages = numberAt(data, 'pages') ?? 0
  const total = numberAt(data, 'total') ?? 0
  const tell = (field: string, expected: string, seen: number) => {
    run.tell(exchange, 'amount', { field, expected, seen: String(seen) })
  }
  if (pages > 1) {
    const query = [['page', String(pages)]] as const
    const last = itemsOf(
      membersOf(await run.call('transaction/get_history', { query, jar }))['daftar'],
    )
    if (last.length === 0) tell('/data/pages', 'must be as many as have a donation', pages)
    const counted = (pages - 1) * rows.length + last.length
    if (total !== counted)
      tell('/data/total', `must be ${counted}, as many as all pages have together`, total)
    return
  }
  if (total !== rows.length)
    tell('/data/total', `must be ${rows.length}, as many as its only page has`, total)
  const needed = rows.length > 0 ? 1 : 0
  if (pages < needed) tell('/data/pages', 'must be 1: there are donations', pages)
  const { per_tahun: years } = membersOf(data)
  if (years === undefined) return
  const paid = rows.filter((row) => textAt(row, 'status') === 'Lunas')
  const sumOf = (all: readonly unknown[], name: string) =>
    all.reduce<number>((sum, one) => sum + (numberAt(one, name) ?? 0), 0)
  const [expected, seen] = [sumOf(paid, 'nominal'), sumOf(itemsOf(years), 'nominal')]
  if (seen !== expected)
    tell('/data/per_tahun/*/nominal', `must be ${expected} in all: what was paid`, seen)
  const count = sumOf(itemsOf(years), 'jumlah')
  if (count !== paid.length)
    tell('/data/per_tahun/*/jumlah', `must be ${paid.length} in all: the paid ones`, count)
}
