import type { Fields } from '../client'
import { membersOf, shown } from '../json'
import { changed, codeOf } from './donation-form'
import { dataLine } from './lines'
import { itIsThere } from './made-donation'
import { NO_PROGRAM, type Visit } from './visit'

const STORE = 'transaction/storeDonate'
const DETAIL = 'transaction/getTransaction'

/** More than the 10 MB that a form may have, however they are counted. In a field that the contract doesn't know. */
const TOO_LARGE = 11 * 1024 * 1024
/** How often a form that is too large is sent, where the connection is cut before the answer could be read. */
const TRIES = 3

/** What of a donation stays as it is while nobody pays it: its picture may be signed anew each time. */
const LASTING = [
  ...['nominal', 'norek', 'tgl_donasi', 'tgl_expired', 'tgl_bayar', 'status', 'id_program'],
  ...['doa', 'donatur', 'nomor_hp', 'channel_name', 'metode_bayar'],
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
  ]) {
    const answer = await run.ask(STORE, { form: fields })
    const code = answer.ok ? codeOf(answer.data) : null
    if (code !== null) await itIsThere(visit, code, fields, { check: 'effect' })
  }
  const twoReasons = changed(changed(form, 'programId', NO_PROGRAM), 'codePayment', 'TIDAK-ADA')
  await run.ask(STORE, { form: twoReasons }, { status: [404], as: 'unknown' })
  await refusesLarge(visit, form)
}

/**
 * Reads a donation. @returns a function that reads it again, and tells what has become different: nothing that was done
 * with others may change it
 */
export async function keptDonation(visit: Visit, form: Fields): Promise<() => Promise<void>> {
  const { run } = visit
  const code = codeOf(await run.call(STORE, { form }))
  const query = [['codeDonate', code ?? '']] as const
  const before = code === null ? null : await run.ask(DETAIL, { query })
  return async () => {
    if (!before?.ok) return
    const { exchange, data, ok } = await run.ask(DETAIL, { query })
    for (const name of ok ? LASTING : []) {
      const [was, is] = [membersOf(before.data)[name], membersOf(data)[name]]
      if (was !== is)
        run.tell(exchange, 'same', {
          field: `/data/${name}`,
          expected: `must be ${shown(was)}, as before others were made`,
          seen: shown(is),
          lineOf: dataLine(name),
        })
    }
  }
}

/** Checks that a form of more than 10 MB is refused with 413, in an answer that can be read. */
async function refusesLarge({ run }: Visit, form: Fields): Promise<void> {
  if (!run.checks('size')) return
  const operation = run.model.get(STORE)
  const file = new File([new Uint8Array(TOO_LARGE)], 'lampiran.bin')
  const expectation = { status: [413], as: 'size' } as const
  const send = () => run.send({ operation, form: [...form, ['lampiran', file]] }, expectation)
  let exchange = await send()
  // Who answers before the whole form has come may cut the connection right after that.
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
