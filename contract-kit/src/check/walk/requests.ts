import { randomUUID } from 'node:crypto'
import type { Fields } from '../client'
import { shown, textAt } from '../json'
import { almostCodes, refusesAlmost } from './almost-codes'
import { keptDonation } from './donation-edges'
import { noDonation } from './donation-form'
import { donate } from './history'
import type { Answer } from './list'
import { NO_PROGRAM } from './programs'
import { NOWHERE, PROGRAM_LISTS, type Visit } from './visit'

const CORRECTION = 'transaction/request_correction'
const REPORT = 'campaign/report'

/** 1,000 characters, and what is easily lost among them. */
const WORDS = `Uji "kontrak" & <b> 🤲\nbaris kedua `.padEnd(1_000, 'a')

/** What somebody asks the organisation to look at: it changes nothing, and gets a number. */
export const requestSteps = {
  [CORRECTION]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(CORRECTION, 'asks for a correction')) return
    const code = await donate(visit)
    if (code === null) {
      await noDonation(visit, CORRECTION)
      return
    }
    const formOf = (jenis: string, ...more: Fields): Fields => [
      ['codeDonate', code],
      ['jenis', jenis],
      ...more,
    ]
    const form = formOf('ganda')
    const staysAsItIs = run.options.stateless ? null : await keptDonation(visit, code)
    const first = await run.ask(CORRECTION, { form })
    if (run.options.stateless) return
    const whole = formOf('nominal', ['nominal', '75000'], ['keterangan', WORDS])
    await run.ask(CORRECTION, { form: whole })
    await staysAsItIs?.(
      'must be %, as before a correction was asked for: somebody looks at it first',
    )
    await oncePerKey(visit, CORRECTION, form, first)
    for (const one of ['nominal', 'program', 'lainnya'])
      await run.ask(CORRECTION, { form: formOf(one) }, { status: [422] })
    const elsewhere = (other: string): Fields => [['codeDonate', other], form[1] ?? ['jenis', '']]
    await run.ask(CORRECTION, { form: elsewhere(NOWHERE) }, { status: [404], as: 'unknown' })
    for (const almost of almostCodes(code))
      await run.ask(CORRECTION, { form: elsewhere(almost) }, refusesAlmost)
  },

  [REPORT]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(REPORT, 'reports a program')) return
    const ids = [...(await visit.ids('campaign')).slice(0, 1), ...(await visit.ids('mosque'))]
    const [id] = ids
    if (id === undefined) {
      run.lack(REPORT, 'no list answered with a program to report', PROGRAM_LISTS)
      return
    }
    const formOf = (programId: string, alasan: string, ...more: Fields): Fields => [
      ['programId', programId],
      ['alasan', alasan],
      ...more,
    ]
    const first = await run.ask(REPORT, { form: formOf(id, 'keliru') })
    if (run.options.stateless) return
    for (const one of ids.slice(0, 2))
      await run.ask(REPORT, {
        form: formOf(one, 'lainnya', ['keterangan', WORDS], ['kontak', '81200000000']),
      })
    await run.ask(REPORT, { form: formOf(id, 'konten', ['keterangan', ''], ['kontak', '']) })
    await oncePerKey(visit, REPORT, formOf(id, 'keliru'), first)
    await run.ask(REPORT, { form: formOf(id, 'lainnya') }, { status: [422] })
    const nowhere = formOf(NO_PROGRAM, 'lainnya')
    await run.ask(REPORT, { form: nowhere }, { status: [404], as: 'unknown' })
  },
}

const numberOf = ({ data }: Answer) => textAt(data, 'nomor')

/**
 * Checks that one key is one request, also twice at the same time, and any other call another one.
 * @param first what was answered to the form without a key
 */
async function oncePerKey(visit: Visit, name: string, form: Fields, first: Answer): Promise<void> {
  const { run } = visit
  const keyed = (): Fields => [...form, ['kunci', `uji-kontrak-${randomUUID()}`]]
  const [one, other] = [keyed(), keyed()]
  const ask = (sent: Fields) => run.ask(name, { form: sent }, { status: [200], as: 'repeat' })
  const tell = (answer: Answer, expected: string) =>
    run.tell(answer.exchange, 'repeat', {
      field: '/data/nomor',
      expected,
      seen: shown(numberOf(answer)),
    })
  const [made, twin] = await Promise.all([ask(one), ask(one)])
  for (const again of [twin, await ask(one)])
    if (made.ok && again.ok && numberOf(again) !== numberOf(made))
      tell(again, `must be ${shown(numberOf(made))}, as when the same kunci came first`)
  for (const another of [await ask(other), await ask(form)])
    if (another.ok && [made, first].some((before) => numberOf(before) === numberOf(another)))
      tell(another, 'must be that of a new request: no such kunci has come before')
}
