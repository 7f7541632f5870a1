import { parseWib } from '../../../../../src/lib/time/wib-date'
import { itemsOf, membersOf, rowsOf, shown, textAt } from '../../http/json'
import { sameAsDonation } from './history-rows'
import type { Answer } from '../list'
import { sampled, type Visit } from '../visit'
import { DETAIL } from '../../operations'

/** The lists that name what others have given, and the moment that each shares with the donation's own page. */
const lists = [
  ['campaign/get_transaction_list', 'tgl_bayar', ['donatur', 'nominal']],
  ['campaign/get_prayer_campaign', 'tgl_donasi', ['donatur', 'doa']],
] as const
/** How many donations are looked for in the lists. */
const MOST_GIFTS = 4
/** In place of a name that is hidden. */
export const HIDDEN = 'Hamba Allah'
const HOUR_MS = 3_600_000
/** A shorter number may stand in an amount by chance. */
const SHORTEST_NUMBER = 9

/** Checks what is told in other places of an account's own donations: as on their pages, and with no more than the name. */
export async function toldElsewhere(visit: Visit, pages: readonly Answer[]): Promise<void> {
  const { run } = visit
  const rows = pages.flatMap((page) =>
    itemsOf(membersOf(page.data)['daftar']).map((row) => ({ page, row })),
  )
  const [paid, unpaid] = [true, false].map((isPaid) =>
    sampled(
      rows.filter(({ row }) => (textAt(row, 'status') === 'Lunas') === isPaid),
      MOST_GIFTS,
    ),
  )
  for (const { page, row } of [...(paid ?? []), ...(unpaid ?? [])]) {
    const code = textAt(row, 'kode') ?? ''
    await sameAsDonation(visit, page, code)
    const donation = await run.ask(DETAIL, { query: [['codeDonate', code]] })
    const { status, tgl_bayar: paidAt } = membersOf(donation.data)
    if (donation.ok && typeof paidAt === 'string' && status !== 'Lunas')
      run.tell(donation.exchange, 'same', {
        field: '/data/status',
        expected: 'must be "Lunas", which is final: tgl_bayar says that it is paid',
        seen: shown(status),
      })
    const end = parseWib(textAt(donation.data, 'tgl_expired') ?? null)
    if (donation.ok && status === 'Belum Lunas' && end && end.getTime() < Date.now() - HOUR_MS)
      run.tell(donation.exchange, 'same', {
        field: '/data/status',
        expected: 'must not be "Belum Lunas" once tgl_expired has passed: nobody can pay it',
        seen: `${shown(status)}, until ${textAt(donation.data, 'tgl_expired')}`,
      })
    if (donation.ok) await inLists(visit, code, donation.data)
  }
}

async function inLists({ run }: Visit, code: string, donation: unknown): Promise<void> {
  const own = membersOf(donation)
  const query = [['programId', textAt(own, 'id_program') ?? '']] as const
  const number = textAt(own, 'nomor_hp') ?? ''
  const written = `${textAt(own, 'donatur')} ${textAt(own, 'doa')}`
  const isKnown = number.length < SHORTEST_NUMBER || written.includes(number)
  for (const [list, moment, alike] of lists) {
    const { exchange, data, ok } = await run.ask(list, { query })
    if (!ok) continue
    for (const [what, value] of [
      ['the code', code],
      ...(isKnown ? [] : ([['the telephone number', number]] as const)),
    ])
      if (value && exchange.text.includes(value))
        run.tell(exchange, 'private', {
          field: '/data',
          expected: `must not have ${what} of a donation: everybody can read this list`,
          seen: shown(value),
        })
    rightlyDedicated(run, exchange, own, rowsOf(data), moment)
    const time = parseWib(textAt(own, moment) ?? null)
    const places = rowsOf(data).flatMap((row) => {
      const at = parseWib(textAt(row, moment) ?? null)
      const isAlike = alike.every((name) => membersOf(row)[name] === own[name])
      return isAlike && at && time ? [at.getTime() - time.getTime()] : []
    })
    // Somebody may have given the same twice, but hardly at the same second of another hour.
    const [off = 0] = places.filter((difference) => difference % HOUR_MS === 0)
    if (off !== 0 && !places.includes(0))
      run.tell(exchange, 'time', {
        field: `/data/*/${moment}`,
        expected: `must be ${shown(own[moment])}, as ${DETAIL} says of the same donation`,
        seen: `${off / HOUR_MS} hours off`,
      })
  }
}

/** Checks that others see in whose name somebody has given, as it was written, and never where the name is hidden. */
function rightlyDedicated(
  run: Visit['run'],
  exchange: Answer['exchange'],
  own: Record<string, unknown>,
  rows: readonly unknown[],
  moment: string,
): void {
  if (rows.some((row) => membersOf(row)['atas_nama'] === ''))
    run.tell(exchange, 'same', {
      field: '/data/*/atas_nama',
      expected: 'must be null where nobody is named',
      seen: '""',
    })
  const isOwn = (row: unknown) =>
    [moment, 'doa'].every((name) => membersOf(row)[name] === own[name]) &&
    [undefined, own['nominal']].includes(membersOf(row)['nominal'])
  const [row, twin] = rows.filter(isOwn)
  const { atas_nama: seen, donatur } = membersOf(row)
  if (seen === undefined || twin !== undefined || own['atas_nama'] === undefined) return
  const isHidden = donatur === HIDDEN
  const expected = isHidden ? null : own['atas_nama']
  // A donor who calls himself so hides nothing, but nobody can tell.
  if (seen === expected || (isHidden && own['donatur'] === HIDDEN)) return
  run.tell(exchange, isHidden ? 'private' : 'same', {
    field: '/data/*/atas_nama',
    expected: `must be ${shown(expected)}, ${isHidden ? 'as the donor’s name is hidden' : `as ${DETAIL} says of the same donation`}`,
    seen: shown(seen),
  })
}
