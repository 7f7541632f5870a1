import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startStandIn } from '../stand-in'
import { contract, patient, testServers } from './command-for-tests'
import { loadModel } from './model'

const { closing, site } = testServers()
const { operations } = await loadModel()
const conforming = (count: number) =>
  `It conforms. ${count} operations ok, 0 failed, 0 checked in part, 0 skipped`

it('finds nothing wrong with the stand-in, reading or writing, and says so in each report', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'))
  closing.push(() => rm(folder, { recursive: true }))
  const file = (name: string) => path.join(folder, name)
  const reading = await contract(...patient)
  expect(reading.error).toContain('reading only')
  const writes = operations.filter((operation) => operation.writes).length
  // The only donation that can be asked for is one that doesn't exist.
  expect(reading.out).toContain(
    `It conforms. ${operations.length - writes - 1} operations ok, 0 failed, 1 checked in part, ${writes} skipped`,
  )
  expect(reading.code).toBe(0)
  const reports = ['html', 'json', 'junit'].flatMap((kind) => ['--report', kind, file(kind)])
  const { code, out } = await contract('--write', ...patient, ...reports)
  expect(out).toContain(conforming(operations.length))
  expect(code).toBe(0)
  expect(out).not.toContain('\u001b')
  expect(JSON.parse(await readFile(file('json'), 'utf8'))).toMatchObject({
    conforms: true,
    findings: [],
  })
  expect(await readFile(file('junit'), 'utf8')).toContain(
    `tests="${operations.length}" failures="0"`,
  )
  expect(await readFile(file('html'), 'utf8')).toContain('conforms to the contract')
})

it('finds nothing wrong with the contract’s own examples, served by Prism’s static mock', async () => {
  const { code, out } = await contract('--static', '--write', ...patient)
  expect(out).toContain(conforming(operations.length))
  expect(code).toBe(0)
})

it('checks a stand-in that runs elsewhere, as any other backend', async () => {
  const standIn = await startStandIn()
  closing.push(standIn.close)
  const target = ['--target', standIn.url, '--only', 'asset', ...patient]
  expect(await contract(...target, '--key', standIn.key)).toMatchObject({ code: 0 })
  const refused = await contract(...target, '--key', 'salah')
  expect(refused.error).toContain('refuses every call with 403. Is --key right?')
  expect(refused.code).toBe(2)
})

it('asks the account host for accounts, and the main host for the rest', async () => {
  const standIn = await startStandIn()
  closing.push(standIn.close)
  const asked = new Set<string>()
  // Stands in for the second host: the same backend by another port.
  const accounts = await site((request, response) => {
    asked.add(request.url?.replace(/\?.*/, '') ?? '')
    const headers = { ...request.headers, host: 'localhost' }
    const { method } = request
    const onward = httpRequest(
      `${standIn.url}${request.url ?? ''}`,
      { method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      },
    )
    request.pipe(onward)
  })
  const hosts = ['--target', standIn.url, '--account-target', accounts]
  const login = ['--login', '081234567890:rahasia123']
  const only = [
    '--only',
    'user/get_user,auth/logout,asset/get_all_payment_method,asset/get_capabilities,campaign/get_prayer_campaign',
  ]
  const { code, out } = await contract(
    ...hosts,
    '--key',
    standIn.key,
    ...login,
    ...only,
    ...patient,
  )
  expect(out).toContain('5 operations ok, 0 failed, 0 checked in part, 0 skipped')
  expect(code).toBe(0)
  expect([...asked].toSorted()).toEqual(['/auth', '/fundraiser', '/jalur-yang-tidak-ada', '/user'])
})

it('explains itself', async () => {
  const help = await contract('--help')
  expect(help.out).toContain('--target')
  expect(help.code).toBe(0)
  const wrong = await contract('--taget', 'x')
  expect(wrong.error).toMatch(
    /^`npm run contract -- --help` lists the options\.\nUnknown option '--taget'.*\n$/,
  )
  expect(wrong.code).toBe(2)
})
