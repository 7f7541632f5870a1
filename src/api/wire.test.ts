import { beforeAll, describe, expect, it } from 'vitest'
import { type Backend, createBackend } from './client'
import { operations } from './generated/operations'
import { isOperationPath } from './transport'
import { PATIENCE_MS, startWire, wire } from './wire-for-tests'

let backend: Backend
let sentCredentials: RequestCredentials | undefined

beforeAll(async () => {
  backend = createBackend(await startWire(), {
    timeoutMs: PATIENCE_MS,
    fetch: (request) => {
      // Node's fetch has no cookie jar, so the test checks what the request asks the browser to do with cookies.
      sentCredentials = request.credentials
      return fetch(request)
    },
  })
})

describe('the kode rule on the wire', () => {
  it('sends a GET to the controller, with kode and key as headers and the query as it is', async () => {
    await backend.GET('/campaign/get_campaign_limit', { params: { query: { limit: 5 } } })
    expect(wire.arrivals).toHaveLength(1)
    expect(wire.arrivals[0]).toMatchObject({
      host: 'main',
      method: 'GET',
      path: '/campaign?limit=5',
      body: '',
      headers: { kode: 'get_campaign_limit', key: 'kunci-uji' },
    })
  })

  it('escapes what a donor may type', async () => {
    await backend.GET('/campaign/get_campaign_infaq', {
      params: { query: { search: 'a&b=c #é' } },
    })
    const url = new URL(wire.arrivals[0]?.path ?? '', 'http://x')
    expect(url.searchParams.get('search')).toBe('a&b=c #é')
  })

  it('sends a form as multipart, each field once, with the boundary in the content type', async () => {
    await backend.POST('/campaign/toggle_like', { body: { doa_id: '7' } })
    const [arrival] = wire.arrivals
    expect(arrival).toMatchObject({
      method: 'POST',
      path: '/campaign',
      headers: { kode: 'toggle_like' },
    })
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(
      arrival?.headers['content-type'] ?? '',
    )?.[1]
    expect(arrival?.body).toBe(
      `--${boundary}\r\nContent-Disposition: form-data; name="doa_id"\r\n\r\n7\r\n--${boundary}--\r\n`,
    )
    expect(arrival?.headers['content-length']).toBe(String(arrival?.body.length))
  })

  it('sends an empty body without a content type', async () => {
    await backend.POST('/user/get_user')
    expect(wire.arrivals[0]).toMatchObject({
      host: 'account',
      method: 'POST',
      path: '/user',
      body: '',
    })
    expect(wire.arrivals[0]?.headers['content-type']).toBeUndefined()
  })

  it.each(Object.entries(operations))(
    'sends %s to its host, with the cookie only where the contract says',
    async (path, { host, credentials }) => {
      if (!isOperationPath(path)) throw new Error(path)
      await Reflect.apply(backend.POST, null, [path])
      const [, controller, kode] = path.split('/')
      expect(wire.arrivals[0]).toMatchObject({
        host,
        path: `/${controller}`,
        headers: { kode, key: 'kunci-uji' },
      })
      expect(sentCredentials).toBe(credentials ? 'include' : 'omit')
    },
  )

  it('knows which only say that they were done', () => {
    const acknowledge = Object.entries(operations).filter(([, row]) => 'acknowledges' in row)
    expect(acknowledge.map(([path]) => path)).toEqual([
      '/campaign/toggle_like',
      '/user/edit_profile',
      '/user/send_otp',
      '/auth/login',
      '/auth/logout',
      '/auth/send_otp',
      '/auth/resend_otp',
      '/auth/register',
      '/auth/new-password',
      '/auth/forgot_password',
      '/fundraiser/register',
    ])
  })

  it('keeps accounts on their host', () => {
    const accounts = Object.entries(operations).filter(([, { host }]) => host === 'account')
    expect(new Set(accounts.map(([path]) => path.split('/')[1]))).toEqual(
      new Set(['user', 'auth', 'fundraiser']),
    )
  })
})
