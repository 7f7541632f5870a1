import { itemsOf, membersOf, textAt } from '../../src/check/http/json'
import { asks, beyondPage, fieldOf, inputOf, sends, sessionOf } from '../calls'
import { byCall, reads } from '../changes'
import { accepts, breaksOn } from '../refusals'
import { at, becomes, merges, plus, rows, textBecomes } from '../values'
import { beyond, type Mutation, of } from '../mutation'
import { type Change, operationOf, type Passing } from '../proxy'
import * as op from '../../src/check/operations'

// What SQL does that is put together carelessly: a condition that is lost on the way, one that is too wide, NULL, and a
// table of another character set.

const kindOf = ({ url }: Passing) => url.searchParams.get('jenis') ?? ''
const searchOf = ({ url }: Passing) => (url.searchParams.get('search') ?? '').toLowerCase()

/** Some of a list's answers also have rows of the other `jenis`, once those were asked for. */
function forgetsKind(
  isForgotten: (call: Passing) => boolean,
  fits: (row: unknown, call: Passing) => boolean = () => true,
): Change {
  const known = new Map<string, readonly unknown[]>()
  return rows((list, call) => {
    const kind = kindOf(call)
    if (searchOf(call) === '' && !call.url.searchParams.has('page')) known.set(kind, list)
    if (!isForgotten(call)) return list
    const others = [...known].flatMap(([other, some]) => (other === kind ? [] : some))
    return [...list, ...others.filter((row) => fits(row, call))]
  })
}

const HOLDING = /' OR \(?'(\w+)'='\1(?!\w)/

/** A quote ends the text of the query, and what follows it is read as SQL. */
const injectionMutations: readonly Mutation[] = [
  ...of('campaign/get_campaign_detail', {
    'a quote ends the slug → injection slug → status': breaksOn(
      (call) => (inputOf(call).match(/'/g)?.length ?? 0) % 2 === 1,
    ),
  }),
  ...of('mosque/get_campaign', {
    'a condition that holds finds everything → injection search → status': reads(
      'search',
      (text) => (HOLDING.test(text) ? null : text),
    ),
  }),
  ...of('auth/login', {
    'a condition that holds is any password → injection password → status': accepts((call) =>
      HOLDING.test(inputOf(call)),
    ),
  }),
]

const newsMutations = of(op.NEWS, {
  'a search forgets the kind → same /data/daftar': forgetsKind(
    (call) => searchOf(call) !== '',
    (row, call) => (textAt(row, 'judul') ?? '').toLowerCase().includes(searchOf(call)),
  ),
  'a search of summaries forgets the kind → same /data/daftar': forgetsKind(
    (call) => searchOf(call) !== '',
    (row, call) => (textAt(row, 'ringkasan') ?? '').toLowerCase().includes(searchOf(call)),
  ),
  'the second page forgets the kind → same /data/daftar': forgetsKind(asks('page', '2')),
  'blog has the pages of both kinds → same /data/daftar': byCall(
    (call) => kindOf(call) === 'blog' && searchOf(call) === '' && at('/data/pages', plus(2)),
  ),
})

const threeBytes = textBecomes((text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?'))

const doaMutations: readonly Mutation[] = [
  ...of(op.PRAYERS, {
    'an emoji is a question mark → text /data/*/doa': threeBytes,
    'new lines are lost → text /data/*/doa': textBecomes((text) => text.replace(/\s+/g, ' ')),
  }),
  ...of(beyond(op.PRAYERS, { calls: op.PAID, only: 'campaign' }), {
    'the other list has no emoji → text /data/*/doa': threeBytes,
  }),
]

/** Taking back or saying an amen may remove other amens of the same session. */
function losesAmens(isLost: (isBack: boolean) => boolean): Change {
  const said = new Map<string, Set<string>>()
  const lost = new Map<string, Set<string>>()
  const setOf = (sets: Map<string, Set<string>>, session: string) => {
    const set = sets.get(session) ?? new Set<string>()
    sets.set(session, set)
    return set
  }
  return byCall((call, { status }) => {
    const session = sessionOf(call) ?? ''
    const [own, gone] = [setOf(said, session), setOf(lost, session)]
    if (operationOf(call) === op.LIKE && status === 200) {
      const id = fieldOf(call, 'doa_id') ?? ''
      const isBack = own.delete(id)
      if (isLost(isBack)) for (const other of own) gone.add(other)
      if (!isBack) own.add(id)
      gone.delete(id)
    }
    const isGone = (row: unknown) => gone.has(String(membersOf(row)['id']))
    return (
      operationOf(call) === op.PRAYERS &&
      merges('/data/*', (row) => isGone(row) && { status_like: 'unliked' })
    )
  })
}

const amenMutations: readonly Mutation[] = [
  ...of(beyond(op.LIKE, { calls: '*' }), {
    'an amen taken back takes the others along → effect /data/*/status_like': losesAmens(
      (isBack) => isBack,
    ),
    'an account has one amen → effect /data/*/status_like': losesAmens((isBack) => !isBack),
    'an amen taken back lowers the others → effect /data/*/total_like': () => {
      let less = 0
      const said = new Set<string>()
      return byCall((call, { status }) => {
        const id = `${sessionOf(call)} ${fieldOf(call, 'doa_id')}`
        if (operationOf(call) === op.LIKE && status === 200) {
          const isBack = said.delete(id)
          if (!isBack) said.add(id)
          // Of one amen alone, the count that is told afterwards is compared by other rules.
          less = isBack && said.size > 0 ? 1 : 0
        }
        return (
          operationOf(call) === op.PRAYERS &&
          at('/data/*/total_like', (count) => Math.max(0, Number(count ?? 0) - less))
        )
      })
    },
  }),
  ...of(op.LIKE, {
    'letters behind an id are dropped → unknown status': accepts(sends('doa_id', /\d[a-z]+$/)),
  }),
]

const ifNull = (value: string) => becomes((given) => given ?? value)

const nothingGiven: readonly Mutation[] = [
  ...of(op.USER, {
    'tgl_lahir has a value though nobody gave one → same /data/tgl_lahir': ifNull('1970-01-01'),
    'kelamin has a value though nobody gave one → same /data/kelamin': ifNull('Laki-laki'),
    'sapaan has a value though nobody gave one → same /data/sapaan': ifNull('Bapak'),
    'alamat has a value though nobody gave one → same /data/alamat': ifNull('-'),
    'email has a value though nobody gave one → same /data/email': ifNull('800@jejaring.example'),
    'avatar has a value though nobody gave one → same /data/avatar': ifNull(
      'http://localhost/avatar-kosong.png',
    ),
  }),
  ...['campaign/get_campaign_limit', 'mosque/get_campaign'].flatMap((operation) =>
    of(operation, {
      'no date is the first of Unix → time /data/*/batas_tanggal': ifNull('1970-01-01 07:00:00'),
    }),
  ),
  ...of('mosque/get_events', {
    'no date is the first of Unix → time /data/*/selesai': ifNull('1970-01-01 07:00:00'),
  }),
]

/** The yearly sums, of some pages only. */
const years = (isLess: (call: Passing) => boolean) =>
  byCall(
    (call) =>
      isLess(call) &&
      at('/data', (data) => {
        const isPaid = (row: unknown) => textAt(row, 'status') === 'Lunas'
        const { daftar, per_tahun, ...rest } = membersOf(data)
        const kept = itemsOf(per_tahun).slice(0, itemsOf(daftar).some(isPaid) ? 1 : 0)
        return { ...rest, daftar, per_tahun: kept }
      }),
  )

/** SQL that counts together with a page's rows: on a page beyond the last there is no row to count with. */
const countsBeside = (name: string): Change =>
  at('/data', (data) => {
    const { daftar, ...rest } = membersOf(data)
    return { ...rest, daftar, ...(itemsOf(daftar).length === 0 && { [name]: 0 }) }
  })

/** Faults in SQL that outsiders thought of, and faults like them. */
export const mutations: readonly Mutation[] = [
  ...injectionMutations,
  ...newsMutations,
  ...doaMutations,
  ...amenMutations,
  ...nothingGiven,
  ...of(op.NEWS, { 'pages counts beside the rows → same /data/pages': countsBeside('pages') }),
  ...of(op.HISTORY, {
    'total counts beside the rows → same /data/total': countsBeside('total'),
    'pages counts beside the rows → same /data/pages': countsBeside('pages'),
    'the years of one page → amount /data/per_tahun': years(() => true),
    'no years beyond the last page → amount /data/per_tahun': years(beyondPage(100)),
  }),
]
