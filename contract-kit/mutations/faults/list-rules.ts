import { membersOf, textAt } from '../../src/check/http/json'
import { asks } from '../calls'
import { byCall, reads, spoils, takenFor } from '../changes'
import { refused, refuses } from '../refusals'
import { at, is, put, rows, turned, twice } from '../values'
import { type Faults, type Mutation, of } from '../mutation'
import type { Change, Passing } from '../proxy'

const searchOf = ({ url }: Passing) => url.searchParams.get('search') ?? ''
const texts = (row: unknown, names: readonly string[]) =>
  names.map((name) => textAt(row, name) ?? '')

/** A search that finds less than it should. */
const finds = (isFound: (row: unknown, search: string) => boolean): Change =>
  rows((list, call) => {
    const search = searchOf(call)
    return search === '' ? list : list.filter((row) => isFound(row, search))
  })

const titled = ['header', 'judul']
const everywhere = [...titled, 'alamat']
const startsWord = (text: string, search: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.startsWith(search.toLowerCase()))

const includes = (text: string, search: string) => text.toLowerCase().includes(search.toLowerCase())

/** Whether the search is heeded, but badly. */
const badSearches = (field: string): Faults => ({
  [`the search never finds → search ${field}`]: finds(() => false),
  [`the search wants the exact case → search ${field}`]: finds((row, search) =>
    texts(row, everywhere).some((text) => text.includes(search)),
  ),
  [`the search wants the beginning of a word → search ${field}`]: finds((row, search) =>
    texts(row, everywhere).some((text) => startsWord(text, search)),
  ),
  [`the search wants the whole title → search ${field}`]: finds((row, search) =>
    texts(row, titled).some((text) => text.toLowerCase() === search.toLowerCase()),
  ),
  [`the search finds one row at most → search ${field}`]: rows((list, call) =>
    searchOf(call) === '' ? list : list.slice(1),
  ),
})

/** Those that only lists have which are told whole. */
const badSearchesOfPrograms: Faults = {
  ...badSearches('/data'),
  'an empty search finds nothing → search /data': rows((list, call) =>
    asks('search', '')(call) ? [] : list,
  ),
  'an empty search is malformed → status status': refuses(asks('search', ''), 400),
  // These rows have an address.
  'the search looks at titles only → search /data': finds((row, search) =>
    texts(row, titled).some((text) => includes(text, search)),
  ),
  'the search looks at addresses only → search /data': finds((row, search) =>
    texts(row, ['alamat']).some((text) => includes(text, search)),
  ),
}

const shorter = rows((list) => list.slice(0, -1))
const isSorted = asks('sortBy', /./)
/** Turned round on every other call. */
const restless = spoils(turned, ({ earlier }) => earlier % 2 === 1)

/** Breaks what is asked of the third slug or id, and of each after it. */
function beyondTwo(name: string, breakage: Change): Change {
  const seen: string[] = []
  return byCall(({ url }, { status }) => {
    const value = url.searchParams.get(name) ?? ''
    if (status === 200 && !seen.includes(value)) seen.push(value)
    return status === 200 && seen.indexOf(value) >= 2 && breakage
  })
}

/** Reads by a program's id, and where it is told that they answer what they shouldn't. */
const byId = [
  ['campaign/get_campaign_by_id', 'status'],
  ['campaign/get_total_donate', '/data'],
  ['campaign/get_transaction_list', '/data'],
  ['campaign/get_prayer_campaign', '/data'],
] as const
const bySlug = [
  'campaign/get_campaign_by_slug',
  'campaign/get_campaign_detail',
  'mosque/get_campaign_by_slug',
]

/** What a page of its own tells otherwise than its list. */
const otherwise: readonly (readonly [name: string, value: unknown])[] = [
  ['header', 'Judul lain'],
  ['flyer', 'lain.webp'],
  ['target', 1],
  ['batas_tanggal', '2031-01-01 00:00:00'],
  ['type', 'lain'],
  ['id', 4_711],
]

/** Lists: what they find, in which order, and whether each of their rows leads on. */
export const mutations: readonly Mutation[] = [
  ...of('campaign/get_campaign_infaq', {
    ...badSearchesOfPrograms,
    'sortBy is ignored → order /data by sortBy': reads('sortBy', () => null),
    'sorted, a search is cut to its first letter → search /data by sortBy': reads(
      'search',
      (search, params) => (params.has('sortBy') ? search.slice(0, 1) : search),
    ),
    'sortBy is turned round → order /data by sortBy': spoils(turned, isSorted),
    'both ways to sort are one → order /data by sortBy': reads(
      'sortBy',
      (order) => order && 'paling banyak',
    ),
    'the spelling of sortBy is taken strictly → order /data by sortBy': reads('sortBy', (order) =>
      order === 'Paling Sedikit' ? null : order,
    ),
    'sorted, it lacks a row → order /data': spoils(shorter, isSorted),
    'the oldest first → order /data by created_date': spoils(turned, (call) => !isSorted(call)),
    'ordered by title → order /data by created_date': rows((list, { url }) =>
      url.searchParams.has('sortBy')
        ? list
        : list.toSorted((a, b) =>
            String(membersOf(a)['header']).localeCompare(String(membersOf(b)['header'])),
          ),
    ),
    'another order on each call → order /data': restless,
    'a row comes twice → same /data': twice,
  }),
  ...of('mosque/get_campaign', {
    ...badSearchesOfPrograms,
    'another order on each call → order /data': restless,
    'a row comes twice → same /data': twice,
  }),
  ...of('news/get_list', {
    ...badSearches('/data/daftar'),
    'the oldest first → order /data/daftar/*/tgl': turned,
    'another order on each call → order /data/daftar': restless,
    'a row comes twice → same /data/daftar': twice,
  }),
  ...of('campaign/get_campaign_limit', {
    'another order on each call → order /data': restless,
    'one less than the limit → order /data': shorter,
    'one more than the limit → same /data': reads('limit', (limit) =>
      String(Math.min(50, Number(limit || 5) + 1)),
    ),
    'no more than three → order /data': rows((list, { url }) =>
      url.searchParams.get('limit') === '50' ? list : list.slice(0, 3),
    ),
    'everything without a limit → same /data': reads('limit', (value) => value || '50'),
    'one, without a limit → order /data': reads('limit', (value) => value || '1'),
    'the last ones at the front → order /data': turned,
    'a row comes twice → same /data': twice,
  }),
  ...of('mosque/get_events', {
    // Nothing but the day orders them.
    'two of one day change places now and then → order /data': rows((list, { earlier }) => {
      const dayOf = (row: unknown) => membersOf(row)['tgl']
      const place = list.findIndex(
        (row, index) => index > 0 && dayOf(row) === dayOf(list[index - 1]),
      )
      if (earlier % 5 !== 4 || place < 1) return list
      return [
        ...list.slice(0, place - 1),
        ...list.slice(place - 1, place + 1).toReversed(),
        ...list.slice(place + 1),
      ]
    }),
  }),
  ...of('asset/get_all_payment_method', {
    'another order on each call → order /data': restless,
    'a method comes twice → same /data': twice,
  }),
  ...of('campaign/get_transaction_list', {
    'the oldest first → order /data/*/tgl_bayar': turned,
    'a clock of twelve hours → time /data/*/tgl_bayar': at('/data/*/tgl_bayar', (moment) =>
      String(moment).replace(
        / \d\d/,
        (hour) => ` ${String(Number(hour) % 12 || 12).padStart(2, '0')}`,
      ),
    ),
    'paid in UTC at night → order /data/*/tgl_bayar': put(
      '/data/3/tgl_bayar',
      '2099-01-01 00:00:00',
    ),
  }),
  ...of('campaign/get_prayer_campaign', {
    'the oldest first → order /data/*/tgl_donasi': turned,
    'a prayer comes twice → same /data': rows((list) => list.flatMap((row) => [row, row])),
    'a visitor has amened → same /data/*/status_like': is('liked'),
    'another order on each call → order /data': restless,
  }),
  ...of('campaign/get_updates', { 'the oldest first → order /data/*/tgl': turned }),
  ...of('campaign/get_disbursements', {
    'the oldest first → order /data/daftar/*/tgl_cair': turned,
  }),
  ...bySlug.flatMap((operation) =>
    of(operation, {
      'the third is not found → status status': beyondTwo('slug', refused(404)),
      'the third breaks it → status status': beyondTwo('slug', refused(500)),
      'the third has no title → schema /data/*/header': beyondTwo(
        'slug',
        put('/data/*/header', null),
      ),
      'half a slug is enough → unknown /data': takenFor(
        'slug',
        (one, asked) => asked !== '' && one.startsWith(asked),
      ),
      ...Object.fromEntries(
        otherwise.map(([name, value]) => [
          `${name} is another than in the list → same /data/*/${name}`,
          is(value),
        ]),
      ),
    }),
  ),
  ...byId.flatMap(([operation, field]) =>
    of(operation, {
      'the third breaks it → status status': beyondTwo('programId', refused(500)),
      'the third is not found → status status': beyondTwo('programId', refused(404)),
      [`letters behind an id are dropped → unknown ${field}`]: takenFor(
        'programId',
        (one, asked) => asked === `${one}abc`,
      ),
      [`the prefix of an id is dropped → unknown ${field}`]: reads('programId', (id) =>
        id.replace(/^ID(?=-(19|[234]\d)$)/, 'KM'),
      ),
    }),
  ),
]
