import { visit } from 'jsonc-parser'
import { parseWib } from '../../../../src/lib/time/wib-date'
import { mayBeKept, namesIn } from './headers'
import { isObject, membersOf } from './json'

/** What is wrong with a part of an answer; `field` as in a finding, all three for people. */
export interface Problem {
  field: string
  expected: string
  seen: string
}

/** Texts that are HTML by the contract. */
const html = new Set(['deskripsi', 'tentang', 'isi'])

/** Texts that the contract wants without HTML, written by the organisation: a donor's own words may have anything. */
const plain = new Set(['ringkasan', 'teks', 'keterangan', 'petunjuk', 'catatan'])
const TAG = /<\/?(p|br|b|strong|em|i|u|a|div|span|[uo]l|li|h[1-6]|img|table|tr|td)(\s[^>]*)?\/?>/i

/** Entities by number, those of htmlspecialchars, the typographer's signs, and letters with a mark: `&eacute;`. */
const ENTITY =
  /&(#\d{1,7}|#x[\da-f]{1,6}|amp|quot|apos|lt|gt|nbsp|[mn]dash|hellip|[lrsb][sd]quo|[lr]aquo|bull|middot|shy|deg|times|copy|reg|trade|euro|zwn?j|[lr]rm|[a-z](acute|grave|circ|uml|tilde|cedil|ring|caron|slash));/i
/** UTF-8 that was read as Latin-1 or Windows-1252 and written again: `Ã©`, `â€™`, `Ø¢`, `ðŸ¤²`. */
const TWICE_ENCODED = /[ÂÃØÙ][\u0080-\u00bf]|â€|ðŸ/

/** Names of members that nobody but their owner, or nobody at all, may read. */
const secrets = /passw|sandi|hash|otp|secret|^(remember_)?token$/i
const inside = /^(exception|trace|stack(trace)?|sql|query|debug)$/i
const donors =
  /^(donor|donatur)?_?(phone|nomor_?hp|no_?hp|telepon|whatsapp|email|surel|alamat|avatar|foto|nik)$/i
/** What tells which rows are of one person. */
const person = '(donor|donatur|user|pengguna|akun|account|member|customer)'
const donorIds = new RegExp(`^(id_?${person}|${person}_?id)$`, 'i')
const INSIDE_WORDS =
  /SQLSTATE|no query results for|\\(App|Models)\\|matching query does not exist|no rows in result set|\brecord not found\b|\bException\b|Traceback|\bmysqli?_|\bundefined (index|variable|property|array key)|\w\(\): Argument #\d|TypeError|ECONNREFUSED|\.php\b|\bat \S+ \(.*:\d+:\d+\)/i

/** Lists of what others have given, which everybody may read. */
export const donorLists: ReadonlySet<string> = new Set([
  'campaign/get_transaction_list',
  'campaign/get_prayer_campaign',
])

/** Default messages of frameworks, in English. */
const FRAMEWORK_WORDS =
  /^(unauthenticated|unauthori[sz]ed|forbidden|not found|bad request|(internal )?server error|method not allowed|too many (attempts|requests)|validation failed|invalid \w+|the given data was invalid|unprocessable (entity|content)|csrf token mismatch|error|failed)\.?$/i

/** Words that frameworks' sentences are made of, and those of any sentence in Indonesian. */
const ENGLISH =
  /\b(the|is|are|was|not|must|should|required|missing|please|your|with|for|has|been|already|cannot|this|that|be|to|of|field|value|expected|received|allowed|exists?|failed|found|invalid|were|provided|given|does|do|by|these|our|match|than|least)\b/gi
const INDONESIAN =
  /\b(tidak|harus|wajib|belum|sudah|telah|dan|yang|untuk|dengan|anda|kamu|atau|di|ke|ini|itu|silakan|coba|diisi|terlalu|maksimal|minimal|hanya)\b/i
const isEnglish = (text: string) =>
  !INDONESIAN.test(text) && new Set(text.toLowerCase().match(ENGLISH)).size > 1

/** Finds an error message that was not written for donors. */
export function messageProblems(json: unknown): Problem[] {
  const { status, message } = membersOf(json)
  if (status !== false || typeof message !== 'string') return []
  if (!FRAMEWORK_WORDS.test(message) && !isEnglish(message)) return []
  return [{ field: '/message', expected: 'must be words for people, in Indonesian', seen: message }]
}

interface Member {
  /** `/data/0/header` */
  pointer: string
  name: string
  value: unknown
}

/** Every member of an answer, however deep. */
function everyMember(value: unknown, pointer = ''): Member[] {
  const inner: [string, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, index) => [String(index), item])
    : Object.entries(membersOf(value))
  return inner.flatMap(([name, one]) => {
    const place = `${pointer}/${name}`
    const deeper = Array.isArray(one) || isObject(one) ? everyMember(one, place) : []
    return [{ pointer: place, name, value: one }, ...deeper]
  })
}

/** What readers of JSON take differently, or can't hold: a name twice in one object, an integer beyond 2^53. */
export function ambiguities(text: string): Problem[] {
  const problems: Problem[] = []
  const open: Set<string>[] = []
  const tell = (path: readonly (string | number)[], expected: string, seen: string) =>
    problems.push({ field: ['', ...path].join('/'), expected, seen })
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, _offset, _length, _line, _column, pathOf) => {
      const names = open.at(-1)
      if (names?.has(name)) tell([...pathOf(), name], 'must be there once', 'the name twice')
      names?.add(name)
    },
    onLiteralValue: (value: unknown, offset, length, _line, _column, pathOf) => {
      if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
        tell(
          pathOf(),
          'must be a number that JavaScript keeps',
          text.slice(offset, offset + length),
        )
    },
  })
  return problems
}

/** The name of the list that a place is an item of: `petunjuk` of `/data/0/petunjuk/2`. */
const listNameOf = (pointer: string) => /([^/]+)\/\d+$/.exec(pointer)?.[1]

/** Texts that aren't what somebody wrote: escaped for HTML, or decoded wrongly. */
export function textProblems(json: unknown): Problem[] {
  return everyMember(json).flatMap(({ pointer, name, value }): Problem[] => {
    if (typeof value !== 'string') return []
    const [tag] = (plain.has(listNameOf(pointer) ?? name) && TAG.exec(value)) || []
    if (tag !== undefined)
      return [{ field: pointer, expected: 'must be text without HTML', seen: tag }]
    const [seen] = (html.has(name) ? null : ENTITY.exec(value)) ?? TWICE_ENCODED.exec(value) ?? []
    const expected = 'must be the text itself, in UTF-8 and without HTML entities'
    return seen === undefined ? [] : [{ field: pointer, expected, seen }]
  })
}

const DATE = /^(\d{4}-\d\d-\d\d)( \d\d:\d\d:\d\d)?$/

/** Zero, as date functions write it. */
const NO_DATE = /^(1970-01-01|0001-01-01)/
/** Somebody may have been born on that day. */
const BIRTHDAY = 'tgl_lahir'

/** Finds dates that the contract's patterns let pass: 31 February, and what programs write for "no date". */
export function dateProblems(json: unknown): Problem[] {
  return everyMember(json).flatMap(({ pointer, name, value }): Problem[] => {
    const [, day, time = ' 00:00:00'] = (typeof value === 'string' && DATE.exec(value)) || []
    if (day === undefined) return []
    const problem = (expected: string) => [{ field: pointer, expected, seen: `${day}${time}` }]
    if (name !== BIRTHDAY && NO_DATE.test(day))
      return problem('must be a real date, or null where there is none: this is made of nothing')
    return parseWib(`${day}${time}`) ? [] : problem('must be a day that there is')
  })
}

/** Members that tell what nobody needs to know, or only their owner. */
export function privateProblems(operation: string, json: unknown): Problem[] {
  const isPublic = donorLists.has(operation)
  return everyMember(json).flatMap(({ pointer, name, value }): Problem[] => {
    if (value === null || value === '') return []
    const problem = (expected: string): Problem[] => [{ field: pointer, expected, seen: 'there' }]
    if (secrets.test(name) && operation !== 'auth/verify_otp')
      return problem('must not be there: it is nobody’s to read')
    if (inside.test(name)) return problem('must not be there: it tells how the server is made')
    if (isPublic && (donors.test(name) || donorIds.test(name)))
      return problem('must not be there: everybody can read this list')
    return pointer === '/message' && typeof value === 'string' && INSIDE_WORDS.test(value)
      ? [
          {
            field: pointer,
            expected: 'must be words for people, not the server’s own',
            seen: value,
          },
        ]
      : []
  })
}

/** What lets a browser, or a proxy on the way, answer a later call with this answer. */
export function cacheProblems(headers: Headers): Problem[] {
  const isKept = mayBeKept(headers)
  if (isKept === false) return []
  const control = headers.get('cache-control') || 'no such header'
  const expected = 'must not let anybody keep the answer: no-store'
  if (isKept === true) return [{ field: 'header cache-control', expected, seen: control }]
  const expires = headers.get('expires') ?? ''
  if (Date.parse(expires) > Date.now())
    return [{ field: 'header expires', expected, seen: expires }]
  // Without a word about it, a cache reckons from this date how long it may keep the answer.
  const modified = headers.get('last-modified')
  if (modified !== null) return [{ field: 'header last-modified', expected, seen: modified }]
  const must = 'must say no-store or no-cache'
  return [{ field: 'header cache-control', expected: must, seen: control }]
}

/** What keeps the app from telling people how long they have to wait, in an answer with 429. */
export function waitProblems(headers: Headers): Problem[] {
  const problems: Problem[] = []
  const seconds = headers.get('retry-after')
  if (!/^[1-9]\d*$/.test(seconds ?? ''))
    problems.push({
      field: 'header retry-after',
      expected: 'must be whole seconds',
      seen: seconds ?? 'no such header',
    })
  const expose = 'access-control-expose-headers'
  if (!namesIn(headers, expose).has('retry-after'))
    problems.push({
      field: `header ${expose}`,
      expected: 'must name retry-after',
      seen: headers.get(expose) ?? 'no such header',
    })
  return problems
}
