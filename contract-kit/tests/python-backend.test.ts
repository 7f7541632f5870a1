import { afterEach, expect, it } from 'vitest'
import { check } from '../src/check/check'
import { loadModel } from '../src/check/model'
import type { RunOptions } from '../src/check/run'
import { PATIENCE_MS, targetAt } from '../src/check/target-for-tests'
import {
  capabilityNames,
  LOGIN,
  notHere,
  OTP,
  type SecondBackend,
  startPythonBackend,
} from '../second-backend/start'

const model = await loadModel()

let backend: SecondBackend | null = null
afterEach(async () => {
  await backend?.close()
  backend = null
})

/**
 * Most calls are wrong on purpose. With one thing withheld they are those that the whole backend gets, or that of
 * contract 1.0. The same goes for controllers that the withheld part doesn't concern.
 */
const without = ['hostile', 'key', 'kode', 'method', 'origin', 'preflight', 'unknown'] as const
const account = ['asset', 'auth', 'user', 'fundraiser']

async function checked(options: readonly string[], known: Partial<RunOptions>) {
  backend = await startPythonBackend(options)
  const target = targetAt(new URL(backend.url))
  return check(model, { target, write: true, ...known, samples: 1, limitMs: PATIENCE_MS })
}

async function judge(options: readonly string[], less: Partial<RunOptions> = {}) {
  const { findings, operations } = await checked(options, {
    codeOf: () => OTP,
    login: LOGIN,
    ...less,
  })
  const not = (summary: string) =>
    operations.filter((one) => one.summary === summary).map((one) => one.operation)
  return { findings, absent: not('absent'), partly: not('partly'), skipped: not('skipped') }
}

const optional = model.operations.filter((one) => one.optional).map(({ name }) => name)
// One that it loses is missed by the screens of tests/repository/second-backend-withheld.test.tsx.
const listed = capabilityNames()
/** Of these controllers, the operations that it doesn't list, and the one that is withheld. */
const lacks = (withheld: string | null = null, only: readonly string[] = []) =>
  optional.filter(
    (name) =>
      (!listed.includes(name) || name === withheld) &&
      (only.length === 0 || only.some((controller) => name.startsWith(`${controller}/`))),
  )
const conforms = { findings: [], partly: [], skipped: [] }

// Its name says why, where it isn't run.
it.skipIf(notHere !== null)(
  `lets a backend pass that ends sessions, sends unknown fields and refuses forms without a token ${notHere ?? ''}`,
  async () => {
    // Each value by chance costs seventy calls.
    expect(await judge(['--token-required'], { oddValues: 3 })).toEqual({
      ...conforms,
      absent: lacks(),
    })
  },
)

it.skipIf(notHere !== null)(`lets its contract 1.0 alone pass ${notHere ?? ''}`, async () => {
  expect(await judge(['--base'], { oddValues: 0 })).toEqual({ ...conforms, absent: optional })
})

it.skipIf(notHere !== null)(
  `says what it needs to judge forms that want a token, and blames nobody ${notHere ?? ''}`,
  async () => {
    const { findings, skipped } = await checked(['--token-required'], { without, only: account })
    expect(findings).toEqual([])
    const reasons = new Map(skipped.map(({ operation, reason }) => [operation, reason]))
    expect(reasons.get('auth/register')).toContain('(--otp CODE or --otp-command COMMAND)')
    expect(reasons.get('auth/new-password')).toContain('auth/register made no account')
  },
)

it.skipIf(notHere !== null)(
  `says which account would show sums of less than the whole history ${notHere ?? ''}`,
  async () => {
    const only = ['transaction/get_history']
    const { findings, skipped } = await checked([], { without, only })
    expect(findings).toEqual([])
    expect(skipped.map(({ operation }) => operation)).toEqual(only)
    expect(skipped[0]?.reason).toContain(
      'paid donations on two of them (--login WHATSAPP:PASSWORD)',
    )
  },
)

it.skipIf(notHere !== null).each([
  ['auth/request_otp', 'auth/verify_otp', account],
  ['news/get_list', 'news/get_detail', ['asset', 'news']],
])(`without %s lets the rest pass, and %s in part ${notHere ?? ''}`, async (name, needy, only) => {
  const found = await judge(['--without', name], { without, only })
  expect(found).toEqual({ ...conforms, absent: lacks(name, only), partly: [needy] })
})

it.skipIf(notHere !== null).each([
  ['auth/register#token', account, []],
  ['transaction/storeDonate#kunci', ['asset', 'campaign', 'mosque', 'transaction'], []],
  // Paid zakat of an account is looked for in its history.
  ['transaction/get_history', ['asset', 'auth', 'transaction'], ['transaction/get_receipt']],
])(`without %s lets it pass ${notHere ?? ''}`, async (name, only, partly) => {
  const found = await judge(['--without', name], { without, only })
  expect(found).toEqual({ ...conforms, absent: lacks(name, only), partly })
})
