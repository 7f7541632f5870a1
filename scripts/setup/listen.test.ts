import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { createServer as createViteServer } from 'vite'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startStandIn } from '../../mock-server/start'
import { hostFromEnvironment, listen, nameInAddress } from './listen.mjs'
import { root } from './packages.mjs'

afterEach(() => vi.unstubAllEnvs())

const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
const hasIpv6 = addresses.some(({ address }) => address === '::1')

/** This machine's addresses in its networks, and 127.0.0.2, which answers only if a server listens on all addresses. */
const elsewhere = [
  '127.0.0.2',
  ...addresses.flatMap(({ internal, address, scopeid }) => (internal || scopeid ? [] : [address])),
]

const answersAt = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => {
      resolve(false)
    })
  })

async function answering(port: number) {
  const hosts = ['127.0.0.1', ...(hasIpv6 ? ['::1'] : []), ...elsewhere]
  const answers = await Promise.all(hosts.map((host) => answersAt(host, port)))
  return hosts.filter((_host, index) => answers[index])
}

const loopback = ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])]

describe('on this machine alone', () => {
  it('the stand-in', async () => {
    const standIn = await startStandIn({ port: 0, quiet: true })
    onTestFinished(standIn.close)
    expect(await answering(standIn.port)).toEqual(loopback)
    for (const host of ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])])
      expect((await fetch(`http://${host}:${standIn.port}/keuangan`)).status).toBe(200)
  })

  it('the dev server (npm run dev, npm start)', async () => {
    const free = createServer()
    const port = await listen(free, { port: 0, host: null })
    await new Promise((resolve) => free.close(resolve))
    vi.stubEnv('APP_PORT', String(port))
    const cacheDir = await mkdtemp(path.join(tmpdir(), 'jm-'))
    const vite = await createViteServer({
      configFile: path.join(root, 'vite.config.ts'),
      cacheDir,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
    })
    onTestFinished(() => vite.close())
    await vite.listen()
    await expect.poll(() => answering(port)).toEqual(loopback)
  })
})

it('says that a port is busy, on either address', async () => {
  for (const host of loopback) {
    const [other, server] = [createServer(), createServer()]
    const port = await listen(other, { port: 0, host })
    onTestFinished(() => void other.close())
    await expect(listen(server, { port, host: null })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    expect(server.listening).toBe(false)
  }
})

it('listens where HOST says', async () => {
  for (const unset of [undefined, '', ' ']) {
    vi.stubEnv('HOST', unset)
    expect(hostFromEnvironment()).toBeNull()
  }
  vi.stubEnv('HOST', '0.0.0.0')
  const standIn = await startStandIn({ port: 0, quiet: true, host: hostFromEnvironment() })
  onTestFinished(standIn.close)
  expect(await answersAt('127.0.0.1', standIn.port)).toBe(true)
  const outside = elsewhere.filter((host) => host.includes('.') && host !== '127.0.0.2')
  for (const host of outside) expect(await answersAt(host, standIn.port)).toBe(true)
})

it.each([
  [null, 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['192.168.1.5', '192.168.1.5'],
  ['::1', '[::1]'],
  ['laptop.local', 'laptop.local'],
])('the address of a server on %s has %s', (host, name) => {
  expect(nameInAddress(host)).toBe(name)
})
