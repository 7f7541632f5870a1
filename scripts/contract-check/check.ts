import type { CheckName, Finding } from './checks'
import { asShell } from './client'
import type { Model, Operation } from './model'
import { Run, type RunOptions, type Skipped, type Timing } from './run'
import { offered } from './walk/capabilities'
import { checkHostile } from './walk/hostile'
import { stepsOf } from './walk/steps'
import { type Step, Visit } from './walk/visit'
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

/** How one operation fared. */
export interface OperationResult {
  operation: string
  /**
   * `partly`: nothing wrong, but not everything could be asked. `absent`: optional, and get_capabilities doesn't list it,
   * which is fine.
   */
  summary: 'ok' | 'failed' | 'partly' | 'skipped' | 'absent'
  timing: Timing | null
  findings: readonly Finding[]
  /** Why it wasn't checked, or not wholly. */
  skipped: string | null
}

export interface CheckResult {
  operations: readonly OperationResult[]
  /** All findings, those of preflights too. */
  findings: readonly Finding[]
  skipped: readonly Skipped[]
  calls: number
  seconds: number
}

/** One round through the operations. `check` is the one that its calls are made for, if it is a single one. */
interface Phase {
  check?: CheckName
  ask: (operation: Operation, step: Step) => Promise<void>
}

/**
 * Checks a backend: makes the calls that the app makes, in an order that feeds itself, and those that a broken app, a
 * careless person or an attacker would make.
 * @throws TargetLost when the target stops answering on the way, Error when the walk doesn't know an operation
 */
export async function check(model: Model, options: RunOptions): Promise<CheckResult> {
  const started = performance.now()
  const run = new Run(model, options)
  const present = await offered(run)
  const visit = new Visit(run, present)
  const isPresent = ({ name, optional }: Operation) => !optional || present.has(name)
  const asked = model.operations.filter((operation) => run.wants(operation))
  const wanted = asked.filter(isPresent)
  const steps = stepsOf(model.operations).filter(({ operation }) => wanted.includes(operation))
  const phases: Phase[] = [
    { ask: (_operation, step) => step(visit) },
    { check: 'key', ask: (operation) => checkKey(run, operation) },
    { check: 'method', ask: (operation) => checkMethod(run, operation) },
    { check: 'hostile', ask: (operation) => checkHostile(run, operation) },
    { check: 'slow', ask: (operation) => takeTimes(run, operation) },
  ]
  const chosen = phases.filter((phase) => !phase.check || run.checks(phase.check))
  let done = 0
  for (const { ask } of chosen)
    for (const { operation, step } of steps) {
      options.onProgress?.(done, steps.length * chosen.length, operation.name)
      if (!run.isMute(operation)) await ask(operation, step)
      done += 1
    }
  for (const operations of byWirePath(wanted)) {
    if (run.checks('preflight')) await checkPreflight(run, operations)
    if (run.checks('origin')) await checkOrigins(run, operations)
    const [first] = operations
    if (first && run.checks('kode')) await checkKode(run, first)
    if (first && run.checks('key')) await checkAlmostKey(run, first)
  }
  if (run.checks('unknown') && !options.stateless)
    for (const host of ['main', 'account'] as const) {
      const first = wanted.find((operation) => operation.host === host)
      if (first) await checkUnknownPath(run, first)
    }
  for (const operation of wanted) reportSlow(run, operation)
  const missing = asked.filter((operation) => !isPresent(operation))
  for (const { name } of missing) run.skip(name, NOT_OFFERED)
  return result(run, asked, (performance.now() - started) / 1000)
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

function reportSlow(run: Run, operation: Operation): void {
  const { limitMs = DEFAULT_LIMIT_MS, target } = run.options
  const timing = run.timing(operation)
  const slowest = run.slowestOf(operation)
  if (!timing || !slowest || timing.p95 <= limitMs) return
  const check: CheckName = 'slow'
  run.report({
    check,
    operation: operation.name,
    field: 'time',
    expected: `must take at most ${limitMs} ms (p95)`,
    seen: `${Math.round(timing.p95)} ms`,
    call: asShell(slowest, target),
    line: null,
    times: 1,
  })
}

function result(run: Run, wanted: readonly Operation[], seconds: number): CheckResult {
  const { findings, skipped, calls } = run
  const operations = wanted.map((operation) => {
    const own = findings.filter((finding) => finding.operation === operation.name)
    const reason = skipped.find((one) => one.operation === operation.name)?.reason ?? null
    return {
      operation: operation.name,
      summary:
        own.length === 0 && reason === NOT_OFFERED
          ? 'absent'
          : summaryOf(own.length > 0, reason !== null, run.wasCalled(operation)),
      timing: run.timing(operation),
      findings: own,
      skipped: reason,
    }
  })
  return { operations, findings, skipped, calls, seconds }
}

function summaryOf(failed: boolean, skipped: boolean, called: boolean): OperationResult['summary'] {
  if (failed) return 'failed'
  if (!skipped) return 'ok'
  return called ? 'partly' : 'skipped'
}
