import type { Exchange, FormFields } from './client'

/** What a shell line names instead of saying it: the report explains them. */
export interface Secrets {
  /** Of `--login`. Whoever has the report must not have it too. */
  password: string | null
  /** Where to log in: the address of `auth`, and the header `key`. */
  login: { url: URL; key: string }
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
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(session === null ? [] : [`-b ${session}`]),
    ...form.map((field) => formField(field, secrets)),
    quoted(url.href),
  ].join(' ')
  const line = input === undefined ? curl : `${input} | ${curl}`
  return session === null ? line : `${loginLine(secrets)} && ${line}`
}

/** Leaves the session's cookie in `sesi.txt`. */
const loginLine = ({ login: { url, key } }: Secrets) =>
  `curl -sf -o /dev/null -c sesi.txt -H ${quoted(`key: ${key}`)} -H 'kode: login' --form-string "whatsapp=$WHATSAPP" --form-string "password=$PASSWORD" ${quoted(url.href)}`

/** What an argument can't hold comes by standard input: a file, and text with a null byte. One a call. */
function piped(value: FormFields[number][1], files: Exchange['sent']['files']): string | null {
  if (typeof value !== 'string') {
    const content = files.get(value)
    return content === undefined ? `head -c ${value.size} /dev/zero` : `base64 -d <<< ${content}`
  }
  if (!value.includes('\0')) return null
  const format = value.replaceAll('\\', '\\\\').replaceAll('%', '%%').replaceAll('\0', '\\000')
  return `printf ${quoted(format)}`
}

function formField([name, value]: FormFields[number], { password }: Secrets): string {
  if (typeof value !== 'string')
    return `-F ${quoted(`${name}=@-;filename=${value.name};type=${value.type}`)}`
  if (value.includes('\0')) return `-F ${quoted(`${name}=<-`)}`
  if (value === password) return `--form-string "${name}=$PASSWORD"`
  // A form's line ends are CRLF, as a browser sends them.
  const text = value.replace(/\r\n|\r|\n/g, '\r\n')
  return `--form-string ${quoted(`${name}=${text}`)}`
}

const LONG_RUN = /([A-Za-z0-9])\1{99,}/g

/** Text as one word of bash. A run of one letter is written as its length. */
function quoted(text: string): string {
  const words: string[] = []
  let end = 0
  for (const { 0: run, 1: letter = '', index } of text.matchAll(LONG_RUN)) {
    words.push(literal(text.slice(end, index)), `"$(printf '${letter}%.0s' {1..${run.length}})"`)
    end = index + run.length
  }
  return [...words, literal(text.slice(end))].join('')
}

function literal(text: string): string {
  if (!/\p{Cc}/u.test(text)) return `'${text.replaceAll("'", String.raw`'\''`)}'`
  const escaped = text
    .replace(/[\\']/g, String.raw`\$&`)
    .replace(
      /\p{Cc}/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
  return `$'${escaped}'`
}
