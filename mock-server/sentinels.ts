import { type AcceptedCall, type HandlerAnswer } from './wire/gateway'
import { failure, RawAnswer, type Reply } from './wire/http'

/**
 * Values that make the stand-in fail on purpose, so that a failing screen can be seen in development and in
 * tests without intercepting the network. The README lists them.
 */
type Effect =
  | { kind: 'answer'; answer: HandlerAnswer }
  /** Outside the contract: what a broken server or a proxy in front of it sends. */
  | { kind: 'raw'; reply: Reply }
  /** The connection is cut without an answer. */
  | { kind: 'drop' }
  /** The right answer, late. */
  | { kind: 'delay'; milliseconds: number }

const BROKEN = 'Server sedang mengalami gangguan. Coba lagi beberapa saat.'

const answer = (status: number, body: unknown, headers?: Record<string, string>): Effect => ({
  kind: 'answer',
  answer: { status, body, ...(headers && { headers }) },
})

const tooOften = answer(429, failure('Terlalu banyak permintaan. Coba lagi sebentar lagi.'), {
  'retry-after': '30',
})

const html = (status: number): Effect => ({
  kind: 'raw',
  reply: {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1><hr>nginx</body></html>`,
  },
})

/** Slugs, search words, donation codes, and new values of a profile's field. */
const byWord: Readonly<Record<string, Effect>> = {
  'gagal-500': answer(500, failure(BROKEN)),
  'terlalu-sering': tooOften,
  lambat: { kind: 'delay', milliseconds: 3_000 },
  'bukan-json': html(200),
  putus: { kind: 'drop' },
  kosong: answer(200, { status: true, message: 'Belum ada data.', data: [] }),
}

/** Ids of programs; lists and totals are asked for by them. */
const byProgramId: Readonly<Record<string, Effect>> = {
  'ID-9500': answer(500, failure(BROKEN)),
  'KM-9500': answer(500, failure(BROKEN)),
  'ID-9408': { kind: 'delay', milliseconds: 3_000 },
  'KM-9408': { kind: 'delay', milliseconds: 3_000 },
}

/** Phone numbers of donors, logins, registrations and profiles, without the leading 62. */
const byPhone: Readonly<Record<string, Effect>> = {
  '80000000500': answer(500, failure(BROKEN)),
  '80000000422': answer(422, failure('Nomor ini tidak dapat digunakan. Periksa kembali nomornya.')),
  '80000000429': tooOften,
  '80000000666': answer(
    422,
    failure('<img src=x onerror="document.title=1"><b>Nomor ditolak</b> <a href="//evil.example">'),
  ),
  '80000000408': { kind: 'delay', milliseconds: 8_000 },
  '80000000000': html(502),
  '80000000999': { kind: 'drop' },
}

const lists = new Set([
  'get_campaign_infaq',
  'get_campaign',
  'get_campaign_by_slug',
  'get_campaign_detail',
])

const at = (table: Readonly<Record<string, Effect>>, value: unknown): Effect | undefined =>
  typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : undefined

function effectOf({ operation, query, form }: AcceptedCall): Effect | undefined {
  const word = query['slug'] ?? query['search'] ?? query['codeDonate'] ?? form['codeDonate']
  // `kosong` is an empty list, which is no answer of the operations that tell one thing.
  if (word === 'kosong' && !lists.has(operation.path.split('/').at(-1) ?? '')) return undefined
  const value = form['editValue']
  return (
    at(byWord, word) ??
    at(byProgramId, query['programId']) ??
    at(byPhone, form['donorPhone'] ?? form['whatsapp'] ?? form['phoneNumber'] ?? value) ??
    // An empty list is no answer of a change.
    (value === 'kosong' ? undefined : at(byWord, value))
  )
}

/** What the sentinels need of the stand-in around them. */
interface Surroundings {
  wait: (milliseconds: number) => Promise<void>
}

/**
 * Applies the sentinel of a call, if it has one.
 * @returns the answer to give, or null to go on to the handler
 * @throws RawAnswer for an answer outside the contract
 */
export async function applySentinel(
  call: AcceptedCall,
  { wait }: Surroundings,
): Promise<HandlerAnswer | null> {
  const effect = effectOf(call)
  switch (effect?.kind) {
    case 'answer':
      return effect.answer
    case 'raw':
      throw new RawAnswer(effect.reply)
    case 'drop':
      throw new RawAnswer({ status: 0, drop: true })
    case 'delay':
      await wait(effect.milliseconds)
      return null
    case undefined:
      return null
  }
}
