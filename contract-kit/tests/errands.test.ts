import { execFile } from 'node:child_process'
import { afterEach, expect, it } from 'vitest'
import { contractRoot, loadContract } from '../../openapi/read'
import { LOGIN, notHere, OTP, startPythonBackend } from '../second-backend/start'
import { itemsOf, membersOf, numberAt, textAt } from '../src/check/http/json'
import { codeOf } from '../src/check/walk/donation/donation-form'
import { listen } from '../src/listen'
import { errandFiles } from '../src/pack/errands'
import { createWireProxy } from '../src/pack/proxy'
import { STAND_IN_KEY } from '../src/stand-in'
import { freshStandIn } from '../src/stand-in-for-tests'

/** A backend, as somebody who replays errands sees it. */
interface Told {
  url: string
  login: { whatsapp: string; password: string }
  codeOf: (phone: string) => Promise<string | null> | string
}

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const backends: Readonly<Record<string, () => Promise<Told>>> = {
  'the stand-in': freshStandIn,
  ...(notHere === null && {
    'the second backend': async () => {
      const { url, close } = await startPythonBackend()
      ends.push(close)
      return { url, login: LOGIN, codeOf: () => OTP }
    },
  }),
}

/** Replays errands by a public tool. @returns what it says where one of them fails; null where none does */
function replay(
  server: string,
  files: readonly string[],
  inputs: Readonly<Record<string, string>>,
  workflow?: string,
): Promise<string | null> {
  const given = Object.entries(inputs).flatMap((input) => ['--input', input.join('=')])
  const only = workflow === undefined ? [] : ['--workflow', workflow]
  const paths = files.map((file) => `openapi/errands/${file}.yaml`)
  const args = ['respect', ...paths, '--server', `backend=${server}`, ...given, ...only]
  // The tool takes fields that the contract doesn't know for wrong. The check judges schemas, and does not.
  args.push('--severity', 'SCHEMA_CHECK=off')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return new Promise((resolve) => {
    execFile(
      'npx',
      ['--no-install', 'redocly', ...args],
      { cwd: contractRoot, env },
      (error, stdout, stderr) => resolve(error && `${stdout}${stderr}`),
    )
  })
}

it.each(Object.entries(backends))('replays every errand at %s', async (_, start) => {
  const told = await start()
  const url = new URL(told.url)
  const contract = await loadContract('backend')
  const proxy = createWireProxy(contract, { main: url, account: url, key: STAND_IN_KEY })
  const server = `http://localhost:${await listen(proxy)}`
  ends.push(() => proxy.close())
  const { whatsapp, password } = told.login
  const replayed = new Set<string>()
  const run = async (files: string[], inputs: Readonly<Record<string, string>>, flow?: string) => {
    for (const file of files) replayed.add(`${file}.yaml`)
    expect(await replay(server, files, inputs, flow)).toBeNull()
  }
  const codeDonate = await donated(server)
  await run(['claim', 'give', 'correct'], { whatsapp, password, codeDonate })
  const fresh = '81299900001'
  for (const [file, more] of [
    ['register', { whatsapp: fresh, password: 'Uji-errand-1' }],
    ['recover', { whatsapp, password: 'Uji-errand-2' }],
    ['change-number', { whatsapp, password: 'Uji-errand-2', newNumber: '81299900002' }],
  ] as const) {
    await run([file], more, 'ask')
    const code = (await told.codeOf(more.whatsapp)) ?? ''
    await run([file], { ...more, code }, 'finish')
  }
  expect([...replayed].toSorted()).toEqual(errandFiles())
})

it('says which step a backend fails at', async () => {
  const { url, login } = await freshStandIn()
  const said = await replay(url, ['correct'], login)
  expect(said).toMatch(/✗ .*step login/)
})

/** Makes a donation without an account, which no errand can: its code is a part of an address. @returns the code */
async function donated(server: string): Promise<string> {
  const ask = async (path: string, body: FormData | null = null): Promise<unknown> => {
    const answer = await fetch(`${server}/${path}`, { method: body ? 'POST' : 'GET', body })
    return membersOf(await answer.json())['data']
  }
  const [program] = itemsOf(await ask('campaign/get_campaign_limit?limit=1'))
  const [method] = itemsOf(await ask('asset/get_all_payment_method'))
  const form = new FormData()
  for (const [name, value] of [
    ['price', '50000'],
    ['donorName', 'Siti Rahmawati'],
    ['donorPhone', '81200000000'],
    ['codePayment', textAt(method, 'code')],
    ['typePayment', textAt(method, 'type')],
    ['programId', `ID-${numberAt(program, 'id')}`],
    ['programType', textAt(program, 'type')],
  ] as const)
    form.append(name, value ?? '')
  return codeOf(await ask('transaction/storeDonate', form)) ?? ''
}
