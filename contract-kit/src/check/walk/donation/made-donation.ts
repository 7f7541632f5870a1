import { isDeepStrictEqual } from 'node:util'
import { safePaymentUrl } from '../../../../../src/lib/address/safe-redirect'
import { parseWib } from '../../../../../src/lib/time/wib-date'
import type { Exchange, Fields } from '../../http/client'
import { asSent, membersOf, numberAt, shown, shownFrom, textAt } from '../../http/json'
import { codeOf } from './donation-form'
import type { Answer } from '../list'
import type { Visit } from '../visit'
import { DETAIL, STORE } from '../../operations'

/** A manual transfer carries a unique code of three digits. */
const UNIQUE_CODES = 1_000
/** How far the backend's clock may be from this one's: less than the zones of Indonesia are apart. */
const CLOCK_MS = 15 * 60_000

/** Whether a time that was written down a moment ago, in WIB, is that of now. */
export const isNow = (text: string | undefined): boolean => {
  const time = parseWib(text ?? null)
  return time !== null && Math.abs(time.getTime() - Date.now()) < CLOCK_MS
}

/** Where a donation leads, judged by what the app itself judges it with. */
export function leadsToPayment({ run }: Visit, { exchange, data }: Answer): void {
  const address = textAt(data, 'redirect_url')
  if (exchange.status !== 200 || address === undefined || run.options.stateless) return
  const url = safePaymentUrl(address, run.options.target.origin)
  const isRight = url?.kind === 'external' || (url?.kind === 'internal' && codeOf(data) !== null)
  if (isRight) return
  run.tell(exchange, 'redirect', {
    field: '/data/redirect_url',
    expected: 'must be /donation/{code}/checkout, or an https: address of another site',
    seen: shown(address),
  })
}

/** The donation that was just made is what the payment page will read. */
export async function itIsThere(
  visit: Visit,
  code: string,
  form: Fields,
  { check }: { check: 'effect' | 'repeat' },
): Promise<void> {
  const { run } = visit
  const { exchange, data, ok } = await run.ask(
    DETAIL,
    { query: [['codeDonate', code]] },
    { status: [200], as: check },
  )
  if (!ok || run.options.stateless) return
  const sent = new Map(form)
  const method = (await visit.methods()).find(
    (one) =>
      textAt(one, 'code') === sent.get('codePayment') &&
      textAt(one, 'type') === sent.get('typePayment'),
  )
  const expected: Record<string, string | undefined> = {
    id_program: sent.get('programId'),
    donatur: sent.get('donorName'),
    doa: asSent(sent.get('donorPray')),
    metode_bayar: sent.get('typePayment'),
    channel_name: textAt(method, 'channel_name'),
    nomor_hp: sent.get('donorPhone'),
    ...(sent.has('atas_nama') && { atas_nama: sent.get('atas_nama') }),
    status: 'Belum Lunas',
  }
  const transaction = membersOf(data)
  for (const [field, value] of Object.entries(expected)) {
    const seen = transaction[field]
    // Nothing may be null or an empty text.
    const came = typeof seen === 'string' ? asSent(seen) : (seen ?? '')
    if (came === value) continue
    const [wanted = shown(value), told = shown(seen)] =
      typeof came === 'string' && value !== undefined
        ? [shownFrom(value, came), shownFrom(came, value)]
        : []
    run.tell(exchange, check, {
      field: `/data/${field}`,
      expected: `must be ${wanted}, as it was sent`,
      seen: told,
    })
  }
  for (const [name, field] of [
    ['atas_nama', 'atas_nama'],
    ['zakat', 'zakat_jenis'],
  ] as const)
    if (!sent.has(field) && (transaction[name] ?? null) !== null)
      run.tell(exchange, check, {
        field: `/data/${name}`,
        expected: 'must be null: none was sent',
        seen: shown(transaction[name]),
      })
  if (sent.has('zakat_jenis')) {
    const numberOf = (name: string) => (sent.has(name) ? Number(sent.get(name)) : null)
    const [jiwa, hari] = [numberOf('zakat_jiwa'), numberOf('zakat_hari')]
    const zakat = { jenis: sent.get('zakat_jenis'), jiwa, hari }
    const { jenis, ...counts } = membersOf(transaction['zakat'])
    const seen = { jenis, jiwa: counts['jiwa'], hari: counts['hari'] }
    if (!isDeepStrictEqual(seen, zakat))
      run.tell(exchange, check, {
        field: '/data/zakat',
        expected: `must be ${shown(zakat)}, as it was sent`,
        seen: shown(seen),
      })
  }
  payable(visit, exchange, data, Number(sent.get('price')), sent.get('typePayment'))
  inTime(visit, exchange, data)
  const { image } = transaction
  const another = (await visit.methods()).find(
    (one) => textAt(one, 'image') === image && image !== textAt(method, 'image'),
  )
  if (another)
    run.tell(exchange, 'effect', {
      field: '/data/image',
      expected: 'must be the logo of its own channel, or the QR picture of a donation by QRIS',
      seen: `that of ${shown(textAt(another, 'channel_name'))}`,
    })
  if (sent.get('typePayment') === 'QRIS' && typeof image === 'string') {
    const before = visit.qrPictures.get(image) ?? code
    visit.qrPictures.set(image, before)
    if (before !== code)
      run.tell(exchange, 'effect', {
        field: '/data/image',
        expected: `must be the QR picture of this donation, not that of ${before}`,
        seen: shown(image),
      })
  }
  if (sent.get('typePayment') === 'QRIS' && image === (textAt(method, 'image') ?? ''))
    run.tell(exchange, 'effect', {
      field: '/data/image',
      expected: 'must be the QR picture of this donation, not the logo of its method',
      seen: shown(image),
    })
}

/** Gives, and sees that the donation is there. @returns its code; null where it isn't told */
export async function gives(visit: Visit, form: Fields): Promise<string | null> {
  const { data, ok } = await visit.run.ask(STORE, { form })
  const code = ok ? codeOf(data) : null
  if (code !== null) await itIsThere(visit, code, form, { check: 'effect' })
  return code
}

/** What is to be paid, and where. */
function payable(
  { run }: Visit,
  exchange: Exchange,
  data: unknown,
  price: number,
  type: string | undefined,
): void {
  const nominal = numberAt(data, 'nominal') ?? 0
  const isRight =
    type === 'Manual' ? nominal >= price && nominal < price + UNIQUE_CODES : nominal === price
  if (!isRight)
    run.tell(exchange, 'amount', {
      field: '/data/nominal',
      expected: `must be ${price}, ${type === 'Manual' ? 'or that with a unique code of three digits' : 'as it was sent'}`,
      seen: String(nominal),
    })
  const needed = type === 'QRIS' ? 'image' : 'norek'
  const { [needed]: place } = membersOf(data)
  if (type === 'E-wallet' || place !== null) return
  run.tell(exchange, 'effect', {
    field: `/data/${needed}`,
    expected: `must be there: a donation by ${type ?? 'this method'} is paid by it`,
    seen: 'null',
  })
}

/** When it was made, and until when it can be paid. */
function inTime({ run }: Visit, exchange: Exchange, data: unknown): void {
  const tell = (name: string, expected: string) => {
    run.tell(exchange, 'time', {
      field: `/data/${name}`,
      expected,
      seen: shown(membersOf(data)[name]),
    })
  }
  const answered = exchange.headers.get('date')
  if (answered !== null && !(Math.abs(Date.parse(answered) - Date.now()) < CLOCK_MS))
    run.tell(exchange, 'time', {
      field: 'header date',
      expected: 'must be the time of the answer in GMT: by it the app corrects a phone’s clock',
      seen: answered,
    })
  if (!isNow(textAt(data, 'tgl_donasi')))
    tell('tgl_donasi', 'must be the time in WIB at which it was made')
  const end = parseWib(textAt(data, 'tgl_expired') ?? null)
  if (end && end.getTime() < Date.now())
    tell('tgl_expired', 'must be a time in WIB that is still to come')
  if (membersOf(data)['tgl_bayar'] !== null) tell('tgl_bayar', 'must be null before it is paid')
}
