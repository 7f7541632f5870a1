import { cleanLine } from '@/lib/text/clean-text'

/** An `&` that was written as HTML, once or more often: `&amp;`. */
const HTML_AND = /(?:&|%26)(?:(?:amp|#0*38|#x0*26)(?:;|%3B))+/gi

/** Any other sign that was written as HTML: `&gt;`. */
const HTML_SIGN = /(?:&|%26)(?:lt|gt|quot|apos|nbsp|#x?[\da-f]{1,5})(?:;|%3B)/gi

/** The percent signs of escapes that were escaped again: `%2520`. */
const ESCAPED_AGAIN = /%(?:25)+(?=[\da-f]{2})/gi

/** Where the query begins, with its own sign or with another's. */
const QUERY = /\?|(?:%3F|&|%26)(?=[\w.-]+(?:=|%3D))/i

/** What is never inside an address of this app: HTML, a line's end, and the middle of a link in Markdown. */
const FOREIGN = /[<>"\r\n]|\]\(/

/** What others append to count clicks. */
const CLICK_COUNTS = /^(?:\w*clid|igsh\w*|mibextid|[gw]braid|mc_[ce]id|_g[al]|si)$/i

/** Everything up to the last letter, digit or hyphen: what stands behind it is somebody's sentence. */
const UP_TO_END = /^.*[\p{L}\p{N}-]\p{M}*/su

/** Longer ones are no address of this app. */
const MAX_LENGTH = 4000

/** Unlike `decodeURIComponent`, it throws at nothing: an address may end in the middle of an escape. */
const decode = (text: string): string =>
  new URLSearchParams(
    `=${text.replace(/%[\da-f]?$/i, '').replace(/[&+]/g, encodeURIComponent)}`,
  ).get('') ?? ''

const withoutEnd = (text: string): string =>
  UP_TO_END.exec(cleanLine(text.split(FOREIGN, 1)[0] ?? ''))?.[0] ?? ''

const readPath = (path: string): string =>
  `/${withoutEnd(decode(path))
    .split('/')
    .map(cleanLine)
    .filter((part) => !/^\.{0,2}$/.test(part))
    .map(encodeURIComponent)
    .join('/')}`

function readQuery(query: string): string {
  const pieces = query
    .split(/[?&]/)
    .flatMap((piece) => (piece.includes('=') ? piece : decode(piece).split(/[?&]/)))
  const all = new URLSearchParams()
  for (const piece of pieces)
    for (const [name, value] of new URLSearchParams(piece.replace(/%[\da-f]?$/i, ''))) {
      const read = withoutEnd(value.replace(/^[^\p{L}\p{N}]+/u, ''))
      if (read !== '' && !CLICK_COUNTS.test(name)) all.append(cleanLine(name), read)
    }
  const text = all.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Reads an address of this app as it was before messengers, mail programs and people who wrote it into a sentence
 * changed it: with a full stop, brackets, quotes or markup behind it, invisible signs in it, `&amp;` for `&`, a second
 * `?`, escapes that nobody needs, and counters of clicks.
 *
 * @param address path, query and fragment, as `location` has them
 * @returns the same, normalised; the fragment as it is
 */
export function readAddress(address: string): string {
  if (address.length > MAX_LENGTH) return address
  const plain = address.replace(ESCAPED_AGAIN, '%').replace(HTML_AND, '&').replace(HTML_SIGN, '%20')
  const [whole = '', ...fragment] = plain.split('#')
  const [path = ''] = whole.split(QUERY, 1)
  const query = whole.slice(path.length).replace(/^(?:[?&]|%3F|%26)/i, '')
  return [readPath(path) + readQuery(query), ...fragment].join('#')
}
