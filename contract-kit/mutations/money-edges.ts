import { asks, fieldOf, paramOf, sends } from './calls'
import { after, byCall, cutOff, request } from './changes'
import { accepts, breaksOn, refused, refuses, takesGift } from './refusals'
import { becomes, plus, put, typed } from './values'
import { beyond, type Mutation, of } from './mutation'
import type { Change, Passing, Reply } from './proxy'
import { DETAIL, STORE, UPLOAD } from '../src/check/operations'

/** The key as a careless database compares it. Its length must not change, since a header tells the form's. */
const keyIsRead = (change: (key: string) => string): Change =>
  request((call) => {
    const before = call.body.toString('latin1')
    const after = before.replace(
      /(name="kunci"\r\n\r\n)([^\r]*)/,
      (_all, head: string, key: string) => head + change(key),
    )
    call.body = Buffer.from(after, 'latin1')
  })

/** A doa that was changed on its way. */
const doa = (change: (text: string) => string) =>
  becomes((text) => (typeof text === 'string' ? change(text) : text))

const on413 = (change: Change) => byCall((_call, { status }) => status === 413 && change)

/** The code of the donation that storeDonate's answer leads to. */
export const codeIn = ({ body }: Reply) => /\/donation\/([^/"]+)/.exec(body)?.[1]

/** Donations whose forms are so have another name on their page. */
export const renamed = (name: string, holds: (call: Passing) => boolean) =>
  after(
    STORE,
    (call, reply) => (holds(call) ? codeIn(reply) : undefined),
    DETAIL,
    (codes, call) => codes.has(paramOf(call, 'codeDonate')) && put('/data/donatur', name),
  )

const MB = 1024 * 1024
const bytes = (call: Passing, text: string) => call.body.includes(text)

const given = (name: string) => (call: Passing) =>
  (call.url.searchParams.get(name) ?? fieldOf(call, name)) === 'bukan yang diminta'
const missing = (name: string) => (call: Passing) =>
  (call.url.searchParams.get(name) ?? fieldOf(call, name)) === undefined

/** What donors seldom send, and what is refused in the wrong order, or not at all. */
export const moneyEdgeMutations: readonly Mutation[] = [
  ...of(STORE, {
    'a kunci in any case → repeat /data/redirect_url': keyIsRead((key) => key.toLowerCase()),
    'a kunci is cut → repeat /data/redirect_url': keyIsRead((key) =>
      key.length < 64 ? key : `${key.slice(0, 63)}x`,
    ),
    'a kunci without its signs → repeat /data/redirect_url': keyIsRead((key) =>
      key.replaceAll('_', '-'),
    ),
    'a kunci with another address → repeat status': refuses(
      sends('donorEmail', 'lain@surat.example'),
    ),
    'a kunci with another fundraiser → repeat status': refuses(sends('kode_ref', 'UJI-LAIN')),
    'a kunci with anonim=N → repeat status': refuses(sends('anonim', 'N')),
    '0 is no name → status status': refuses(sends('donorName', '0')),
    'without an address → status status': refuses(sends('donorEmail', undefined), 400),
    'the method’s own most is too much → status status': refuses(sends('price', '10000000')),
    'the method comes before the program → unknown status': refuses(
      (call) =>
        fieldOf(call, 'programId') === 'ID-999999999' &&
        fieldOf(call, 'codePayment') === 'TIDAK-ADA',
    ),
    'a form of any size → size status': on413(takesGift(() => true)),
    'a large form is malformed → size status': on413(refused(400)),
    'a large form breaks it → size status': on413(refused(500)),
    'a large form is cut → size body': on413(cutOff),
    'typePayment may be anything → malformed typePayment → status': takesGift(
      missing('typePayment'),
    ),
    'price may be anything → malformed price → status': takesGift(given('price')),
    'kunci may be anything → malformed kunci → status': takesGift(given('kunci')),
  }),
  ...of(beyond(DETAIL, { only: 'transaction' }), {
    'in a doa, 0 is nothing → effect /data/doa': doa((text) => (text === '0' ? '' : text)),
    'in a doa, two spaces are one → effect /data/doa': doa((text) => text.replace(/ {2,}/g, ' ')),
    'in a doa, a tab is a space → effect /data/doa': doa((text) => text.replaceAll('\t', ' ')),
    'in a doa, backslashes are lost → effect /data/doa': doa((text) => text.replaceAll('\\', '')),
    'in a doa, percent signs are decoded → effect /data/doa': doa((text) =>
      text.replace('%41', 'A'),
    ),
    'in a doa, accents are composed → effect /data/doa': doa((text) => text.normalize('NFC')),
    'in a doa, families fall apart → effect /data/doa': doa((text) =>
      text.replaceAll('\u200d', ''),
    ),
    'in a doa, quotes are straight → effect /data/doa': doa((text) => text.replace(/[“”]/g, '"')),
    'in a doa, an empty line is lost → effect /data/doa': doa((text) =>
      text.replace(/(\r?\n)+/g, '\n'),
    ),
    'the unique code is made anew each time → same /data/nominal': byCall(({ earlier }) =>
      typed('Manual', 'nominal', plus(earlier)),
    ),
    'a virtual account is made anew each time → same /data/norek': byCall(({ earlier }) =>
      typed('VA', 'norek', () => `88${earlier}`),
    ),
  }),
  ...of(beyond(DETAIL, { calls: '*', only: 'transaction' }), {
    'a slip gives more time → same /data/tgl_expired': after(
      UPLOAD,
      (call) => fieldOf(call, 'codeDonate'),
      DETAIL,
      (sent, call) =>
        sent.has(paramOf(call, 'codeDonate')) && put('/data/tgl_expired', '2099-01-01 00:00:00'),
    ),
    'a fundraiser gives in his own name → effect /data/donatur': renamed(
      'Penggalang',
      sends('kode_ref', 'UJI-TIDAK-ADA'),
    ),
  }),
  ...of(UPLOAD, {
    'almost 5 MB is too much → status status': refuses(
      ({ body }) => body.length > 4 * MB && body.length < 5 * MB,
    ),
    'a GIF is a slip → status status': accepts((call) => bytes(call, 'GIF89a')),
    'nothing is a slip → status status': accepts((call) => !bytes(call, 'name="bukti"')),
    'the picture comes before the donation → unknown status': refuses(
      (call) => bytes(call, 'tidak-ada') && bytes(call, '<!doctype'),
    ),
  }),
  ...of('campaign/get_campaign_limit', {
    'limit may be anything → malformed limit → status': accepts(given('limit'), []),
    '0 is no limit → malformed limit → status': accepts(asks('limit', '0'), []),
    'a limit is rounded to a whole number → malformed limit → status': request(({ url }) => {
      const limit = Number(url.searchParams.get('limit') ?? 'none')
      if (!Number.isNaN(limit)) url.searchParams.set('limit', String(Math.round(limit)))
    }),
  }),
  ...of('campaign/get_campaign_infaq', {
    'sortBy may be anything → malformed sortBy → status': accepts(given('sortBy'), []),
  }),
  ...of('mosque/get_events', {
    'dari may be anything → malformed dari → status': accepts(given('dari'), []),
    '31 February in dari breaks it → hostile dari → status': breaksOn(asks('dari', '2026-02-31')),
  }),
  ...of('campaign/get_total_donate', {
    'programId may be anything → malformed programId → status': accepts(missing('programId'), {
      total_donasi: null,
    }),
  }),
  ...of('news/get_list', {
    'jenis may be anything → malformed jenis → status': accepts(missing('jenis'), {
      daftar: [],
      page: 1,
      pages: 0,
    }),
  }),
]
