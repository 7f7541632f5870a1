import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '../../http/client'
import { itemsOf, membersOf, numberAt, shown, textAt, unsigned } from '../../http/json'
import type { Jar } from '../../http/cookies'
import { changed, codeOf, donationForm } from '../donation/donation-form'
import { PAGES, pagesOf } from '../donation/history-pages'
import type { Answer } from '../list'
import { sampled, THIS_RUN, type Visit } from '../visit'
import { lastingOf } from '../watch'
import { CLAIM, EXPORT, HISTORY, STORE } from '../../operations'

/** Of a donation, by what its own page calls it. */
const told = ['donatur', 'nomor_hp', 'doa', 'tgl_bayar', 'nominal', 'status', 'tgl_donasi']
/** The same, where it is told. */
const maybe = ['atas_nama', 'zakat']
/** What the history says of it too. */
const listed = ['nominal', 'status', 'metode_bayar', 'channel_name', 'tgl_donasi']
/** How many donations are compared with their own pages, of the paid ones and of the others. */
const MOST_PAGES = 3

const READS = [
  ['profil', 'user/get_user'],
  ['fundraiser', 'fundraiser/get_user'],
] as const

/** Checks that an account's copy tells what its other reads tell, with its own donations and nobody else's. */
export async function checkExport(visit: Visit): Promise<void> {
  const { run } = visit
  const jar = await visit.session()
  if (!jar) return
  const account = await visit.account()
  const { write = false } = run.options
  const manual = (await visit.methods()).find((one) => textAt(one, 'type') === 'Manual')
  const form = write ? await donationForm(visit) : null
  const give = async (fields: Fields | null, giver?: Jar) =>
    fields && codeOf(await run.call(STORE, { form: fields, ...(giver && { jar: giver }) }))
  // The visitor's first: what is tried later repeats the first donation, and must not fill the account. Whose number it
  // carries says nothing: it is typed in.
  const phone = account?.own ? account.whatsapp : '81200000000'
  const other = await give(form && changed(form, 'donorPhone', phone))
  // A manual transfer has a unique code, and a hidden name is hidden from others only.
  const hidden: Fields = visit.offers(`${STORE}#anonim`) ? [['anonim', 'Y']] : []
  const own = await give(form && [...((await donationForm(visit, manual)) ?? form), ...hidden], jar)
  const answer = await agreesWithReads(visit, jar)
  const session = jar.only((await visit.sessionCookie()) ?? '').header(answer.exchange.url) ?? ''
  const secrets = [session.replace(/^[^=]*=/, ''), account?.own ? account.password : '']
  const text = JSON.stringify(answer.data ?? null)
  if (secrets.some((one) => one !== '' && [one, decoded(one)].some((way) => text.includes(way))))
    tell(visit, answer, 'private', '', 'must have neither the session nor the password', 'one')
  hasOwn(visit, answer, own, 'the account has just made it')
  hasNot(visit, answer, [other], 'a visitor has made')
  const given = await visit.given()
  if (given) await namesNoSupporter(visit, given, form)
  if (other === null || !visit.offers(CLAIM)) return
  const { ok } = await run.ask(CLAIM, { form: [['codeDonate', other]], jar })
  if (ok) hasOwn(visit, await run.ask(EXPORT, { jar }), other, 'the account has claimed it')
}

/** Somebody who came by an account's link is none of its data. */
async function namesNoSupporter(visit: Visit, jar: Jar, form: Fields | null): Promise<void> {
  const { run } = visit
  const code = textAt(await run.call('fundraiser/get_user', { jar }), 'kode_ref')
  const [name, phone] = [`Uji Pendukung ${THIS_RUN}`, visit.newPhone()]
  const supporting =
    form && code !== undefined && visit.offers(`${STORE}#kode_ref`)
      ? [
          ...changed(changed(form, 'donorName', name), 'donorPhone', phone),
          ['kode_ref', code] as const,
        ]
      : null
  const made = supporting && codeOf(await run.call(STORE, { form: supporting }))
  const answer = await agreesWithReads(visit, jar)
  if (made !== null) hasNot(visit, answer, [made, name, phone], 'somebody has made by its link')
}

/** Compares the copy with the account's other reads. @returns it */
async function agreesWithReads(visit: Visit, jar: Jar): Promise<Answer> {
  const pages = visit.offers(HISTORY) ? await pagesOf(visit, jar) : []
  const answer = await visit.run.ask(EXPORT, { jar })
  if (!answer.ok) return answer
  await tellsProfile(visit, jar, answer)
  const rows = itemsOf(membersOf(answer.data)['donasi'])
  const byCode = new Map(rows.map((row) => [textAt(row, 'kode'), row]))
  const history = pages.flatMap(({ data }) => itemsOf(membersOf(data)['daftar']))
  const total = numberAt(pages[0]?.data, 'total') ?? 0
  const lost = history.find((row) => !byCode.has(textAt(row, 'kode')))
  if (lost !== undefined || (pages.length === PAGES && rows.length < total))
    tell(
      visit,
      answer,
      'same',
      'donasi',
      `must have all ${total} donations that get_history has`,
      `${rows.length}${lost === undefined ? '' : `, without ${shown(textAt(lost, 'kode'))}`}`,
    )
  for (const row of history) {
    const copy = byCode.get(textAt(row, 'kode'))
    if (copy !== undefined) alike(visit, answer, copy, row, listed, 'get_history')
  }
  const dates = rows.map((row) => textAt(row, 'tgl_donasi') ?? '')
  if (dates.some((date, index) => date > (dates[index - 1] ?? date)))
    tell(visit, answer, 'order', 'donasi', 'must begin with the newest', shown(dates))
  for (const isPaid of [true, false]) {
    const some = rows.filter((row) => (textAt(row, 'status') === 'Lunas') === isPaid)
    for (const row of sampled(some, MOST_PAGES)) await sameAsPage(visit, answer, row)
  }
  return answer
}

/** Checks that the copy says of a donation what its own page does now. */
export async function sameInCopy(visit: Visit, jar: Jar, code: string): Promise<void> {
  const answer = await visit.run.ask(EXPORT, { jar })
  const rows = itemsOf(membersOf(answer.data)['donasi'])
  const row = rows.find((one) => textAt(one, 'kode') === code)
  if (row !== undefined) await sameAsPage(visit, answer, row)
}

async function sameAsPage(visit: Visit, answer: Answer, row: unknown): Promise<void> {
  const query = [['codeDonate', textAt(row, 'kode') ?? '']] as const
  const page = await visit.run.call('transaction/getTransaction', { query })
  const both = maybe.filter((name) => [row, page].every((one) => name in membersOf(one)))
  if (page !== undefined) alike(visit, answer, row, page, [...told, ...both], 'getTransaction')
}

/** Checks that the copy has the profile as it is now, and the account's own. */
export async function tellsProfile(visit: Visit, jar: Jar, copy?: Answer): Promise<void> {
  const answer = copy ?? (await visit.run.ask(EXPORT, { jar }))
  for (const [part, read] of READS) {
    const { data: itself, ok } = await visit.run.ask(read, { jar })
    const seen = membersOf(answer.data)[part]
    const isSame = isDeepStrictEqual(lastingIn(read, seen), lastingIn(read, itself))
    if (!answer.ok || !ok || isSame) continue
    const isOthers = textAt(seen, 'whatsapp') !== textAt(itself, 'whatsapp')
    const expected = `must be ${shown(itself)}, as ${read} says`
    tell(visit, answer, isOthers ? 'private' : 'same', part, expected, shown(seen))
  }
}

/** What nothing but an edit changes; a picture's address may be signed anew each time. */
const lastingIn = (read: string, value: unknown) => ({
  ...lastingOf(read, value),
  avatar: unsigned(membersOf(value)['avatar']),
})

/** Checks that a donation's copy says what another read says of it. */
function alike(
  visit: Visit,
  answer: Answer,
  copy: unknown,
  itself: unknown,
  names: readonly string[],
  by: string,
): void {
  for (const name of names) {
    const [expected, seen] = [itself, copy].map((one) => membersOf(one)[name])
    const words = `must be ${shown(expected)}, as ${by} says of the same donation`
    if (!isDeepStrictEqual(seen, expected))
      tell(visit, answer, 'same', `donasi/*/${name}`, words, shown(seen))
  }
}

function hasOwn(visit: Visit, answer: Answer, own: string | null, why: string): void {
  const codes = itemsOf(membersOf(answer.data)['donasi']).map((row) => textAt(row, 'kode'))
  if (own !== null && answer.ok && !codes.includes(own)) {
    const words = `must be ${shown(own)} for one: ${why}`
    tell(visit, answer, 'effect', 'donasi/*/kode', words, shown(codes))
  }
}

function hasNot(
  visit: Visit,
  answer: Answer,
  others: readonly (string | null)[],
  who: string,
): void {
  const text = JSON.stringify(answer.data ?? null)
  const seen = others.find((one) => one !== null && text.includes(one))
  if (answer.ok && seen != null)
    tell(visit, answer, 'private', '', `must have nothing of a donation that ${who}`, shown(seen))
}

function tell(
  { run }: Visit,
  { exchange }: Answer,
  check: 'same' | 'effect' | 'private' | 'order',
  part: string,
  expected: string,
  seen: string,
): void {
  run.tell(exchange, check, { field: part === '' ? '/data' : `/data/${part}`, expected, seen })
}

/** A cookie's value as a program reads it. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
