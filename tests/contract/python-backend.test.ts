import { afterEach, expect, it } from 'vitest'
import { check } from '../../scripts/contract-check/check'
import { loadModel } from '../../scripts/contract-check/model'
import { notHere, OTP, type SecondBackend, startPythonBackend } from '../second-backend/start'
import { DEVELOPMENT_KEY } from '../../mock-server/start'

const model = await loadModel()
// Generous: a busy machine must not make the backend fail the check.
const PATIENCE_MS = 60_000

let backend: SecondBackend | null = null
afterEach(async () => {
  await backend?.close()
  backend = null
})

async function judge(...options: string[]) {
  backend = await startPythonBackend(options)
  const url = new URL(backend.url)
  const target = {
    main: url,
    account: url,
    key: DEVELOPMENT_KEY,
    origin: 'http://localhost:5173',
    timeoutMs: PATIENCE_MS,
  }
  const { findings, operations } = await check(model, {
    target,
    write: true,
    codeOf: () => OTP,
    samples: 1,
    limitMs: PATIENCE_MS,
  })
  const not = (summary: string) =>
    operations.filter((one) => one.summary === summary).map((one) => one.operation)
  return { findings, absent: not('absent'), partly: not('partly'), skipped: not('skipped') }
}

const optional = model.operations.filter((one) => one.optional).map(({ name }) => name)
const conforms = { findings: [], partly: [], skipped: [] }

// Its name says why, where it isn't run.
it.skipIf(notHere !== null)(
  `lets a backend pass that ends sessions and sends unknown fields ${notHere ?? ''}`,
  async () => {
    expect(await judge()).toEqual({ ...conforms, absent: [] })
  },
)

it.skipIf(notHere !== null)(`lets its contract 1.0 alone pass ${notHere ?? ''}`, async () => {
  expect(await judge('--base')).toEqual({ ...conforms, absent: optional })
})

it.skipIf(notHere !== null).each([
  ['auth/request_otp', 'auth/verify_otp'],
  ['news/get_list', 'news/get_detail'],
])(`without %s lets the rest pass, and %s in part ${notHere ?? ''}`, async (name, needy) => {
  const found = await judge('--without', name)
  expect(found).toEqual({ ...conforms, absent: [name], partly: [needy] })
})

it
  .skipIf(notHere !== null)
  .each(['auth/register#token', 'transaction/storeDonate#kunci', 'transaction/get_history'])(
  `without %s lets it pass ${notHere ?? ''}`,
  async (name) => {
    const found = await judge('--without', name)
    expect(found).toEqual({ ...conforms, absent: optional.filter((one) => one === name) })
  },
)
