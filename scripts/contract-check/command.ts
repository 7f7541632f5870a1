import { writeFileSync } from 'node:fs'
import { DEVELOPMENT_KEY, startStandIn } from '../../mock-server/start'
import { type Arguments, BadArguments, readArguments, usage } from './args'
import { check } from './check'
import type { Target } from './client'
import { loadModel, type Model } from './model'
import { progress } from './progress'
import { reach, Unreachable } from './reach'
import { htmlReport } from './report/html'
import { type About, jsonReport, junitReport } from './report/machine'
import { tableReport } from './report/table'
import { TargetLost } from './run'

/**
 * The longest that one call may take, unless `--limit` says that more is fine. A dead target costs one of these, or two
 * where the accounts have a host of their own: each host is asked everything at once.
 */
const TIMEOUT_MS = 7_000
/** The stand-in's own account with a complete profile, donations and a fundraiser's figures (mock-server/README.md). */
export const STAND_IN_LOGIN = { whatsapp: '81355667788', password: 'rahasia246' }

/** Where a run speaks. */
export interface Terminal {
  stdout: NodeJS.WritableStream
  /** What isn't the report: progress, and what went wrong. */
  stderr: NodeJS.WritableStream
  /** Whether `stdout` shows colours, and `stderr` a line that changes. */
  color: boolean
  live: boolean
}

async function run(model: Model, args: Arguments, terminal: Terminal): Promise<number> {
  const { stdout, stderr, color, live } = terminal
  const say = (text: string) => stderr.write(`${text}\n`)
  const standIn = args.target
    ? null
    : await startStandIn({
        port: 0,
        quiet: true,
        // Half of what the check asks is wrong on purpose: the stand-in need not shout about it.
        silent: true,
        mode: args.stateless ? 'static' : 'stateful',
      })
  try {
    const main = args.target ?? new URL(standIn?.url ?? '')
    const account = args.account ?? main
    const key = args.key ?? DEVELOPMENT_KEY
    const timeoutMs = Math.max(TIMEOUT_MS, args.limitMs)
    const target: Target = { main, account, key, origin: args.origin, timeoutMs }
    say(
      `Checking ${standIn ? 'the stand-in' : main.href} as ${args.origin}${args.write ? ', writing' : ', reading only (--write does more)'}`,
    )
    await reach(model, target, args.limitMs)
    const shown = progress(stderr, live)
    const login = args.login ?? (standIn ? STAND_IN_LOGIN : null)
    const result = await check(model, {
      ...args,
      target,
      login,
      codeOf: (phone) =>
        standIn ? (standIn.state.accounts.lastOtp(phone)?.code ?? null) : args.otp,
      onProgress: (done, all, operation) => shown.show(done, all, operation),
    }).finally(() => shown.clear())
    const about: About = {
      target: standIn ? 'the stand-in' : main.href,
      account: standIn ? 'the same' : account.href,
      origin: args.origin,
      time: new Date().toISOString(),
    }
    stdout.write(`${tableReport(result, { color })}\n`)
    const written = {
      html: () => htmlReport(result, about, model.lines),
      json: () => jsonReport(result, about),
      junit: () => junitReport(result, about),
    }
    for (const { kind, file } of args.reports) {
      writeFileSync(file, written[kind]())
      say(`Wrote ${file}`)
    }
    return result.findings.length === 0 ? 0 : 1
  } finally {
    await standIn?.close()
  }
}

/**
 * Runs the check as the command line says.
 * @returns the exit code: 0 it conforms, 1 it doesn't, 2 the check could not run
 */
export async function runCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const say = (text: string) => terminal.stderr.write(`${text}\n`)
  try {
    const model = await loadModel()
    const args = readArguments(argv, model)
    if (args.help) {
      terminal.stdout.write(usage)
      return 0
    }
    return await run(model, args, terminal)
  } catch (error) {
    if (error instanceof BadArguments) say(`${error.message}\n\n${usage}`)
    else if (error instanceof Unreachable || error instanceof TargetLost)
      say(`Could not check. ${error.message}`)
    else
      say(
        `Could not check. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
    return 2
  }
}
