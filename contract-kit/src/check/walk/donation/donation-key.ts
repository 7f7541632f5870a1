import { randomUUID } from 'node:crypto'
import type { Exchange, Fields } from '../../http/client'
import { shown, textAt } from '../../http/json'
import { keptDonation } from './donation-edges'
import { changed, codeOf } from './donation-form'
import type { Answer } from '../list'
import { withMethod } from './methods'
import { NO_PROGRAM } from '../programs'
import { NOWHERE, type Visit } from '../visit'
import { STORE } from '../../operations'

const KEY_LINE = ['requestBody', 'content', 'multipart/form-data', 'schema', 'properties', 'kunci']

/** A name that no donor has, so that it can only come from this check's donations. */
export const OTHER_DONOR = 'Uji Nama Tersembunyi'

/** A `kunci` that no donation has had. */
export const newKey = () => ['kunci', `uji-kontrak-${randomUUID()}`] as const

/**
 * One key is one donation, and another donation needs another key.
 * @param form a donation that the backend has taken
 */
export async function checkKey(visit: Visit, form: Fields): Promise<void> {
  const { run } = visit
  const keyed = [...form, newKey()]
  const first = await run.ask(STORE, { form: keyed })
  const again = await run.ask(STORE, { form: keyed }, { status: [200], as: 'repeat' })
  leadsThere(visit, again, first)
  const jar = await visit.session()
  if (jar)
    leadsThere(
      visit,
      await run.ask(STORE, { form: keyed, jar }, { status: [200], as: 'repeat' }),
      first,
    )
  for (const other of await others(visit, keyed))
    await run.ask(STORE, { form: other }, { status: [422], as: 'repeat' })
  for (const same of unchanged(visit, keyed))
    leadsThere(visit, await run.ask(STORE, { form: same }, { status: [200], as: 'repeat' }), first)
  await otherKeys(visit, form)
  await ofTransfer(visit, form)
  await twiceAtOnce(visit, form)
  await leftUnused(visit, form)
  // Other keys of the same number have come since.
  leadsThere(visit, await run.ask(STORE, { form: keyed }, { status: [200], as: 'repeat' }), first)
  const began = performance.now()
  visit.atEnd.push(async () => {
    const again = await run.ask(STORE, { form: keyed }, { status: [200], as: 'repeat' })
    const seconds = Math.round((performance.now() - began) / 1000)
    leadsThere(visit, again, first, `, ${seconds} s ago: a key is kept for 30 days`)
  })
}

/** Copies of the donation's form that count as the same donation. */
function unchanged(visit: Visit, form: Fields): Fields[] {
  const offers = (field: string) => visit.offers(`${STORE}#${field}`)
  return [
    changed(form, 'donorEmail', 'lain@surat.example'),
    ...(offers('kode_ref') ? [[...form, ['kode_ref', 'UJI-LAIN']] as const] : []),
    ...(offers('anonim') ? [[...form, ['anonim', 'N']] as const] : []),
  ]
}

/** The longest that a key may be. */
const LONGEST_KEY = 64

/** Checks that a key in another case, or with another last character, is another key: so each makes a donation. */
async function otherKeys({ run }: Visit, form: Fields): Promise<void> {
  const [name, key] = newKey()
  const long = key.padEnd(LONGEST_KEY - 1, 'x')
  const seen = new Map<string, Exchange>()
  for (const [what, one] of [
    ['', `${long}a`],
    ['in capitals', `${long}a`.toUpperCase()],
    ['with another last character', `${long}b`],
    ['with another sign in it', `${long}a`.replaceAll('-', '_')],
  ] as const) {
    const { exchange, data, ok } = await run.ask(STORE, { form: [...form, [name, one]] })
    const address = textAt(data, 'redirect_url')
    if (!ok || address === undefined) return
    const before = seen.get(address)
    if (before)
      run.tell(exchange, 'repeat', {
        before: [before],
        field: '/data/redirect_url',
        expected: `must be that of a new donation: the kunci ${what} is another one`,
        seen: `${shown(address)} again`,
        lineOf: KEY_LINE,
      })
    seen.set(address, exchange)
  }
}

/** Checks that a manual transfer can be repeated: its price is compared, not that with a unique code. */
async function ofTransfer(visit: Visit, form: Fields): Promise<void> {
  const manual = (await visit.methods()).find((one) => textAt(one, 'type') === 'Manual')
  if (manual === undefined) return
  const keyed = [...withMethod(form, manual), newKey()]
  const first = await visit.run.ask(STORE, { form: keyed })
  const staysAsItIs = await keptDonation(visit, codeOf(first.data) ?? NOWHERE)
  const again = await visit.run.ask(STORE, { form: keyed }, { status: [200], as: 'repeat' })
  leadsThere(visit, again, first)
  await staysAsItIs('must be %, as before the same kunci came again')
}

/** Checks that the same key leads to the same donation again. @param when what is said of how long the key had to be kept */
export function leadsThere({ run }: Visit, again: Answer, first: Answer, when = ''): void {
  const address = textAt(first.data, 'redirect_url')
  const second = textAt(again.data, 'redirect_url')
  if (!first.ok || !again.ok || second === address) return
  run.tell(again.exchange, 'repeat', {
    before: [first.exchange],
    field: '/data/redirect_url',
    expected: `must be ${shown(address)}, as when the same kunci came first${when}`,
    seen: shown(second),
    lineOf: KEY_LINE,
  })
}

/** Copies of the donation's form, each with one field changed that counts as another donation. */
async function others(visit: Visit, form: Fields): Promise<Fields[]> {
  const sent = new Map(form)
  const programs = await visit.openPrograms()
  const program = programs.find((one) => one.programId !== sent.get('programId'))
  const method = (await visit.methods()).find(
    (one) => textAt(one, 'type') !== sent.get('typePayment'),
  )
  return [
    changed(form, 'donorName', OTHER_DONOR),
    changed(form, 'donorPhone', '81200000001'),
    changed(form, 'donorPray', 'Doa yang lain.'),
    changed(form, 'donorPray', null),
    ...['donorName', 'donorPray'].map((name) =>
      changed(form, name, (sent.get(name) ?? '').toUpperCase()),
    ),
    changed(form, 'price', String(Number(sent.get('price')) + 1)),
    ...(method === undefined ? [] : [withMethod(form, method)]),
    ...(program ? [changed(form, 'programId', program.programId)] : []),
    ...(visit.offers(`${STORE}#anonim`) ? [[...form, ['anonim', 'Y']] as const] : []),
    ...(visit.offers(`${STORE}#atas_nama`) ? [[...form, ['atas_nama', 'Uji']] as const] : []),
  ]
}

/** Checks a second tap while the first call is still running. */
async function twiceAtOnce({ run }: Visit, form: Fields): Promise<void> {
  const keyed = [...form, newKey()]
  const operation = run.model.get(STORE)
  const both = await Promise.all([
    run.send({ operation, form: keyed }),
    run.send({ operation, form: keyed }),
  ])
  const addresses = both.map(({ text }) => /"redirect_url"\s*:\s*("[^"]*")/.exec(text)?.[1])
  const [first, second] = addresses
  if (both.every(({ status }) => status === 200) && first === second) return
  run.tell(both[1], 'repeat', {
    beside: both[0],
    field: '/data/redirect_url',
    expected: 'must be the same for one kunci twice at the same time, with the status 200',
    seen: both.map(({ status }, index) => `${status} ${addresses[index] ?? ''}`).join(' and '),
    lineOf: KEY_LINE,
  })
}

/** Checks that a refused form can be sent again with the same key after it was corrected. */
async function leftUnused(visit: Visit, form: Fields): Promise<void> {
  const { run } = visit
  const keyed = [...form, newKey()]
  await run.ask(STORE, { form: changed(keyed, 'codePayment', 'TIDAK-ADA') }, { status: [422, 400] })
  const nowhere = changed(keyed, 'programId', NO_PROGRAM)
  await run.ask(STORE, { form: nowhere }, { status: [404], as: 'unknown' })
  // Days are for fidyah alone: no program takes these.
  const alms = [['zakat_jenis', 'fitrah'] as const, ['zakat_hari', '3'] as const]
  if (alms.every(([name]) => visit.offers(`${STORE}#${name}`)))
    await run.ask(STORE, { form: [...keyed, ...alms] }, { status: [422, 400], as: 'refusal' })
  await run.ask(STORE, { form: keyed }, { status: [200], as: 'repeat' })
}
