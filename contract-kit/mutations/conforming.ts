import { check } from '../src/check/check'
import type { Target } from '../src/check/http/client'
import { loadModel } from '../src/check/model'
import type { RunOptions } from '../src/check/run'
import { PATIENCE_MS, targetAt } from '../src/check/target-for-tests'
import { startStandIn } from '../src/stand-in'
import { LOGIN, notHere, OTP, startPythonBackend } from '../second-backend/start'
import { NODE_OPERATIONS, startSecondBackend } from '../tests/node-backend'
import { startProxy } from './proxy'
import { safeHabits } from './safe-habits'

/** How soon the first round of careful backends says 429. Each later round says it elsewhere. */
const LEAST_CALLS = 17

/** A backend that conforms, and what the check has to be told so that it can ask for everything. */
interface Conforming {
  target: Target
  options: Partial<RunOptions>
  close: () => Promise<unknown>
}

const python = async (...options: string[]): Promise<Conforming> => {
  const { url, close } = await startPythonBackend(options)
  return { target: targetAt(new URL(url)), options: { codeOf: () => OTP, login: LOGIN }, close }
}

const starts: Readonly<Record<string, () => Promise<Conforming>>> = {
  'stand-in': async () => {
    const { url, codeOf, login, close } = await startStandIn()
    return { target: targetAt(new URL(url)), options: { codeOf, login }, close }
  },
  [`plain Node, ${NODE_OPERATIONS.length} operations`]: async () => {
    const { url, close, ...named } = await startSecondBackend()
    return { target: targetAt(url, named), options: { only: NODE_OPERATIONS }, close }
  },
  ...(notHere === null && {
    Python: () => python(),
    'Python that wants tokens': () => python('--token-required'),
  }),
}

/**
 * Checks each backend that conforms, as it is and with the habits of a careful one, and prints how many false alarms
 * there were: nothing may be found, and nothing be left out.
 * @param rounds how many times each is checked, in either way
 * @returns whether there was none
 */
export async function tryConforming(rounds: number): Promise<boolean> {
  if (!(Number.isInteger(rounds) && rounds > 0))
    throw new Error('--conforming takes how many times to check each backend: --conforming 10')
  if (notHere !== null) console.log(notHere)
  const alarms = await Promise.all(
    Object.entries(starts).map(([name, start]) => alarmsOf(name, start, rounds)),
  )
  return alarms.every((count) => count === 0)
}

async function alarmsOf(
  name: string,
  start: () => Promise<Conforming>,
  rounds: number,
): Promise<number> {
  const model = await loadModel()
  let alarms = 0
  for (const isCareful of [false, true]) {
    const what = `${name}${isCareful ? ', with safe habits' : ''}`
    const began = performance.now()
    let [calls, waits, found] = [0, 0, 0]
    for (let round = 0; round < rounds; round += 1) {
      // Begun anew each time, as ten teams would.
      const { target, options, close } = await start()
      const proxy = isCareful ? await startProxy(target.main.href) : null
      proxy?.mutate('*', safeHabits(model, target, LEAST_CALLS + round))
      const url = proxy ? new URL(proxy.url) : target.main
      const result = await check(model, {
        write: true,
        samples: 1,
        limitMs: PATIENCE_MS,
        timeMs: PATIENCE_MS * 60,
        waitMs: PATIENCE_MS * 60,
        onWait: () => (waits += 1),
        ...options,
        target: { ...target, main: url, account: url },
      })
      await proxy?.close()
      await close()
      calls += result.calls
      const told = [
        ...result.findings.map(({ check: by, operation, field, expected, seen }) =>
          [by, operation, field, expected, seen].join(' '),
        ),
        ...result.skipped.map(({ operation, reason }) => `skipped ${operation}: ${reason}`),
      ]
      found += told.length
      for (const line of told) console.error(`false alarm: ${what}, run ${round + 1}: ${line}`)
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `${what}: ${found} false alarms in ${rounds} runs, ${calls} calls, ${waits} waits, ${seconds} s`,
    )
    alarms += found
  }
  return alarms
}
