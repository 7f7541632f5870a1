import { type CheckResult, NOT_RECORDED, result, tellSlow } from '../check'
import type { Exchange } from './client'
import type { Model, Operation } from '../model'
import { Unreachable } from '../reach'
import { type LeftOut, readRecording } from './recording'
import { Run, type RunOptions } from '../run'
import { loginCookieFindings } from './session-cookie'

/** What a recording showed, and which of its entries don't concern the backend. */
export interface HarResult {
  result: CheckResult
  /** Calls with a `kode` that the contract lacks. */
  unknown: readonly string[]
  /** What was left out, in words: `preflight (3)`. */
  leftOut: readonly string[]
}

interface HarOptions extends Omit<RunOptions, 'target'> {
  /** Only calls below these addresses count; empty: all in the contract's wire form. */
  bases: readonly URL[]
}

/**
 * Judges what a browser recorded (HAR 1.2: w3c.github.io/web-performance/specs/HAR/Overview.html) as if the check had
 * asked it. What was right to ask is not known, so each answer that the contract declares for the operation is fine,
 * but a 5xx.
 * @throws Unreachable when the file can't be read or has no call of the contract
 */
export async function checkHar(
  model: Model,
  file: string,
  options: HarOptions,
): Promise<HarResult> {
  const calls = await readRecording(model, file, options.bases)
  const { exchanges, unknown, bodiless } = calls
  const leftOut = counted(calls.leftOut)
  const [first] = exchanges
  if (!first && bodiless.size > 0)
    throw new Unreachable(
      `${file} was recorded without the bodies of answers (${[...bodiless].join(', ')}): they are what is judged. Save it "with content", before the page is left.`,
    )
  if (!first)
    throw new Unreachable(
      leftOut.length > 0
        ? `${file} has no answer that can be judged, only ${leftOut.join(', ')}.`
        : `${file} has no call of this contract: {host}/{controller} with the header kode. Was it recorded with the app open, "preserve log" on, and is --target its backend?`,
    )
  const baseOf = (host: Operation['host']) => {
    const { url } = exchanges.find(({ call }) => call.operation.host === host) ?? first
    return new URL(url.href.replace(/\/[^/]*$/, '/'))
  }
  const origin = exchanges.map(originOf).find((one) => one !== null) ?? first.url.origin
  const key = first.sent.headers.get('key') ?? ''
  const target = { main: baseOf('main'), account: baseOf('account'), key, origin, timeoutMs: 0 }
  const run = new Run(model, { ...options, target })
  for (const exchange of exchanges) {
    const { operation } = exchange.call
    const status = [...operation.answers.keys()].filter((one) => one < 500)
    run.take(exchange, { status, sameOrigin: originOf(exchange) === null })
    if (operation.name === 'auth/login' && exchange.setCookies.length > 0)
      run.report(...loginCookieFindings(run.judge, exchange, target))
  }
  const wanted = model.operations.filter((operation) => run.wants(operation))
  for (const operation of wanted) {
    tellSlow(run, operation)
    if (bodiless.has(operation.name)) run.skip(operation.name, 'a body was not recorded')
    const aside = calls.leftOut.find((one) => one.operation === operation.name)
    if (!run.wasCalled(operation))
      run.skip(operation.name, aside ? `only ${aside.why}` : NOT_RECORDED)
  }
  const judged = result(run, wanted, { seconds: 0, account: null })
  return { result: { ...judged, calls: exchanges.length }, unknown, leftOut }
}

function counted(leftOut: readonly LeftOut[]): string[] {
  const reasons = [...new Set(leftOut.map(({ why }) => why))]
  return reasons.map((why) => `${why} (${leftOut.filter((one) => one.why === why).length})`)
}

/** The page that asked; null where it was the backend's own site. */
const originOf = ({ sent }: Exchange) => sent.headers.get('origin')
