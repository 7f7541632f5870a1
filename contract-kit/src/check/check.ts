import { type CheckName, type Finding, type Harm, isGrave } from './checks'
import type { Model, Operation } from './model'
import { type Cause, byCause } from './causes'
import { OutOfTime, Throttled } from './pace'
import { Run, type RunOptions, type Skipped, type Timing } from './run'
import { cookieFindings } from './http/session-cookie'
import { offered } from './walk/capabilities'
import { checkHostile, checkInjection } from './walk/hostile'
import { checkMalformed } from './walk/malformed'
import { hasOwnStep, stepsOf } from './walk/steps'
import { type Step, Visit } from './walk/visit'
import { Watch } from './walk/watch'
import {
  checkAlmostKey,
  checkKey,
  checkKode,
  checkMethod,
  checkOrigins,
  checkPreflight,
  checkUnknownPath,
} from './walk/wire'

const DEFAULT_LIMIT_MS = 3_000
const DEFAULT_SAMPLES = 5
const NOT_OFFERED = 'optional, and not offered'
export const NOT_RECORDED = 'not in the recording'

/** How one operation fared. */
export interface OperationResult {
  operation: string
  /**
   * `ok`: nothing that counts is wrong. `partly`: nor was, but not everything could be asked. `absent`: optional, and get_capabilities doesn't list it,
   * which is fine.
   */
  summary: 'ok' | 'failed' | 'partly' | 'skipped' | 'absent'
  timing: Timing | null
  findings: readonly Finding[]
  /** Why it wasn't checked, or not wholly. */
  skipped: string | null
}

export interface CheckResult {
  /** Nothing that counts is wrong, the time was enough, and with `strict` nothing was left out either. */
  conforms: boolean
  /** A donation was made and read: without, that nothing is wrong says little. */
  gave: boolean
  /** The time was over before everything was checked. */
  isOutOfTime: boolean
  /** The same before a single operation was checked in full, and nothing is wrong: that says nothing. */
  saysNothing: boolean
  operations: readonly OperationResult[]
  /** All findings, those of preflights too. */
  findings: readonly Finding[]
  /** The least harm that keeps it from conforming. */
  failOn: Harm
  /** The findings by what has to be repaired. */
  causes: readonly Cause[]
  skipped: readonly Skipped[]
  /** The account that the calls were made with, so that they can be made again. Null: there was none. */
  account: CheckedAccount | null
  calls: number
  seconds: number
}

interface CheckOptions extends RunOptions {
  /** Told what was found until then, if anything, where the run ends because of a 429. */
  onStopped?: (found: CheckResult) => void
}

interface CheckedAccount {
  whatsapp: string
  /** Null: that of `--login`, which no report says. */
  password: string | null
}

/** One round through the operations. `check` is the one that its calls are made for, if it is a single one. */
interface Phase {
  check?: CheckName
  ask: (operation: Operation, step: Step) => Promise<void>
}

/**
 * Checks a backend: makes the calls that the app makes, in an order that feeds itself, and those that a broken app, a
 * careless person or an attacker would make.
 * @throws TargetLost when the target stops answering on the way, Throttled when it wants to be asked less, Error when the
 *   walk doesn't know an operation
 */
export async function check(model: Model, options: CheckOptions): Promise<CheckResult> {
  const started = performance.now()
  const run = new Run(model, options)
  try {
    return await askAll(run, started)
  } catch (error) {
    if (!(error instanceof Throttled) || run.findings.length === 0) throw error
    const asked = model.operations.filter((operation) => run.wants(operation))
    for (const { name } of asked) run.skip(name, 'not all of it: the target answered 429')
    const seconds = (performance.now() - started) / 1000
    options.onStopped?.(result(run, asked, { seconds, account: null }))
    throw error
  }
}

async function askAll(run: Run, started: number): Promise<CheckResult> {
  const { model, options } = run
  const present = await offered(run)
  const visit = new Visit(run, present)
  const watch = new Watch(visit)
  const isPresent = ({ name, optional }: Operation) => !optional || present.has(name)
  const asked = model.operations.filter((operation) => run.wants(operation))
  const wanted = asked.filter(isPresent)
  const steps = stepsOf(model.operations).filter(({ operation }) => wanted.includes(operation))
  const phases: Phase[] = [
    { ask: (_operation, step) => step(visit) },
    { check: 'key', ask: (operation) => checkKey(run, operation) },
    { check: 'method', ask: (operation) => checkMethod(run, operation) },
    { check: 'malformed', ask: (operation) => checkMalformed(visit, operation) },
    { check: 'slow', ask: (operation) => takeTimes(run, operation) },
    { check: 'injection', ask: (operation) => checkInjection(run, operation) },
    // The last: an odd password is still a new one, which may end the sessions that the others need.
    { check: 'hostile', ask: (operation) => checkHostile(run, operation) },
  ]
  const chosen = phases.filter((phase) => !phase.check || run.checks(phase.check))
  let done = 0
  const askOne = async ({ ask }: Phase, { operation, step }: StepOf) => {
    options.onProgress?.(done, steps.length * chosen.length, operation.name)
    done += 1
    if (run.isMute(operation)) return
    const isFirst = ask === phases[0]?.ask
    if (isFirst) await inTime(run, operation, () => watch.before(operation))
    await inTime(run, operation, () => ask(operation, step))
    if (endsSessions(operation)) await visit.keepSession()
    if (isFirst) await inTime(run, operation, () => watch.after(operation))
  }
  for (const phase of chosen) {
    // What the first round writes, it writes in an order that feeds itself; the others repeat what is known.
    const isOrdered = phase === chosen[0] && options.write === true
    const isFree = ({ operation }: StepOf) =>
      isOrdered ? !hasOwnStep(operation) : !endsSessions(operation)
    await Promise.all(steps.filter(isFree).map((one) => askOne(phase, one)))
    for (const one of steps) if (!isFree(one)) await askOne(phase, one)
  }
  await Promise.all(
    byWirePath(wanted).map(async (operations) => {
      const [first] = operations
      if (!first) return
      await inTime(run, first, async () => {
        if (run.checks('preflight')) await checkPreflight(run, operations)
        if (run.checks('origin')) await checkOrigins(run, operations)
        if (run.checks('kode')) await checkKode(run, first)
        if (run.checks('key')) await checkAlmostKey(run, first)
      })
    }),
  )
  if (run.checks('unknown') && !options.stateless)
    for (const host of ['main', 'account'] as const) {
      const first = wanted.find((operation) => operation.host === host)
      if (first) await inTime(run, first, () => checkUnknownPath(run, first))
    }
  const store = model.get('transaction/storeDonate')
  for (const ask of visit.atEnd) await inTime(run, store, ask)
  if (run.checks('slow'))
    for (const operation of wanted) await inTime(run, operation, () => judgeTimes(run, operation))
  run.report(
    ...cookieFindings(run.judge, visit.login, run.cookiesForVisitors, await visit.sessionCookie()),
  )
  const missing = asked.filter((operation) => !isPresent(operation))
  for (const { name } of missing) run.skip(name, NOT_OFFERED)
  const left = new Set(run.skipped.map(({ operation }) => operation))
  // Whatever kept it from being asked rightly, nobody has seen it at work.
  for (const operation of wanted)
    if (!left.has(operation.name) && !run.sampleOf(operation))
      run.lack(operation.name, 'no call was answered with 200', [operation.name], { must: true })
  return result(run, asked, {
    seconds: (performance.now() - started) / 1000,
    account: await accountOf(visit),
  })
}

type StepOf = ReturnType<typeof stepsOf>[number]

/** A backend may end an account's sessions with its password, and should. */
const endsSessions = ({ name }: Operation) => name === 'auth/new-password'

/** Asks as long as there is time; then what is missing is told as not checked. */
async function inTime(run: Run, { name }: Operation, ask: () => Promise<void>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
    run.isOutOfTime = true
    run.skip(name, 'not all of it: the run took longer than --time says')
  }
}

/** The account that a line of the report needs for a session. */
async function accountOf({ madeAccount }: Visit): Promise<CheckedAccount | null> {
  const account = await madeAccount()
  return account && { whatsapp: account.whatsapp, password: account.own ? account.password : null }
}

/** Operations that the browser can't tell apart: the same path and method. */
function byWirePath(operations: readonly Operation[]): Operation[][] {
  const groups = new Map<string, Operation[]>()
  for (const operation of operations) {
    const key = `${operation.method} ${operation.controller}`
    groups.set(key, [...(groups.get(key) ?? []), operation])
  }
  return [...groups.values()]
}

async function takeTimes(run: Run, operation: Operation): Promise<void> {
  const sample = run.sampleOf(operation)
  if (operation.writes || operation.controller === 'auth' || !sample) return
  const { samples = DEFAULT_SAMPLES } = run.options
  for (let taken = run.timing(operation)?.calls ?? 0; taken < samples; taken++)
    await run.call(operation.name, sample)
}

async function judgeTimes(run: Run, operation: Operation): Promise<void> {
  const { samples = DEFAULT_SAMPLES } = run.options
  // Side by side with others it took longer than alone.
  if (!operation.writes && isLate(run, operation))
    await run.timeAlone(operation, limitOf(run), samples)
  tellSlow(run, operation)
}

const limitOf = ({ options: { limitMs = DEFAULT_LIMIT_MS } }: Run) => limitMs

const isLate = (run: Run, operation: Operation) => (run.timing(operation)?.p95 ?? 0) > limitOf(run)

/** Tells of an operation whose answers took too long. */
export function tellSlow(run: Run, operation: Operation): void {
  const slowest = run.slowestOf(operation)
  if (!slowest || !isLate(run, operation)) return
  const about = {
    field: 'time',
    expected: `must take at most ${limitOf(run)} ms (p95)`,
    seen: `${Math.round(run.timing(operation)?.p95 ?? 0)} ms`,
  }
  run.report({ ...run.judge.finding(slowest, 'slow', about), line: null })
}

/** What a run found, by operation and by cause. */
export function result(
  run: Run,
  wanted: readonly Operation[],
  about: Pick<CheckResult, 'seconds' | 'account'>,
): CheckResult {
  const { findings, skipped, calls } = run
  const failOn = run.options.failOn ?? (run.options.strict === true ? 'untidy' : 'screen')
  const isFailing = (one: Finding) => isGrave(one, failOn)
  const operations = wanted.map((operation) => {
    const own = findings.filter((finding) => finding.operation === operation.name)
    const reason = skipped.find((one) => one.operation === operation.name)?.reason ?? null
    return {
      operation: operation.name,
      summary:
        own.length === 0 && reason === NOT_OFFERED
          ? 'absent'
          : summaryOf(own.some(isFailing), reason !== null, run.wasCalled(operation)),
      timing: run.timing(operation),
      findings: own,
      skipped: reason,
    }
  })
  const isWhole = operations.every(({ summary }) => summary === 'ok' || summary === 'absent')
  const saysNothing =
    findings.length === 0 && run.isOutOfTime && !operations.some(({ summary }) => summary === 'ok')
  const conforms =
    !findings.some(isFailing) && !run.isOutOfTime && (isWhole || run.options.strict !== true)
  const isWalked = (name: string) =>
    operations.some(
      ({ operation, summary }) => operation === name && (summary === 'ok' || summary === 'partly'),
    )
  const gave = isWalked('transaction/storeDonate') && isWalked('transaction/getTransaction')
  return {
    conforms,
    gave: gave && run.options.write === true && run.options.only === undefined,
    isOutOfTime: run.isOutOfTime,
    saysNothing,
    operations,
    findings,
    failOn,
    causes: byCause(findings, failOn),
    skipped,
    calls,
    ...about,
  }
}

function summaryOf(failed: boolean, skipped: boolean, called: boolean): OperationResult['summary'] {
  if (failed) return 'failed'
  if (!skipped) return 'ok'
  return called ? 'partly' : 'skipped'
}
