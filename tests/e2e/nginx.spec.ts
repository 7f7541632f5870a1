import { connect } from 'node:http2'
import { expect, test } from './support/test'

test('behind TLS it speaks HTTP/2', { tag: '@server' }, async () => {
  const port = process.env['E2E_NGINX_TLS_PORT']
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false })
  const status = await new Promise((resolve, reject) => {
    session.on('error', reject)
    session.request({ ':path': '/infaq' }).on('response', (headers) => {
      resolve(headers[':status'])
    })
  })
  expect(session.alpnProtocol).toBe('h2')
  expect(status).toBe(200)
  session.destroy()
})
