import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isObject, membersOf } from './http/json'
import { nearest } from './nearest'
import { keepSecret } from './secrets'

/** What was asked for makes no sense; the message says what and how to say it right. */
export class BadArguments extends Error {}

/** What check and proxy say when no backend is named. */
export const NO_TARGET = 'Say which backend: --target URL'

const kinds = ['github', 'html', 'json', 'junit', 'sarif'] as const
type ReportKind = (typeof kinds)[number]

/** A report to write. Without a file it is printed. */
export interface Report {
  kind: ReportKind
  file: string | null
}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  target: text,
  'account-target': text,
  key: text,
  origin: text,
  login: text,
  only: text,
  write: flag,
  static: flag,
  phone: text,
  otp: text,
  'otp-command': text,
  donation: text,
  limit: text,
  wait: text,
  time: text,
  strict: flag,
  'fail-on': text,
  har: text,
  config: text,
  help: { ...flag, short: 'h' },
} as const

/** What a file may say: all but where it is, and `--help`. */
const inFile = new Map<string, 'string' | 'boolean'>([
  ...Object.entries(options).flatMap(([name, { type }]) =>
    name === 'config' || name === 'help' ? [] : [[name, type] as const],
  ),
  ['report', 'string'],
])

/** What `parseArgs` says is wrong, without its advice: "To specify a positional argument starting with a '-' …". */
export const parserMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('. To ')[0] ?? ''

/** @throws BadArguments */
export function parse(args: string[]) {
  // A password with a space in it, and no quotes around it, would be told as an unexpected argument.
  for (const [at, name] of args.entries()) {
    const values = args.slice(at + 1)
    const end = values.findIndex((one) => one.startsWith('--'))
    if (name === '--key' || name === '--login')
      for (const word of end < 0 ? values : values.slice(0, end)) keepSecret(word)
  }
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const message = parserMessage(error)
    const [, unknown = ''] = /^Unknown option '--(\S+)'/.exec(message) ?? []
    const meant = nearest(unknown, [...Object.keys(options), 'report'])
    throw new BadArguments(
      unknown === '' || meant === undefined ? message : `${message}; did you mean --${meant}?`,
    )
  }
}

/** Why a key is refused. It isn't shown: it is nearly the right one. */
export const NO_HEADER =
  'can’t be a header: it must be one line of printable ASCII characters, without spaces around it'

/** Whether a text can be sent as a header, and comes as it is. */
export const isHeader = (text: string) => /^[!-~](?:[ -~]*[!-~])?$/.test(text)

/**
 * The address of a backend, to which each call adds its controller.
 * @throws BadArguments without repeating what may be a password
 */
export function backendAt(option: string, text: string): URL {
  const url = addressIn(option, text)
  const { search, hash } = url
  if (search !== '' || hash !== '' || /[?#]$/.test(text))
    throw new BadArguments(
      `${option} must end where each call adds its controller (/campaign): without ${search || hash || 'the last sign'}`,
    )
  return url
}

/** An address of http. @throws BadArguments */
export function addressIn(option: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.username || url?.password)
    throw new BadArguments(`${option} must be without a name and a password: no call carries them`)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new BadArguments(
      `${option} must be an address such as https://api.masjid.example, got "${text.replace(/\/\/.*@/s, '//…@')}"`,
    )
  return url
}

/**
 * The options of a file as if they were written before those of the command line.
 * @throws BadArguments naming the file
 */
export function configured(file: string): string[] {
  const content = readJson(file)
  const wrong = (what: string) => new BadArguments(`${file}: ${what}`)
  if (!isObject(content)) throw wrong('must be an object of options: { "target": "https://…" }')
  return Object.entries(membersOf(content)).flatMap(([name, value]) => {
    const type = inFile.get(name)
    if (type === undefined) {
      const meant = nearest(name, [...inFile.keys()])
      throw wrong(`no option "${name}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`)
    }
    if (type === 'boolean') {
      if (typeof value !== 'boolean') throw wrong(`"${name}" must be true or false`)
      return value ? [`--${name}`] : []
    }
    return [value].flat().flatMap((one) => {
      if (typeof one !== 'string' && typeof one !== 'number')
        throw wrong(`"${name}" must be a text or a number`)
      return name === 'report' ? ['--report', ...String(one).split(' ')] : [`--${name}=${one}`]
    })
  })
}

/** Why a file can't be read. Of what is no JSON, only where: the file may hold a key. */
export function whyUnread(error: unknown): string {
  if (!(error instanceof SyntaxError)) return error instanceof Error ? error.message : String(error)
  return `is no JSON${/ at position \d+/.exec(error.message)?.[0] ?? ''}`
}

/** A file of JSON, however an editor has saved it: Windows' own write UTF-16, or a byte order mark first. */
export function jsonIn(file: string): unknown {
  const bytes = readFileSync(file)
  const [first, second] = bytes
  const isWide = first === 0xff || first === 0xfe || first === 0 || second === 0
  const isBig = first === 0xfe || first === 0
  const content: unknown = JSON.parse(
    new TextDecoder(isWide ? (isBig ? 'utf-16be' : 'utf-16le') : 'utf-8').decode(bytes),
  )
  return content
}

function readJson(file: string): unknown {
  try {
    return jsonIn(file)
  } catch (error) {
    throw new BadArguments(`${file}: ${whyUnread(error)}`)
  }
}

/**
 * `--report html FILE` has two values, which no parser of options knows.
 * @throws BadArguments
 */
export function takeReports(argv: readonly string[]) {
  const reports: Report[] = []
  const rest: string[] = []
  for (let at = 0; at < argv.length; at++) {
    const argument = argv[at] ?? ''
    if (argument !== '--report') {
      rest.push(argument)
      continue
    }
    const kind = kinds.find((one) => one === argv[at + 1])
    if (kind === 'github') {
      reports.push({ kind, file: null })
      at += 1
      continue
    }
    const file = argv[at + 2]
    if (!kind || file === undefined || file.startsWith('--'))
      throw new BadArguments(
        `--report takes ${kinds.join(' or ')}, then a file: --report html report.html`,
      )
    reports.push({ kind, file: writable(kind, file) })
    at += 2
  }
  return { reports, rest }
}

/** The file of a report. That it can't be written is better told before the run than after it. */
function writable(kind: ReportKind, file: string): string {
  const isFolder = (name: string) => statSync(name, { throwIfNoEntry: false })?.isDirectory()
  const folder = path.dirname(file)
  if (!isFolder(folder))
    throw new BadArguments(`--report ${kind} ${file}: there is no folder ${folder}`)
  if (isFolder(file)) throw new BadArguments(`--report ${kind} ${file}: this is a folder`)
  return file
}
