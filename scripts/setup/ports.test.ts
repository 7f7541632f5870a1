import { execFile } from 'node:child_process'
import { afterEach, expect, it, vi } from 'vitest'
import { root } from './packages.mjs'
import { busyMessage, portFromEnvironment } from './ports.mjs'

afterEach(() => vi.unstubAllEnvs())

it.each([
  [undefined, 4010],
  ['', 4010],
  [' ', 4010],
  ['1', 1],
  ['4020', 4020],
  ['65535', 65_535],
])('reads MOCK_PORT=%j as %d', (value, port) => {
  vi.stubEnv('MOCK_PORT', value)
  expect(portFromEnvironment('MOCK_PORT', 4010)).toBe(port)
})

it.each(['abc', '0', '-1', '65536', '80.5', 'Infinity', '4010x'])(
  'ends with one line for APP_PORT=%s',
  (value) => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`)
    })
    vi.stubEnv('APP_PORT', value)
    expect(() => portFromEnvironment('APP_PORT', 5173)).toThrow('exit 1')
    expect(lines.mock.calls).toEqual([[`APP_PORT must be a port from 1 to 65535, got "${value}".`]])
  },
)

it.each([
  [4011, 'MOCK_PORT=4012 npm run mock'],
  [65_535, 'MOCK_PORT=65534 npm run mock'],
])('names another port than the busy %d', (port, command) => {
  expect(busyMessage(port, 'MOCK_PORT', 'npm run mock')).toBe(
    `Port ${port} is busy: stop what uses it, or choose another one: ${command}`,
  )
})

it('doesn’t start the app and the stand-in on one port', async () => {
  const [code, error] = await new Promise<[unknown, string]>((resolve) => {
    const env = { ...process.env, MOCK_PORT: '4998', APP_PORT: '4998' }
    execFile(process.execPath, ['scripts/start.mjs'], { cwd: root, env }, (failure, _out, text) =>
      resolve([failure?.code, text]),
    )
  })
  expect(error).toMatch(/^MOCK_PORT and APP_PORT must differ, both are 4998.*\n$/)
  expect(code).toBe(1)
})
