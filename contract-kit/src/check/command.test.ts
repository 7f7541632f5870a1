import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import * as standIns from '../stand-in'
import { freshStandIn } from '../stand-in-for-tests'
import { contract, patient, testServers } from './command-for-tests'

const { closing, site } = testServers()

it('checks its own stand-in with what it knows of it, and says so in each report', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'))
  closing.push(() => rm(folder, { recursive: true }))
  const file = (name: string) => path.join(folder, name)
  const only = ['--only', 'user/get_user,auth/verify_otp', ...patient]
  const reports = ['html', 'json', 'junit'].flatMap((kind) => ['--report', kind, file(kind)])
  const { code, out } = await contract('--write', ...only, ...reports)
  expect(out).toContain('without --only). 2 operations ok, 0 failed, 0 checked in part, 0 skipped')
  expect(code).toBe(0)
  expect(out).not.toContain('\u001b')
  expect(JSON.parse(await readFile(file('json'), 'utf8'))).toMatchObject({
    conforms: true,
    findings: [],
  })
  expect(await readFile(file('junit'), 'utf8')).toContain('tests="2" failures="0"')
  expect(await readFile(file('html'), 'utf8')).toContain('nothing wrong in what was asked')
})

it('starts the stand-in of examples where --static says so', async () => {
  const shared = await freshStandIn()
  const start = vi
    .spyOn(standIns, 'startStandIn')
    .mockResolvedValue({ ...shared, close: () => Promise.resolve() })
  const { code, out } = await contract('--static', '--write', '--only', 'user/send_otp', ...patient)
  expect(start).toHaveBeenCalledWith({ isStatic: true })
  expect(out).toContain('1 operation ok')
  expect(code).toBe(0)
})

it('checks a stand-in that runs elsewhere, as any other backend', async () => {
  const standIn = await freshStandIn()
  const target = ['--target', standIn.url, '--only', 'asset,auth/verify_otp', ...patient]
  const { code, out, error } = await contract(...target, '--key', standIn.key)
  expect(error).toContain('reading only')
  expect(out).toContain('0 failed, 0 checked in part, 1 skipped')
  expect(code).toBe(0)
  const refused = await contract(...target, '--key', 'salah')
  expect(refused.error).toContain('refuses every call with 403. Is --key right?')
  expect(refused.code).toBe(2)
})

it('asks the account host for accounts, and the main host for the rest', async () => {
  const standIn = await freshStandIn()
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
