import { type Exchange, type FormFields, openPlainly } from '../../http/client'
import { membersOf, shown, textAt, unsigned } from '../../http/json'
import { almostCodes, refusesAlmost } from './almost-codes'
import { keptDonation } from './donation-edges'
import { codeOf, donationForm, noDonation } from './donation-form'
import { codesDiffer, eventsInTime } from './manual-transfers'
import { empty, gif, large, otherPictures, page, picture, tooLarge } from './slip-pictures'
import { NOWHERE, type Visit } from '../visit'
import { METHODS, UPLOAD } from '../../operations'

const slipForm = (code: string, slip: File): FormFields => [
  ['codeDonate', code],
  ['bukti', slip],
]

/** Slips of manual transfers. */
export const slipSteps = {
  [UPLOAD]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(UPLOAD, 'sends a proof of a transfer')) return
    const manual = (await visit.methods()).find((one) => textAt(one, 'type') === 'Manual')
    const form = manual === undefined ? null : await donationForm(visit, manual)
    const code = form && codeOf(await run.call('transaction/storeDonate', { form }))
    if (!form || code == null) {
      if (manual === undefined)
        run.lack(UPLOAD, 'needs a method of payment of the type Manual', [METHODS])
      else await noDonation(visit, UPLOAD)
      return
    }
    // A later donation, which this slip doesn't belong to.
    const other = run.options.stateless
      ? null
      : codeOf(await run.call('transaction/storeDonate', { form }))
    const before = await toldOf(visit, code)
    const otherBefore = other === null ? null : await toldOf(visit, other)
    const staysAsItIs = run.options.stateless ? null : await keptDonation(visit, code)
    const addresses = run.options.stateless ? [] : await addressesOf(visit, code)
    const { exchange } = await run.ask(UPLOAD, { form: slipForm(code, picture()) })
    if (run.options.stateless) return
    await staysAsItIs?.('must be %, as before the proof came: it pays nothing')
    await leadsNowhere(visit, exchange, code, addresses)
    await eventsInTime(visit, code)
    if (other !== null) await codesDiffer(visit, form, [code, other])
    const after = await toldOf(visit, code)
    if (exchange.status === 200 && before !== null && after === before)
      run.tell(exchange, 'effect', {
        field: '/data/riwayat',
        expected: 'must tell in getTransaction that a proof has come',
        seen: 'the same as before',
      })
    else if (before !== null && after !== null && !after.endsWith(before.slice(1)))
      run.tell(exchange, 'order', {
        field: '/data/riwayat',
        expected: 'must tell in getTransaction what is new before what was there: newest first',
        seen: after,
      })
    if (other !== null && (await toldOf(visit, other)) !== otherBefore)
      run.tell(exchange, 'effect', {
        field: '/data/riwayat',
        expected: 'must tell of a proof at no other donation than the one of codeDonate',
        seen: `another one at ${other} too`,
      })
    // A new slip replaces the former one.
    for (const one of [picture(), ...otherPictures()])
      await run.ask(UPLOAD, { form: slipForm(code, one) }, { status: [200], as: 'repeat' })
    // The fields of a form come in any order.
    const turned = { form: slipForm(code, picture()).toReversed() }
    await run.ask(UPLOAD, turned, { status: [200], input: 'bukti before codeDonate' })
    await run.ask(UPLOAD, { form: slipForm(code, large()) })
    await run.ask(UPLOAD, { form: slipForm(code, tooLarge()) }, { status: [422, 413] })
    await refusedElsewhere(visit)
    await run.ask(UPLOAD, { form: slipForm(NOWHERE, picture()) }, { status: [404], as: 'unknown' })
    for (const almost of almostCodes(code))
      await run.ask(UPLOAD, { form: slipForm(almost, picture()) }, refusesAlmost)
    const taken = await toldOf(visit, code)
    for (const one of [page(), gif(), empty()]) {
      const refused = await run.ask(UPLOAD, { form: slipForm(code, one) }, { status: [422, 400] })
      if (refused.exchange.status !== 200 && (await toldOf(visit, code)) !== taken)
        run.tell(refused.exchange, 'effect', {
          field: '/data/riwayat',
          expected: 'must tell in getTransaction of no proof that was refused',
          seen: 'another one',
        })
    }
    await run.ask(UPLOAD, { form: [['codeDonate', code]] }, { status: [400, 422] })
    // An unknown donation is told before what is wrong with its slip.
    await run.ask(UPLOAD, { form: slipForm(NOWHERE, page()) }, { status: [404], as: 'unknown' })
    const paid = await run.call('transaction/getTransaction', { query: [['codeDonate', code]] })
    if (exchange.status !== 200) return
    // Anything but this word shows the donor a donation that can't be paid any more.
    const status = textAt(paid, 'status')
    if (status !== 'Belum Lunas')
      run.tell(exchange, 'effect', {
        field: '/data/status',
        expected: 'must leave the donation at "Belum Lunas"',
        seen: JSON.stringify(status ?? null),
      })
  },
}

/** A donation's `riwayat` as text, to compare; null if the backend has none. */
async function toldOf({ run }: Visit, code: string): Promise<string | null> {
  const data = await run.call('transaction/getTransaction', { query: [['codeDonate', code]] })
  const { riwayat } = membersOf(data)
  return riwayat === undefined ? null : JSON.stringify(riwayat)
}

/** What may be an address: with a host, from the root, or the name of a picture. */
const ADDRESS = /(?<=["\s])(?:https?:\/\/|\/)[^"\s]+|[^"\s]+\.(?:jpe?g|png|webp)\b/gi

const addressesIn = (text: string) => text.replaceAll(String.raw`\/`, '/').match(ADDRESS) ?? []

async function addressesOf({ run }: Visit, code: string): Promise<string[]> {
  const { exchange } = await run.ask('transaction/getTransaction', {
    query: [['codeDonate', code]],
  })
  return addressesIn(exchange.text)
}

/** Checks that no address that came with a slip opens a picture without a key: it shows names and account numbers. */
async function leadsNowhere(
  visit: Visit,
  exchange: Exchange,
  code: string,
  before: readonly string[],
): Promise<void> {
  const { run } = visit
  const { target } = run.options
  const known = before.map(unsigned)
  const all = [...addressesIn(exchange.text), ...(await addressesOf(visit, code))]
  for (const address of new Set(all.filter((one) => !known.includes(unsigned(one))))) {
    if (!URL.canParse(address, target.main.href)) continue
    const url = new URL(address, target.main.href)
    if (/^https?:$/.test(url.protocol) && (await openPlainly(url, target)).isPicture)
      run.tell(exchange, 'private', {
        field: 'address of the proof',
        expected: 'must not be told, or open without a key: it shows names and account numbers',
        seen: `${shown(address)}, which anybody can open`,
        lineOf: ['description'],
      })
  }
}

/** Checks that a slip is refused for any type of method but a manual transfer. */
async function refusedElsewhere(visit: Visit): Promise<void> {
  const { run } = visit
  const other = (await visit.methods()).find((one) => textAt(one, 'type') !== 'Manual')
  const form = other === undefined ? null : await donationForm(visit, other)
  const code = form && codeOf(await run.call('transaction/storeDonate', { form }))
  if (code != null) await run.ask(UPLOAD, { form: slipForm(code, picture()) }, { status: [422] })
}
