import { Cookie } from 'tough-cookie'

/**
 * What no report, recording or crash may say: keys, passwords, sessions. One list for the process, as whatever is printed
 * goes through {@link hidden}, also what no run made.
 */
const known = new Map<string, RegExp>()

/** What stands in a secret's place. */
export const HIDDEN = '…'

/** From this length on a secret is hidden within a word too; "1" would be found everywhere. */
const WITHIN_WORDS = 4
/** From this length on a secret but for its first or last sign is hidden too: the check tries keys that are nearly right. */
const NEARLY = 8
/** Fewer bytes have no part that is theirs alone in Base64 or hexadecimal digits. */
const LEAST_BYTES = 6

/** From now on {@link hidden} leaves this text out. */
export function keepSecret(text: string | null | undefined): void {
  if (text == null || text.trim() === '' || known.has(text)) return
  known.set(text, new RegExp([signsOf(text), ...encodedWhole(text)].join('|'), 'gi'))
  // A longer secret that holds another one is hidden first, or what is left of it would be shown.
  const longestFirst = [...known].toSorted(([one], [other]) => other.length - one.length)
  known.clear()
  for (const [secret, pattern] of longestFirst) known.set(secret, pattern)
}

/** For a process that makes many runs: tests, and the proof. */
export const forgetSecrets = (): void => known.clear()

/** The values of cookies, whose pieces the check tries. */
export function keepSessions({ setCookies }: { setCookies: readonly string[] }): void {
  for (const line of setCookies) {
    const value = Cookie.parse(line)?.value ?? ''
    // A shorter one, such as a language, is no secret.
    if (value.length < NEARLY) continue
    keepSecret(value)
    keepSecret(value.slice(0, value.length / 2))
  }
}

/** A text without the secrets in it, whole, in any case, and however they are encoded. */
export function hidden(text: string): string {
  let shown = text
  for (const pattern of known.values()) shown = shown.replaceAll(pattern, HIDDEN)
  return shown
}

function signsOf(text: string): string {
  const [first = '', ...rest] = Array.from(text, (sign) => `(?:${writings(sign).join('|')})`)
  const last = rest.pop() ?? ''
  if (text.length >= NEARLY)
    return `(?:${[first + rest.join(''), rest.join('') + last].join(`(?:${last})?|`)})`
  const all = [first, ...rest, last].join('')
  return text.length >= WITHIN_WORDS ? all : String.raw`(?<![a-z\d])${all}(?![a-z\d])`
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

const NAMES: Readonly<Record<string, string>> = {
  ...{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' },
  ...{ '\n': 'n', '\r': 'r', '\t': 't' },
}

/** How one sign is written, as a pattern: in JSON, HTML, an address, a form, for a shell, and by careless decoders. */
function writings(sign: string): string[] {
  const point = sign.codePointAt(0) ?? 0
  const units = Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at).toString(16))
  const bytes = [...Buffer.from(sign)].map((byte) => byte.toString(16).padStart(2, '0'))
  const name = NAMES[sign]
  return [
    units.map((unit) => String.raw`\\+u${unit.padStart(4, '0')}`).join(''),
    bytes.map((byte) => `%(?:25)*${byte}`).join(''),
    bytes.map((byte) => String.raw`\\+x${byte}`).join(''),
    `&(?:amp;)*#(?:0*${point}|x0*${point.toString(16)});`,
    ...(name === undefined ? [] : [`&(?:amp;)*${name};`, String.raw`\\+${name}`]),
    ...(/\s/.test(sign) ? [String.raw`[\s+]+`] : []),
    ...(sign === "'" ? [String.raw`'\\+''`] : []),
    // Of an accent: its name, its bytes as Latin-1, or a sign for what can't be shown.
    ...(point < 128
      ? []
      : [
          String.raw`&(?:amp;)*[a-z]{2,8}\d?;`,
          escaped(Buffer.from(sign).toString('latin1')),
          String.raw`[?\ufffd]{1,4}`,
        ]),
    // The last, since others begin with it: `&amp;`.
    String.raw`\\*${escaped(sign)}`,
  ]
}

/** The same in Base64, wherever it stands in what was encoded, and in hexadecimal digits. */
function encodedWhole(text: string): string[] {
  const bytes = Buffer.from(text)
  if (bytes.length < LEAST_BYTES) return []
  const base64 = [0, 1, 2].map((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes])
    // What holds bits of its neighbours differs with them.
    const own = all
      .toString('base64')
      .slice(Math.ceil((before * 8) / 6), Math.floor((all.length * 8) / 6))
    const core = escaped(own)
      .replaceAll(String.raw`\+`, '[-+]')
      .replaceAll(String.raw`\/`, '[/_]')
    return `[A-Za-z0-9+/_-]{0,2}${core}[A-Za-z0-9+/_-]?={0,2}`
  })
  return [...base64, bytes.toString('hex')]
}
