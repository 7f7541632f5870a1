import { isDeepStrictEqual } from 'node:util'
import { itemsOf, membersOf, shown, textAt, unsigned } from '../json'
import type { Jar } from '../cookies'
import { codeOf, donationForm } from './donation-form'
import type { Visit } from './visit'

const EXPORT = 'user/export'

/** Of a donation, by what its own page calls it. */
const told = ['donatur', 'nomor_hp', 'doa', 'tgl_bayar', 'nominal', 'status', 'tgl_donasi']

/** Checks that an account's copy tells what its other reads tell, with its own donations and nobody else's. */
export async function checkExport(visit: Visit): Promise<void> {
  const { run } = visit
  const jar = await visit.session()
  if (!jar) return
  const { write = false } = run.options
  const form = write ? await donationForm(visit) : null
  const given = async (giver?: Jar) =>
    form &&
    codeOf(await run.call('transaction/storeDonate', { form, ...(giver && { jar: giver }) }))
  // The visitor's first: what is tried later repeats the first donation, and must not fill the account.
  const [other, own] = [await given(), await given(jar)]
  const { exchange, data, ok } = await run.ask(EXPORT, { jar })
  if (!ok) return
  const members = membersOf(data)
  const tell = (check: 'same' | 'effect' | 'private', field: string, by: string, seen: unknown) =>
    run.tell(exchange, check, {
      field: `/data/${field}`,
      expected: by,
      seen: shown(seen),
    })
  for (const [part, read] of [
    ['profil', 'user/get_user'],
    ['fundraiser', 'fundraiser/get_user'],
  ] as const) {
    const itself = await run.call(read, { jar })
    if (itself !== undefined && !isDeepStrictEqual(unsigned(members[part]), unsigned(itself)))
      tell('same', part, `must be ${shown(itself)}, as ${read} says`, members[part])
  }
  const rows = itemsOf(members['donasi'])
  const codes = rows.map((row) => textAt(row, 'kode'))
  if (own !== null && !codes.includes(own))
    tell(
      'effect',
      'donasi/*/kode',
      `must be ${shown(own)} for one: the account has just made it`,
      codes,
    )
  if (other !== null && codes.includes(other))
    tell('private', 'donasi', 'must have none that a visitor has made', codes)
  const [row] = rows
  const query = [['codeDonate', textAt(row, 'kode') ?? '']] as const
  const donation =
    row === undefined ? undefined : await run.call('transaction/getTransaction', { query })
  if (donation === undefined) return
  for (const name of told) {
    const [expected, seen] = [donation, row].map((one) => membersOf(one)[name])
    if (seen !== expected)
      tell('same', `donasi/*/${name}`, `must be ${shown(expected)}, as getTransaction says`, seen)
  }
}
