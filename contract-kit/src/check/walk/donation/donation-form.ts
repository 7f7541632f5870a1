import type { Fields } from '../../http/client'
import { textAt } from '../../http/json'
import { PROGRAM_LISTS, THIS_RUN, type Visit } from '../visit'
import { METHODS, STORE } from '../../operations'

/**
 * Not a round amount, so that rounding or a small fee shows. It ends in 999: a unique code that replaces the last three
 * digits, instead of being added, makes the amount smaller.
 */
const PRICE = 50_999
/**
 * What donors write must come back as it was: quotes, signs of HTML, of addresses and of templates, spaces, an accent
 * of its own, emoji, Arabic, new lines, signs that stand for several letters, and all of it.
 */
const PRAYER = `Uji kontrak: semoga "berkah" & <lancar> 🤲 آمين
100% + 1 = “dua”;  C:\\doa\\nama {{ya}} $1 %41 \t cafe\u0301 👨‍👩‍👧 – null <3 ½ ﷺ`
/** A long one. Only a donation or two have it: in each, its call would fill a report. */
export const LONG_PRAYER = `${PRAYER}

${'Ya Allah, lapangkanlah rezeki para donatur. '.repeat(25)}Aamiin.`
/** Another one in each run, so that no list of an earlier one has it. */
const DONOR = `uji O'Kontrak <3 & 🤲 ${THIS_RUN}`

/** The code that `redirect_url` leads to, or null when it leads to another site. */
export function codeOf(data: unknown): string | null {
  const address = textAt(data, 'redirect_url') ?? ''
  return /\/donation\/([^/?#]+)/.exec(address)?.[1] ?? null
}

const NO_PROGRAM = `no program with an id that takes donations is in ${PROGRAM_LISTS.join(', ')}`

/** Says of an operation that needs a donation why none could be made: nothing conforms without one. */
export async function noDonation(visit: Visit, name: string): Promise<void> {
  const [program] = await visit.openPrograms()
  const must = { must: visit.run.options.stateless !== true }
  if (!program) visit.run.lack(name, NO_PROGRAM, PROGRAM_LISTS, must)
  else if (!(await donationForm(visit)))
    visit.run.lack(name, `no method of payment is in ${METHODS}`, [METHODS], must)
  else {
    const why =
      'storeDonate led to no donation that can be read: neither its redirect_url nor --donation CODE has a code'
    visit.run.lack(name, why, [STORE], must)
  }
}

/** @param chosen one of the payment methods; QRIS, if it isn't given */
export async function donationForm(visit: Visit, chosen?: unknown): Promise<Fields | null> {
  const [program] = await visit.openPrograms()
  const methods = await visit.methods()
  const method = chosen ?? methods.find((one) => textAt(one, 'type') === 'QRIS') ?? methods[0]
  const code = textAt(method, 'code')
  const type = textAt(method, 'type')
  if (!program || code === undefined || type === undefined) return null
  return [
    ['price', String(PRICE)],
    ['donorName', DONOR],
    ['donorPhone', '81200000000'],
    ['donorEmail', ''],
    ['donorPray', PRAYER],
    ['codePayment', code],
    ['typePayment', type],
    ['programId', program.programId],
    ['programType', program.type],
  ]
}

/** The form with another value in one field, or without the field. */
export function changed<V>(
  form: readonly (readonly [name: string, value: V])[],
  name: string,
  value: V | null,
): (readonly [name: string, value: V])[] {
  return form.flatMap(([field, before]) => {
    if (field !== name) return [[field, before] as const]
    return value === null ? [] : [[field, value] as const]
  })
}
