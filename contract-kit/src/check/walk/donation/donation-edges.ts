import { isDeepStrictEqual } from 'node:util'
import { type Exchange, type Fields, means } from '../../http/client'
import { membersOf, shown, textAt } from '../../http/json'
import { changed, codeOf, donationForm } from './donation-form'
import { gives } from './made-donation'
import { NO_PROGRAM } from '../programs'
import type { Run } from '../../run'
import type { Visit } from '../visit'
import { DETAIL, STORE } from '../../operations'

/** In bytes. A form may have 10 MB, whether a MB is counted as 1,000 or 1,024 kB; this is more in both cases. */
const TOO_LARGE = 11 * 1024 * 1024
/** How often a form that is too large is sent, where the connection is cut before the answer could be read. */
const TRIES = 3

/** What of a donation stays as it is while nobody pays it: its picture may be signed anew each time. */
const LASTING = [
  ...['nominal', 'norek', 'tgl_donasi', 'tgl_expired', 'tgl_bayar', 'status', 'id_program'],
  ...['doa', 'donatur', 'nomor_hp', 'channel_name', 'metode_bayar', 'atas_nama', 'zakat'],
]

/**
 * What donors seldom send, though it is right; what is refused for two reasons; and a form that is too large.
 * @param form a donation that the backend has taken
 */
export async function checkEdges(visit: Visit, form: Fields): Promise<void> {
  const { run } = visit
  // A language that takes "0" for nothing loses it.
  for (const fields of [
    changed(form, 'donorEmail', null),
    changed(changed(form, 'donorName', '0'), 'donorPray', '0'),
  ])
    await gives(visit, fields)
  const twoReasons = changed(changed(form, 'programId', NO_PROGRAM), 'codePayment', 'TIDAK-ADA')
  await run.ask(STORE, { form: twoReasons }, { status: [404], as: 'unknown' })
  await refusesLarge(visit, form)
}

/** Reads a donation, by the first method of each type. @returns a function that compares each with what it is then */
export async function keptDonations(visit: Visit): Promise<() => Promise<void>> {
  const { run } = visit
  const methods = await visit.methods()
  const types = [...new Set(methods.map((method) => textAt(method, 'type')))]
  const kept = await Promise.all(
    types.map(async (type) => {
      const form = await donationForm(
        visit,
        methods.find((one) => textAt(one, 'type') === type),
      )
      const code = form && codeOf(await run.call(STORE, { form }))
      return code === null ? [] : [await keptDonation(visit, code)]
    }),
  )
  return async () => {
    for (const staysAsItIs of kept.flat())
      await staysAsItIs('must be %, as before others were made')
  }
}

/**
 * Reads a donation.
 * @param more what else must stay
 * @returns a function that reads it again, and tells what has become different; it is told in which words, with `%` for
 * the value that was there, and of a field that may become another
 */
export async function keptDonation(
  { run }: Visit,
  code: string,
  more: readonly string[] = [],
): Promise<(words: string, mayChange?: string) => Promise<void>> {
  const query = [['codeDonate', code]] as const
  const before = await run.ask(DETAIL, { query })
  return async (words, mayChange) => {
    const { exchange, data, ok } = await run.ask(DETAIL, { query }, { status: [200, 404] })
    const isGone = means(exchange, 404)
    if (before.ok && isGone) isLost(run, exchange, code)
    for (const name of before.ok && ok && !isGone ? [...LASTING, ...more] : []) {
      const [was, is] = [membersOf(before.data)[name], membersOf(data)[name]]
      if (name !== mayChange && !isDeepStrictEqual(was, is))
        run.tell(exchange, 'same', {
          field: `/data/${name}`,
          expected: words.replace('%', () => shown(was)),
          seen: shown(is),
        })
    }
  }
}

/** Tells of a donation that isn't there any more, or never came to be: its donor pays for nothing. */
export function isLost(run: Run, exchange: Exchange, code: string): void {
  run.tell(exchange, 'effect', {
    field: '/data',
    expected: `must be ${shown(code)}, a donation that ${STORE} said was made`,
    seen: 'no such donation',
  })
}

/** Checks that a form of more than 10 MB is refused with 413, in an answer that can be read. */
async function refusesLarge({ run }: Visit, form: Fields): Promise<void> {
  if (!run.checks('size')) return
  const operation = run.model.get(STORE)
  const file = new File([new Uint8Array(TOO_LARGE)], 'lampiran.bin')
  const expectation = { status: [413], as: 'size' } as const
  const send = () => run.send({ operation, form: [...form, ['lampiran', file]] }, expectation)
  let exchange = await send()
  // A server that answers before the whole form has come may cut the connection right after that.
  for (let tries = 1; exchange.failure?.kind === 'cut' && tries < TRIES; tries += 1)
    exchange = await send()
  const lineOf = ['requestBody']
  if (exchange.failure) {
    const { message: seen } = exchange.failure
    run.tell(exchange, 'size', {
      field: 'body',
      expected: 'must be answered with 413',
      seen,
      lineOf,
    })
  } else run.report(...run.judge.answer(exchange, expectation).findings)
}
