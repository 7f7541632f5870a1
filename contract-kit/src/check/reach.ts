import { type Exchange, type Failure, send, type Target, wireUrl } from './http/client'
import { duration } from './duration'
import { isObject, membersOf, parsed, shown, visible } from './http/json'
import { Judge } from './judge'
import type { Model, Operation } from './model'
import type { RunOptions } from './run'
import { hidden } from './secrets'

/** The check could not run; the message says why, for people. */
export class Unreachable extends Error {
  /** @param seen the call that showed it, as a finding has it */
  constructor(
    message: string,
    readonly seen: { call: string; answer: string } | null = null,
  ) {
    super(message)
  }
}

const UNKNOWN_KODE = 'kode_yang_tidak_ada'
/** The envelope's parts. Two of them tell a backend of this kind from any other JSON. */
const PARTS = ['status', 'message', 'data']

/** Whether `--only` names an operation or its controller. Without `--only` every operation counts. */
export const isAskedFor = (
  { name, controller }: Pick<Operation, 'name' | 'controller'>,
  only: readonly string[] = [],
) => only.length === 0 || only.includes(name) || only.includes(controller)

/**
 * Asks a few things at once, to tell a backend that can be checked from one that is down, is too slow to be checked,
 * or is something else.
 * @param limits slower than `limitMs`, each of them, is too slow; of what is in `only` first, since there may be no more
 *   yet. `login` is the account that the run was given
 * @throws Unreachable
 */
export async function reach(
  model: Model,
  target: Target,
  { limitMs, only, login }: { limitMs: number; only: readonly string[]; login: Login | null },
): Promise<void> {
  for (const [option, host] of [
    ['--target', 'main'],
    ['--account-target', 'account'],
  ] as const) {
    // One address for both is asked once.
    if (host === 'account' && target.account.href === target.main.href) continue
    const ofHost = model.operations.filter((operation) => operation.host === host)
    const askedFor = ofHost.filter((operation) => isAskedFor(operation, only))
    const operations = askedFor.some(isSafe) ? askedFor : ofHost
    await reachHost(option, operations, { model, target, limitMs })
  }
  if (login && model.operations.some((one) => needsAccount(one) && isAskedFor(one, only)))
    await knowsAccount(model, target, login)
}

const needsAccount = ({ session, controller }: Operation) =>
  session !== 'none' || controller === 'auth'

/** Whether the account of `--login` is one: if not, all that needs a session would be told as broken. */
async function knowsAccount(model: Model, target: Target, login: Login): Promise<void> {
  const form = Object.entries(login)
  const answer = await send({ operation: model.get('auth/login'), form }, target)
  if (answer.status !== 401) return
  const about = { field: 'status', expected: '', seen: '' }
  throw new Unreachable(
    'auth/login refuses the account of --login. Is --login right? Without it, what needs no session can be checked.',
    new Judge(model, target, login.password).finding(answer, 'status', about),
  )
}

type Login = NonNullable<RunOptions['login']>

/** Whether an operation can be called with nothing, or almost, and changes nothing. */
const isSafe = ({ writes, inputs }: Operation) => !writes && inputs.length < 2

async function reachHost(
  option: string,
  operations: readonly Operation[],
  { model, target, limitMs }: { model: Model; target: Target; limitMs: number },
): Promise<void> {
  const safe = operations.filter(isSafe).slice(0, 8)
  const [first] = safe
  if (!first) return
  const calls = [
    ...safe.map((operation) => ({ operation })),
    { operation: first, kode: UNKNOWN_KODE },
  ]
  const answers = await Promise.all(calls.map((call) => send(call, target)))
  const where = `${option} ${new URL(wireUrl(first, target)).origin}`

  const failure = answers.find((answer) => answer.failure)?.failure
  if (answers.every((answer) => answer.failure) && failure)
    throw new Unreachable(`${where}: ${advice(failure)}`)
  const fastest = Math.min(...answers.map(({ milliseconds }) => milliseconds))
  if (fastest > limitMs)
    throw new Unreachable(
      `${where}: too slow to be checked. The fastest of ${answers.length} calls took ${duration(fastest)}; --limit says ${duration(limitMs)}.`,
    )
  // A server that says it is asked too often is there; the run waits.
  const answered = answers.filter(({ failure: none, status }) => !none && status !== 429)
  if (answered.length === 0) return
  if (answered.every(({ status }) => status === 403) && answered.some(looksLikeOurs))
    throw new Unreachable(`${where}: refuses every call with 403. Is --key right?`)
  const strange = answered.find(({ text }) => nearMiss(text) !== null) ?? answered[0]
  if (answered.some(looksLikeOurs) || !strange) return
  const about = { field: 'body', expected: '', seen: '' }
  throw new Unreachable(
    `${where}: ${somebodyElses(strange)}`,
    new Judge(model, target, null).finding(strange, 'envelope', about),
  )
}

function advice({ kind, message }: Failure): string {
  const hint: Partial<Record<Failure['kind'], string>> = {
    refused: 'Is the backend running, and on this port?',
    'unknown-host': 'Is the address spelt right?',
    'not-http': 'Is it http where https was said, or another service’s port?',
    http2: 'Let the server speak both here, as each does unless it is told otherwise.',
    timeout: 'Too slow to be checked.',
    certificate: 'Say http, or trust it with NODE_EXTRA_CA_CERTS=file.pem.',
  }
  return `${message}. ${hint[kind] ?? 'Nothing could be asked.'}`
}

/** Whether an answer can be one of this contract's, right or wrong. */
const looksLikeOurs = ({ text }: Exchange): boolean => isEnvelope(parsed(text))

function isEnvelope(json: unknown): boolean {
  const members = membersOf(json)
  return isObject(json) && PARTS.filter((part) => part in members).length >= 2
}

const BYTE_ORDER_MARK = '\ufeff'
const MAX_SHOWN = 60

/** What keeps a body from being an envelope that it almost is; null for what is something else altogether. */
function nearMiss(text: string): string | null {
  if (text.startsWith(BYTE_ORDER_MARK)) return 'begins with a byte order mark'
  const json = parsed(text)
  if (json !== undefined) return `is JSON, but not { status, message, data }: \`${shown(json)}\``
  const start = text.search(/\{\s*"(status|message|data)"\s*:/)
  if (start < 0) return null
  const before = visible(text.slice(0, start).trim().replaceAll(/\s+/g, ' '))
  if (before === '')
    return 'begins like JSON, but is none: it is cut, or something stands behind it'
  const cut = before.length > MAX_SHOWN ? `${before.slice(0, MAX_SHOWN)}…` : before
  return `has text before the JSON: \`${cut}\``
}

function somebodyElses({ status, headers, text }: Exchange): string {
  const type = headers.get('content-type') ?? 'no content type'
  const title = /<title[^>]*>([^<]{1,60})/i.exec(hidden(text))?.[1]?.trim()
  const elsewhere = headers.get('location')
  const wrong = text === '' ? 'is empty' : nearMiss(text)
  const what = [
    `${status} ${type}`,
    ...(title ? [`a page titled "${title}"`] : []),
    ...(elsewhere === null ? [] : [`which leads to ${elsewhere}`]),
    ...(wrong === null || elsewhere !== null ? [] : [`whose body ${wrong}`]),
  ].join(', ')
  return `this is no backend of this contract: nothing it answers is JSON with status, message and data. It answered ${what}.`
}
