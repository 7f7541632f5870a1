import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { type Contract, loadContract } from '../../../openapi/read'
import { listen } from '../listen'
import { freshStandIn } from '../stand-in-for-tests'
import { createWireProxy } from './proxy'

let contract: Contract
beforeAll(async () => {
  contract = await loadContract('backend')
})

const servers: Server[] = []
afterEach(async () => {
  const closed = servers.splice(0).map((server) => {
    const end = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    return end
  })
  await Promise.all(closed)
})

async function serve(server: Server): Promise<string> {
  servers.push(server)
  return `http://localhost:${await listen(server)}`
}

/** A proxy in front of a host, or of two. */
function proxyTo(
  main: string,
  { account = main, key = null }: { account?: string; key?: string | null } = {},
) {
  return serve(createWireProxy(contract, { main: new URL(main), account: new URL(account), key }))
}

/** A host that says what it was asked. */
async function host(name: string) {
  const asked: { url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const answer: RequestListener = (request, response) => {
    void text(request).then((body) => {
      asked.push({ url: `${request.method} ${request.url}`, headers: request.headers, body })
      response.writeHead(422, 'Refused', {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'set-cookie': [
          'a=1; Domain=masjid.example; Path=/; Secure; HttpOnly',
          'b=secure; SameSite=None; secure; domain=x',
        ],
      })
      response.end(gzipSync(JSON.stringify({ name })))
    })
  }
  return { asked, url: await serve(createServer(answer)) }
}

it('makes a call of the contract one of the wire, and passes on everything else', async () => {
  const main = await host('main')
  const proxy = await proxyTo(`${main.url}/api/`, { key: 'kunci' })
  const form = new FormData()
  form.append('price', '20000')
  const response = await fetch(`${proxy}/transaction/storeDonate?a=%20b&a=2`, {
    method: 'POST',
    body: form,
    headers: { cookie: 's=1', kode: 'other' },
  })
  const [call] = main.asked
  expect(call?.url).toBe('POST /api/transaction?a=%20b&a=2')
  expect(call?.headers).toMatchObject({
    key: 'kunci',
    kode: 'storeDonate',
    cookie: 's=1',
    host: new URL(main.url).host,
  })
  expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(call?.body).toContain('20000')

  expect(response.status).toBe(422)
  expect(response.statusText).toBe('Refused')
  expect(response.headers.getSetCookie()).toEqual([
    'a=1; Path=/; HttpOnly',
    'b=secure; SameSite=None',
  ])
  expect(await response.json()).toEqual({ name: 'main' })
})

it('asks the host that the contract says, whatever the kode', async () => {
  const [main, account] = [await host('main'), await host('account')]
  const proxy = await proxyTo(main.url, { account: account.url })
  for (const path of ['/campaign/get_campaign_limit', '/auth/login', '/user/unknown', '/x/y'])
    await fetch(`${proxy}${path}`)
  expect(main.asked.map(({ url, headers }) => [url, headers['kode']])).toEqual([
    ['GET /campaign', 'get_campaign_limit'],
    ['GET /x', 'y'],
  ])
  expect(account.asked.map(({ url, headers }) => [url, headers['kode']])).toEqual([
    ['GET /auth', 'login'],
    ['GET /user', 'unknown'],
  ])
})

it('gives a key to calls without one, and lets a tool try a wrong one', async () => {
  const standIn = await freshStandIn()
  const proxy = await proxyTo(standIn.url, { key: standIn.key })
  const url = `${proxy}/asset/get_all_payment_method`
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(url, { headers: { key: 'salah' } })).status).toBe(403)
  const bare = await proxyTo(standIn.url)
  expect((await fetch(`${bare}/asset/get_all_payment_method`)).status).toBe(403)
})

it('answers itself where nothing can be asked', async () => {
  const main = await host('main')
  const proxy = await proxyTo(main.url)
  for (const path of ['/', '/campaign', '/a/b/c', '//b']) {
    const response = await fetch(`${proxy}${path}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: false, data: null })
  }
  expect(main.asked).toEqual([])

  const gone = createServer()
  const nowhere = await serve(gone)
  await new Promise((resolve) => gone.close(resolve))
  const refused = await fetch(`${await proxyTo(nowhere)}/campaign/get_campaign_limit`)
  expect(refused.status).toBe(502)
  expect(await refused.json()).toMatchObject({ status: false, data: null })
})
