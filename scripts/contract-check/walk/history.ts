import type { Jar } from '../cookies'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../json'
import { changed, codeOf, donationForm } from './donation-form'
import { rightFigures, sameAsDonation } from './history-rows'
import { enter, forged } from './sessions'
import { NOWHERE, type Visit } from './visit'

const HISTORY = 'transaction/get_history'
const BEYOND = 9_999

/** An account's donations: reading them, and adding one that was made without it. */
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
    // Of one second each may be the first.
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
    // A new account has one page at most.
    for (const one of [jar, await visit.given()]) if (one) await walkPages(visit, one)
  },

  'transaction/claim': async (visit: Visit) => {
    const { run } = visit
    const name = 'transaction/claim'
    if (!run.mayWrite(name, 'adds a donation to an account')) return
    const code = await donate(visit)
    if (code === null) {
      run.skip(name, 'storeDonate gave no code to claim')
      return
    }
    const form = [['codeDonate', code]] as const
    const jar = await enter(visit, name, { form })
    if (!jar) return
    const { exchange, ok } = await run.ask(name, { form, jar })
    if (run.options.stateless) return
    await forged(visit, name, { form }, jar)
    if (ok) {
      // Not judged: a backend may have this operation and not that one.
      const { status, text } = await run.send({ operation: run.model.get(HISTORY), jar })
      if (status === 200 && !text.includes(JSON.stringify(code)))
        run.tell(exchange, 'effect', {
          field: '/data/daftar/*/kode',
          expected: `must be ${shown(code)} for one donation in ${HISTORY} afterwards`,
          seen: shown(text),
        })
    }
    await run.ask(name, { form, jar }, { status: [200], as: 'repeat' })
    const stranger = await visit.stranger()
    const others = stranger && (await visit.freshSession(stranger))
    if (others) await run.ask(name, { form, jar: others }, { status: [409] })
    await run.ask(name, { form: [['codeDonate', NOWHERE]], jar }, { status: [404], as: 'unknown' })
  },
}

/** Makes a donation. @returns its code, null where the backend doesn't tell it */
async function donate(visit: Visit, jar?: Jar): Promise<string | null> {
  // A manual transfer, where there is one: its unique code is easily left out of a list.
  const manual = (await visit.methods()).find((one) => textAt(one, 'type') === 'Manual')
  const form = await donationForm(visit, manual)
  if (!form) return null
  return codeOf(await visit.run.call('transaction/storeDonate', { form, ...(jar && { jar }) }))
}

/** Who has given nothing has no donation: not even those that somebody else has just made. */
async function nothingOfOthers(visit: Visit): Promise<void> {
  const stranger = visit.run.options.write ? await visit.stranger() : null
  const jar = stranger && (await visit.freshSession(stranger))
  if (!jar) return
  // Somebody else's donation may carry this account's number: it is typed in.
  const form = await donationForm(visit)
  if (form)
    await visit.run.call('transaction/storeDonate', {
      form: changed(form, 'donorPhone', stranger.whatsapp),
    })
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

/** The pages of one account: the second has other donations, none lies beyond the last, and the newest come first. */
async function walkPages({ run }: Visit, jar: Jar): Promise<void> {
  const ask = (page: number, check: 'same' | 'empty') =>
    run.ask(HISTORY, { query: [['page', String(page)]], jar }, { status: [200], as: check })
  const first = await ask(1, 'same')
  const pages = numberAt(first.data, 'pages') ?? 0
  const answers = pages > 1 ? [first, await ask(2, 'same')] : [first]
  const seen = answers.flatMap(({ data }) => itemsOf(membersOf(data)['daftar']))
  const codes = seen.map((item) => textAt(item, 'kode'))
  const dates = seen.flatMap((item) => textAt(item, 'tgl_donasi') ?? [])
  for (const [index, { exchange, data }] of answers.entries())
    if (numberAt(data, 'page') !== index + 1)
      run.tell(exchange, 'same', {
        field: '/data/page',
        expected: `must be ${index + 1}, which was asked for`,
        seen: shown(membersOf(data)['page']),
      })
  const { exchange } = answers.at(-1) ?? first
  if (new Set(codes).size < codes.length)
    run.tell(exchange, 'same', {
      field: '/data/daftar/*/kode',
      expected: 'must be on one page only',
      seen: shown(codes),
    })
  if (dates.some((date, index) => date > (dates[index - 1] ?? date)))
    run.tell(exchange, 'same', {
      field: '/data/daftar/*/tgl_donasi',
      expected: 'must begin with the newest, over all pages',
      seen: shown(dates),
    })
  const beyond = await ask(pages + BEYOND, 'empty')
  if (itemsOf(membersOf(beyond.data)['daftar']).length > 0)
    run.tell(beyond.exchange, 'empty', {
      field: '/data/daftar',
      expected: 'must be [] on a page beyond the last',
      seen: shown(membersOf(beyond.data)['daftar']),
    })
}
