import { createServer } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './listen'

const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
const loopback = [
  '127.0.0.1',
  ...addresses.flatMap((one) => (one.address === '::1' ? ['::1'] : [])),
]

const answersAt = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port })
    socket.once('connect', () => resolve(Boolean(socket.destroy())))
    socket.once('error', () => resolve(false))
  })

it('listens on this machine alone, whichever of its two addresses `localhost` is', async () => {
  const server = createServer()
  const port = await listen(server)
  onTestFinished(() => void server.close())
  const answering: string[] = []
  for (const host of [...loopback, '127.0.0.2'])
    if (await answersAt(host, port)) answering.push(host)
  expect(answering).toEqual(loopback)
  await expect(listen(createServer(), port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
