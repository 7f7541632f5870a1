import { type Harm, harmNames } from './checks'
import type { Model } from './model'
import {
  addressIn,
  backendAt,
  BadArguments,
  configured,
  isHeader,
  NO_HEADER,
  parse,
  type Report,
  takeReports,
} from './options'
import { DEFAULT_TIME_MS, DEFAULT_WAIT_MS } from './run'
import { keepSecret } from './secrets'
import { ofStandIn, typed } from './typed'

/** What was asked for on the command line. */
export interface Arguments {
  /** Null: the stand-in, started for this run. */
  target: URL | null
  account: URL | null
  key: string | null
  origin: string
  login: { whatsapp: string; password: string } | null
  /** Null: everything. */
  only: readonly string[] | null
  write: boolean
  stateless: boolean
  phone: string | null
  otp: string | null
  /** A command for the shell that prints the code last sent to the number in `$WHATSAPP`. */
  otpCommand: string | null
  donation: string | null
  limitMs: number
  waitMs: number
  timeMs: number
  strict: boolean
  /** The least harm that doesn't conform; null: that of `strict`. */
  failOn: Harm | null
  /** A recording to judge instead of a server. */
  har: string | null
  reports: readonly Report[]
  help: boolean
}

const DEFAULT_ORIGIN = 'http://localhost:5173'
const DEFAULT_LIMIT_MS = 3_000
const OTP_PATTERN = /^\d{5}$/

export const usage = `Checks a backend against the contract (openapi/).

    ${typed('check')} --target URL [options]

  --target URL             where campaign, mosque, asset and transaction are${ofStandIn(`. Default: the stand-in, started
                           for this run, with its own login`)}
  --account-target URL     where user, auth and fundraiser are. Default: the target
  --key KEY                the header key of every call. Better: CONTRACT_KEY in the environment
  --origin URL             the app's own site, for CORS and the cookie (default ${DEFAULT_ORIGIN})
  --login WHATSAPP:PASSWORD  an account, for what needs a session. Better: CONTRACT_LOGIN in the environment
  --config FILE            these options as JSON: { "target": "https://…", "write": true, "report": ["html a.html"] }
  --har FILE               judges what a browser recorded, instead of asking; --target then says which calls count
  --only auth,campaign     these controllers or operations (auth/login) only
  --write                  also donates, registers, edits, amens: for a test system
  --phone NUMBER           the number to register with --write (default: a made-up one that begins with 800)
  --otp CODE               the one-time code that the test system takes from any number, with --write
  --otp-command COMMAND    instead: prints the code that was last sent to the number in $WHATSAPP
  --donation CODE          a donation to read, without --write
  --static                 the target serves examples and keeps nothing${ofStandIn(' (npm run mock:static)')}
  --limit MS               how long an answer may take at the 95th percentile (default ${DEFAULT_LIMIT_MS})
  --strict                 what could not be checked, or only in part, does not conform, nor does what is untidy
  --fail-on ${harmNames.join('|')}   the least harm that does not conform (default screen, with --strict untidy)
  --wait SECONDS           how long to wait in all where the target says 429 (default ${DEFAULT_WAIT_MS / 1000})
  --time SECONDS           how long the check may take in all (default ${DEFAULT_TIME_MS / 1000}); the rest is not checked
  --report html|json|junit|sarif FILE   also writes a report; may be given more than once
  --report github          also prints annotations for a GitHub workflow

Exit code: 0 it conforms, 1 it doesn't, 2 the check could not run.
`

/**
 * Reads the command line, then the file that it names with `--config`, then the environment: what comes first is taken.
 * A key or a password on the command line can be read by everybody on the machine.
 * @param argv what follows the name of the script
 * @throws BadArguments
 */
export function readArguments(
  argv: readonly string[],
  { operations }: Pick<Model, 'operations'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Arguments {
  const { config } = parse(takeReports(argv).rest)
  const { reports, rest } = takeReports([
    ...(config === undefined ? [] : configured(config)),
    ...argv,
  ])
  const values = parse(rest)
  const key = values.key ?? environment['CONTRACT_KEY']
  const login = loginOf(values.login ?? environment['CONTRACT_LOGIN'])
  keepSecret(key)
  keepSecret(login?.password)
  const backend = (option: string, text: string | undefined) =>
    text === undefined ? null : backendAt(option, text)
  const target = backend('--target', values.target)
  const account = backend('--account-target', values['account-target'])
  if (account && !target) throw new BadArguments('--account-target needs --target too')
  const har = values.har ?? null
  if (target && key === undefined && har === null)
    throw new BadArguments(
      '--target needs CONTRACT_KEY in the environment, or --key KEY: every call carries it',
    )
  const from = values.key === undefined ? 'CONTRACT_KEY' : '--key'
  if (target && key === '' && har === null)
    throw new BadArguments(`${from} is empty: every call carries the key`)
  if (key !== undefined && key !== '' && !isHeader(key))
    throw new BadArguments(`${from} ${NO_HEADER}`)
  return {
    target,
    account,
    key: key ?? null,
    origin: addressIn('--origin', values.origin ?? DEFAULT_ORIGIN).origin,
    login,
    only: onlyOf(values.only, operations),
    write: values.write,
    stateless: values.static,
    phone: digits('--phone', values.phone),
    otp: otpOf(values.otp),
    otpCommand: values['otp-command'] ?? null,
    donation: values.donation ?? null,
    limitMs: Number(digits('--limit', values.limit) ?? DEFAULT_LIMIT_MS),
    waitMs: milliseconds('--wait', values.wait, DEFAULT_WAIT_MS),
    timeMs: milliseconds('--time', values.time, DEFAULT_TIME_MS),
    strict: values.strict,
    failOn: harmIn(values['fail-on']),
    har,
    reports,
    help: values.help,
  }
}

function loginOf(text: string | undefined): Arguments['login'] {
  if (text === undefined) return null
  const [, number = '', password = ''] = /^([^:]*):(.*)$/s.exec(text) ?? []
  const whatsapp = number.replace(/\D/g, '').replace(/^(62|0)/, '')
  if (whatsapp === '' || password === '')
    throw new BadArguments('--login must be WHATSAPP:PASSWORD, for example 81234567890:rahasia123')
  return { whatsapp, password }
}

function onlyOf(text: string | undefined, operations: Model['operations']): string[] | null {
  if (text === undefined) return null
  const names = text.split(',').map((name) => name.trim().replace(/^\//, ''))
  const known = operations.flatMap(({ name, controller }) => [name, controller])
  const unknown = names.filter((name) => !known.includes(name))
  const [first] = unknown
  if (first === undefined) return names
  const controllers = [...new Set(operations.map(({ controller }) => controller))]
  const asked = controllers.find((controller) => first.startsWith(`${controller}/`))
  const kodes = operations.filter(({ controller }) => controller === asked)
  const list = asked
    ? `Operations of ${asked}: ${kodes.map(({ kode }) => kode).join(', ')}`
    : `Controllers: ${controllers.join(', ')}`
  throw new BadArguments(
    `--only: the contract has no ${unknown.map((name) => `"${name}"`).join(', ')}. ${list}`,
  )
}

function harmIn(text: string | undefined): Harm | null {
  const harm = harmNames.find((one) => one === text)
  if (text !== undefined && harm === undefined)
    throw new BadArguments(`--fail-on takes ${harmNames.join(' or ')}, got "${text}"`)
  return harm ?? null
}

/** It may begin with 0. */
function otpOf(text: string | undefined): string | null {
  if (text === undefined || OTP_PATTERN.test(text)) return text ?? null
  throw new BadArguments('--otp must be a code of five digits')
}

const milliseconds = (option: string, text: string | undefined, standard: number) =>
  text === undefined ? standard : Number(digits(option, text)) * 1000

function digits(option: string, text: string | undefined): string | null {
  if (text === undefined) return null
  if (!/^[1-9]\d*$/.test(text))
    throw new BadArguments(`${option} must be a number in digits, got "${text}"`)
  return text
}
