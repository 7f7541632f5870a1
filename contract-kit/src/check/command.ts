import { writeFileSync } from 'node:fs'
import { type Arguments, readArguments, usage } from './args'
import { TargetLost } from './http/caller'
import { check, type CheckResult } from './check'
import type { Target } from './http/client'
import { codeSource } from './http/code-source'
import { checkHar } from './http/har'
import { loadModel, type Model } from './model'
import { OutOfTime, Throttled } from './pace'
import { BadArguments } from './options'
import { progress } from './progress'
import { reach, Unreachable } from './reach'
import { githubReport } from './report/github'
import { htmlReport } from './report/html'
import { junitReport } from './report/junit'
import { type About, jsonReport } from './report/machine'
import { sarifReport } from './report/sarif'
import { tableReport, tryLines } from './report/table'
import { hidden } from './secrets'
import { typed } from './typed'

/**
 * The longest that one call may take, unless `--limit` says that more is fine. A dead target costs one of these, or two
 * where the accounts have a host of their own: each host is asked everything at once.
 */
const TIMEOUT_MS = 7_000

/** Where a run speaks. */
export interface Terminal {
  stdout: NodeJS.WritableStream
  /** What isn't the report: progress, and what went wrong. */
  stderr: NodeJS.WritableStream
  /** Whether `stdout` shows colours, and `stderr` a line that changes. */
  color: boolean
  live: boolean
}

/** The stand-in, started for this run: here alone, as teams that check their own server need not have it. */
async function startOwn({ stateless }: Arguments) {
  const { startStandIn } = await import('../stand-in')
  return startStandIn({ isStatic: stateless })
}

async function run(model: Model, args: Arguments, terminal: Terminal): Promise<CheckResult> {
  const { stderr, live } = terminal
  const say = (text: string) => stderr.write(`${hidden(text)}\n`)
  const own = args.target ? null : await startOwn(args)
  try {
    const main = args.target ?? new URL(own?.url ?? '')
    const account = args.account ?? main
    const key = args.key ?? own?.key ?? ''
    const timeoutMs = Math.max(TIMEOUT_MS, args.limitMs)
    const target: Target = { main, account, key, origin: args.origin, timeoutMs }
    say(
      `Checking ${own ? 'the stand-in' : main.href} as ${args.origin}${args.write ? ', writing' : ', reading only (--write does more)'}`,
    )
    const codeOf = own ? own.codeOf : codeSource(args)
    for (const [option, url] of [
      ['--target', args.target],
      ['--account-target', args.account],
    ] as const) {
      const last = url?.pathname.split('/').findLast((part) => part !== '')
      if (model.operations.some(({ controller }) => controller === last))
        say(
          `${option} ends with the controller ${last}, which each call adds itself: leave it out?`,
        )
    }
    await reach(model, target, { ...args, only: args.only ?? [] })
    const shown = progress(stderr, live)
    const report = (found: CheckResult) => {
      shown.clear()
      writeReports(model, args, found, terminal, {
        target: own ? 'the stand-in' : main.href,
        account: own ? 'the same' : account.href,
        origin: args.origin,
      })
    }
    const result = await check(model, {
      ...chosen(args),
      target,
      login: args.login ?? own?.login ?? null,
      ...(codeOf && { codeOf }),
      onProgress: (done, all, operation) => shown.show(done, all, operation),
      onWait: (seconds) => {
        shown.clear()
        say(`The target says that it is asked too often (429): waiting ${seconds} s …`)
      },
      onStopped: report,
    }).finally(() => shown.clear())
    report(result)
    return result
  } finally {
    await own?.close()
  }
}

/** What a run is told of the command's options. */
const chosen = ({ only, ...others }: Arguments) => ({ ...others, ...(only && { only }) })

/** Judges a recording instead of asking. */
async function judgeRecording(
  model: Model,
  args: Arguments,
  file: string,
  terminal: Terminal,
): Promise<CheckResult> {
  const bases = [args.target, args.account].flatMap((one) => one ?? [])
  const { result, unknown, leftOut } = await checkHar(model, file, { ...chosen(args), bases })
  if (leftOut.length > 0) terminal.stderr.write(`Left out: ${leftOut.join(', ')}\n`)
  for (const name of unknown) terminal.stderr.write(`Not in the contract: ${hidden(name)}\n`)
  writeReports(model, args, result, terminal, { target: file, account: file, origin: args.origin })
  return result
}

function writeReports(
  model: Model,
  { reports }: Arguments,
  result: CheckResult,
  { stdout, stderr, color }: Terminal,
  where: Omit<About, 'time'>,
): void {
  const about: About = {
    ...where,
    target: hidden(where.target),
    account: hidden(where.account),
    time: new Date().toISOString(),
  }
  stdout.write(`${tableReport(result, { color })}\n`)
  const written = {
    github: () => githubReport(result),
    html: () => htmlReport(result, about, model.lines),
    json: () => jsonReport(result, about),
    junit: () => junitReport(result, about),
    sarif: () => sarifReport(result, about),
  }
  for (const { kind, file } of reports) {
    if (file === null) {
      stdout.write(written[kind]())
      continue
    }
    writeFileSync(file, written[kind]())
    stderr.write(`Wrote ${file}\n`)
  }
}

/**
 * Runs the check as the command line says.
 * @returns the exit code: 0 it conforms, 1 it doesn't, 2 the check could not run
 */
export async function runCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const say = (text: string) => terminal.stderr.write(`${hidden(text)}\n`)
  try {
    const model = await loadModel()
    const args = readArguments(argv, model)
    if (args.help) {
      terminal.stdout.write(usage)
      return 0
    }
    const { conforms, saysNothing } =
      args.har === null
        ? await run(model, args, terminal)
        : await judgeRecording(model, args, args.har, terminal)
    if (conforms) return 0
    return saysNothing ? 2 : 1
  } catch (error) {
    if (error instanceof Unreachable && error.seen)
      for (const line of tryLines(error.seen)) say(line)
    // The last line is the reason.
    if (error instanceof BadArguments)
      say(`\`${typed('check')} --help\` lists the options.\n${error.message}`)
    else if ([Unreachable, TargetLost, Throttled, OutOfTime].some((kind) => error instanceof kind))
      say(`Could not check. ${error instanceof Error ? error.message : ''}`)
    else
      say(
        `Could not check. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
    return 2
  }
}
