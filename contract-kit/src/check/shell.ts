import type { Exchange, FormFields } from './http/client'

/** What a shell line names instead of saying it: the report explains them. */
export interface Secrets {
  /** The password of `--login`, which a reader of the report must not learn. */
  password: string | null
  /** The header `key` of the run: `$CONTRACT_KEY`. Empty: there is none. */
  key: string
  /** Where to log in: the address of `auth`. */
  login: URL
}

/**
 * A call as a line for bash that makes it again: the same headers and form, whatever characters are in them. A session
 * is begun first, by `$WHATSAPP` and `$PASSWORD`: the one of the run has ended, or is nobody else's business.
 */
export function asShell({ call, url, sent }: Exchange, secrets: Secrets): string {
  const { form = [], jar } = call
  const { files } = sent
  const session = sent.headers.has('cookie') && jar?.login ? 'sesi.txt' : null
  const headers = [...sent.headers].filter(([name]) => !(name === 'cookie' && session !== null))
  const input = form.map(([, value]) => piped(value, files)).find((one) => one !== null)
  const curl = [
    `curl -i --compressed -X ${sent.method}`,
    ...headers.map((header) => `-H ${headerWord(header, secrets)}`),
    ...(session === null ? [] : [`-b ${session}`]),
    ...form.map((field) => formField(field, secrets)),
    quoted(url.href),
  ].join(' ')
  const line = input === undefined ? curl : `${input} | ${curl}`
  return session === null ? line : `${loginLine(secrets)} && ${line}`
}

/** Leaves the session's cookie in `sesi.txt`. */
const loginLine = (secrets: Secrets) =>
  `curl -sf -o /dev/null -c sesi.txt -H ${headerWord(['key', secrets.key], secrets)} -H 'kode: login' --form-string "whatsapp=$WHATSAPP" --form-string "password=$PASSWORD" ${quoted(secrets.login.href)}`

/**
 * A header as one word of bash. The key is written as `$CONTRACT_KEY`, and so are the nearly right keys that the check
 * tries: they would give it away.
 */
function headerWord([name, value]: readonly [string, string], { key }: Secrets): string {
  const made = name === 'key' && key !== '' ? fromKey(value, key) : undefined
  return made === undefined ? quoted(`${name}: ${value}`) : `"key: ${made}"`
}

/** A nearly right key in terms of `$CONTRACT_KEY`; undefined for a text that isn't one. */
const fromKey = (text: string, key: string): string | undefined =>
  [
    [key, '$CONTRACT_KEY'],
    [`${key}x`, '${CONTRACT_KEY}x'],
    [key.slice(0, -1), '${CONTRACT_KEY%?}'],
    [key.slice(1), '${CONTRACT_KEY#?}'],
    [key.toUpperCase(), '${CONTRACT_KEY^^}'],
    [key.toLowerCase(), '${CONTRACT_KEY,,}'],
  ].find(([made]) => made === text)?.[1]

/** In characters. Linux takes no argument of more than 128 kB. */
const LONGEST_ARGUMENT = 100_000

/**
 * What has to come by standard input, because an argument can't hold it: a file, a long text, a text with a null byte. At
 * most one for each call.
 */
function piped(value: FormFields[number][1], files: Exchange['sent']['files']): string | null {
  if (typeof value !== 'string') {
    const content = files.get(value)
    return content === undefined ? `head -c ${value.size} /dev/zero` : `base64 -d <<< ${content}`
  }
  if (value.length > LONGEST_ARGUMENT) {
    const lines = partsOf(asForm(value)).map((part) =>
      typeof part === 'string'
        ? `printf %s ${literal(part)}`
        : `head -c ${part.length} /dev/zero | tr '\\0' ${part.letter}`,
    )
    return `{ ${lines.join('; ')}; }`
  }
  if (!value.includes('\0')) return null
  const format = value.replaceAll('\\', '\\\\').replaceAll('%', '%%').replaceAll('\0', '\\000')
  return `printf ${quoted(format)}`
}

function formField([name, value]: FormFields[number], { password }: Secrets): string {
  if (typeof value !== 'string')
    return `-F ${quoted(`${name}=@-;filename=${value.name};type=${value.type}`)}`
  if (value.includes('\0') || value.length > LONGEST_ARGUMENT) return `-F ${quoted(`${name}=<-`)}`
  if (value === password) return `--form-string "${name}=$PASSWORD"`
  // Nearly right passwords would give it away too.
  const parts = password === null ? [value] : value.split(password)
  const word = parts.map((part, at) => quoted(at === 0 ? `${name}=${asForm(part)}` : asForm(part)))
  return `--form-string ${word.join('"$PASSWORD"')}`
}

/** A form's line ends are CRLF, as a browser sends them. */
const asForm = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n')

/** From this many repetitions on, a run is written as a letter and a number. */
const LONG_RUN = 100

/** Characters that bash needs no quotes for. */
const PLAIN = /[A-Za-z0-9]/

/** Cuts a text into long runs of a single letter, and the texts between them. */
function partsOf(text: string): (string | { letter: string; length: number })[] {
  const parts: ReturnType<typeof partsOf> = []
  let end = 0
  for (let start = 0; start < text.length;) {
    const letter = text.charAt(start)
    let next = start + 1
    while (text.charAt(next) === letter) next += 1
    if (next - start >= LONG_RUN && PLAIN.test(letter)) {
      if (end < start) parts.push(text.slice(end, start))
      parts.push({ letter, length: next - start })
      end = next
    }
    start = next
  }
  return end < text.length || end === 0 ? [...parts, text.slice(end)] : parts
}

/** Text as one word of bash. A run of one letter is written as its length. */
const quoted = (text: string): string =>
  partsOf(text)
    .map((part) =>
      typeof part === 'string'
        ? literal(part)
        : `"$(printf '${part.letter}%.0s' {1..${part.length}})"`,
    )
    .join('')

const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

function literal(text: string): string {
  if (text.search(INVISIBLE) < 0) return `'${text.replaceAll("'", String.raw`'\''`)}'`
  const escaped = text
    .replace(/[\\']/g, String.raw`\$&`)
    // As bytes: what bash makes of a code point depends on the locale.
    .replace(INVISIBLE, (character) =>
      Buffer.from(character)
        .toString('hex')
        .replace(/../g, String.raw`\x$&`),
    )
  return `$'${escaped}'`
}
