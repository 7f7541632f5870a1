import type { Jar } from '../../http/cookies'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../../http/json'
import { changed, codeOf, donationForm, noDonation } from './donation-form'
import { rightFigures, rightlyNamed, sameAsDonation } from './history-rows'
import { NO_YEARS, rightYears, showYears } from './history-years'
import type { Answer } from '../list'
import { isNow } from './made-donation'
import { forProgram } from './payments'
import { askPage, codesOf, PAGES, pagesOf, sameCounts } from './history-pages'
import { toldElsewhere } from './own-gifts'
import { asZakat } from './zakat'
import { enter, forged } from '../account/sessions'
import type { Visit } from '../visit'
import { HISTORY, STORE } from '../../operations'

const BEYOND = 9_999
/** How many donations are made, one lot after the other, for a second page: more than most pages have. */
const MORE = [10, 16] as const

/** An account's donations. */
export const historySteps = {
  [HISTORY]: async (visit: Visit) => {
    const { run } = visit
    const jar = await enter(visit, HISTORY)
    if (!jar) return
    const made = run.options.write ? await donate(visit, jar) : null
    const first = await run.ask(HISTORY, { jar })
    if (run.options.stateless) return
    await forged(visit, HISTORY, {}, jar)
    const listed = itemsOf(membersOf(first.data)['daftar'])
    const time = textAt(listed[0], 'tgl_donasi')
    if (run.options.write && made === null && !isNow(time)) await noDonation(visit, HISTORY)
    // Among donations of the same second, any may come first.
    const newest = listed.filter((item) => textAt(item, 'tgl_donasi') === time)
    if (first.ok && made !== null && !newest.some((item) => textAt(item, 'kode') === made))
      run.tell(first.exchange, 'effect', {
        field: '/data/daftar/0/kode',
        expected: `must be ${shown(made)}, which the account has just made`,
        seen: shown(textAt(newest[0], 'kode')),
      })
    if (first.ok && made !== null) await sameAsDonation(visit, first, made)
    if (first.ok) await rightFigures(visit, first, jar)
    await nothingOfOthers(visit)
    const codes =
      made === null
        ? []
        : [made, ...(await givenAsZakat(visit, jar)), ...(await fillPages(visit, jar))]
    // With several pages other things can be wrong than with one.
    if (codes.length > 1) await rightFigures(visit, await run.ask(HISTORY, { jar }), jar)
    codes.push(...(codes.length > 1 ? await fillLastPage(visit, jar) : []))
    if (codes.length > 1) await rightFigures(visit, await run.ask(HISTORY, { jar }), jar)
    const own = await walkPages(visit, jar, codes)
    const given = await visit.given()
    const givens = given ? await walkPages(visit, given, []) : []
    await toldElsewhere(visit, givens)
    if (![own, givens].some((pages) => showYears(pages))) run.skip(HISTORY, NO_YEARS)
  },
}

/** Zakat is one of an account's donations, too. @returns its code, if there is a program for zakat */
async function givenAsZakat(visit: Visit, jar: Jar): Promise<string[]> {
  const form = visit.offers(`${STORE}#zakat_jenis`) ? await donationForm(visit) : null
  const alms = form && (await asZakat(visit, form))
  const code = alms === form ? null : codeOf(await visit.run.call(STORE, { form: alms ?? [], jar }))
  return code === null ? [] : [code]
}

/** Makes a donation. @returns its code, null where the backend doesn't tell it */
export async function donate(visit: Visit, jar?: Jar): Promise<string | null> {
  // A manual transfer, where there is one: its unique code is easily left out of a list.
  const manual = (await visit.methods()).find((one) => textAt(one, 'type') === 'Manual')
  const form = await donationForm(visit, manual)
  if (!form) return null
  return codeOf(await visit.run.call(STORE, { form, ...(jar && { jar }) }))
}

/** An account that has given nothing has no donation: not even those that somebody else has just made. */
async function nothingOfOthers(visit: Visit): Promise<void> {
  const stranger = visit.run.options.write ? await visit.strangersSession() : null
  if (!stranger) return
  const { account, jar } = stranger
  // Somebody else's donation may carry this account's number: it is typed in.
  const form = await donationForm(visit)
  if (form) await visit.run.call(STORE, { form: changed(form, 'donorPhone', account.whatsapp) })
  const { exchange, data } = await visit.run.ask(HISTORY, { jar })
  const codes = itemsOf(membersOf(data)['daftar']).map((item) => textAt(item, 'kode'))
  const total = numberAt(data, 'total') ?? 0
  if (exchange.status === 200 && (codes.length > 0 || total > 0))
    visit.run.tell(exchange, 'private', {
      field: '/data/daftar',
      expected: 'must be [] with the total 0 for an account that has given nothing',
      seen: `${shown(codes)}, total ${total}`,
    })
}

/** Donates to one program after another until the history has a second page. @returns the donations' codes */
async function fillPages(visit: Visit, jar: Jar): Promise<string[]> {
  const codes: string[] = []
  for (const count of MORE) {
    codes.push(...(await giveMany(visit, jar, count)))
    const pages = numberAt(await visit.run.call(HISTORY, { jar }), 'pages') ?? 0
    if (pages > 1) break
  }
  return codes
}

/** Donates until the last page is full, since the number of pages is easily one too many then. */
async function fillLastPage(visit: Visit, jar: Jar): Promise<string[]> {
  const first = await visit.run.call(HISTORY, { jar })
  const { length: size } = codesOf(first)
  const [pages, total] = [numberAt(first, 'pages') ?? 0, numberAt(first, 'total') ?? 0]
  const isSecond = pages > 1 && size > 0 && size <= MORE[0] + MORE[1]
  return giveMany(visit, jar, isSecond ? (size - (total % size)) % size : 0)
}

/** Donates so often, to one program after another. @returns the donations' codes */
async function giveMany(visit: Visit, jar: Jar, count: number): Promise<string[]> {
  const form = await donationForm(visit)
  const programs = await visit.openPrograms()
  const answers = Array.from({ length: form ? count : 0 }, (_, index) => {
    const program = programs[index % programs.length]
    const short = changed(form ?? [], 'donorPray', '')
    return visit.run.call(STORE, { form: program ? forProgram(short, program) : short, jar })
  })
  return (await Promise.all(answers)).flatMap((data) => codeOf(data) ?? [])
}

/** Checks that donations of the same second keep their places: those of one page would be on the next one too. */
function inOrder({ run }: Visit, first: Answer, again: Answer): void {
  const [before, after] = [codesOf(first.data), codesOf(again.data)]
  if (first.ok && again.ok && before.join() !== after.join())
    run.tell(again.exchange, 'order', {
      field: '/data/daftar',
      expected: 'must have the order that it had a moment ago',
      seen: `${shown(before)}, then ${shown(after)}`,
    })
}

/**
 * The pages of one account: each has other donations and as many as the others, none lies beyond the last, and the
 * newest come first.
 * @param made codes of donations that must be on one of them
 * @returns the pages
 */
async function walkPages(visit: Visit, jar: Jar, made: readonly string[]): Promise<Answer[]> {
  const { run } = visit
  const answers = await pagesOf(visit, jar)
  const [first] = answers
  const pages = numberAt(first?.data, 'pages') ?? 0
  const beyond = await askPage(visit, jar, pages + BEYOND, 'empty')
  if (first) inOrder(visit, first, await askPage(visit, jar, 1, 'same'))
  const pageRows = answers.map(({ data }) => itemsOf(membersOf(data)['daftar']))
  const seen = pageRows.flat()
  const codes = answers.flatMap(({ data }) => codesOf(data))
  const dates = seen.flatMap((item) => textAt(item, 'tgl_donasi') ?? [])
  for (const [index, { exchange, data }] of answers.entries())
    if (numberAt(data, 'page') !== index + 1)
      run.tell(exchange, 'same', {
        field: '/data/page',
        expected: `must be ${index + 1}, which was asked for`,
        seen: shown(membersOf(data)['page']),
      })
  const { exchange } = answers.at(-1) ?? beyond
  if (new Set(codes).size < codes.length)
    run.tell(exchange, 'same', {
      field: '/data/daftar/*/kode',
      expected: 'must be on one page only',
      seen: shown(codes),
    })
  const lost = pages <= PAGES ? made.find((code) => !codes.includes(code)) : undefined
  if (lost !== undefined)
    run.tell(exchange, 'effect', {
      field: '/data/daftar/*/kode',
      expected: `must be ${shown(lost)} on one page: the account has made this donation`,
      seen: shown(codes),
    })
  const [size = 0] = pageRows.map((rows) => rows.length)
  const uneven = pageRows.slice(0, pages - 1).find((rows) => rows.length !== size)
  if (uneven)
    run.tell(exchange, 'same', {
      field: '/data/daftar',
      expected: `must have ${size} donations, like the first page: each but the last has as many`,
      seen: String(uneven.length),
      lineOf: ['description'],
    })
  for (const answer of answers) {
    const programs = itemsOf(membersOf(answer.data)['daftar']).map(
      (row) => membersOf(row)['program'],
    )
    await rightlyNamed(visit, answer, programs, ['daftar', '*', 'program'])
  }
  sameCounts(visit, [...answers, beyond])
  rightYears(visit, answers, beyond, { isWhole: answers.length === pages })
  if (dates.some((date, index) => date > (dates[index - 1] ?? date)))
    run.tell(exchange, 'same', {
      field: '/data/daftar/*/tgl_donasi',
      expected: 'must begin with the newest, over all pages',
      seen: shown(dates),
    })
  if (itemsOf(membersOf(beyond.data)['daftar']).length > 0)
    run.tell(beyond.exchange, 'empty', {
      field: '/data/daftar',
      expected: 'must be [] on a page beyond the last',
      seen: shown(membersOf(beyond.data)['daftar']),
    })
  return answers
}
