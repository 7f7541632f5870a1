import { expect, test } from 'vitest'
import { corsHeaders } from './http'

test.each<[string, boolean]>([
  ['http://localhost:5173', true],
  ['http://a.localhost:5173', true],
  ['http://127.0.0.1:4173', true],
  ['http://[::1]:4173', true],
  ['http://192.168.1.77:4173', true],
  ['http://172.31.0.5', true],
  ['http://172.32.0.5', false],
  ['http://[fd00:1::99]', true],
  ['http://8.8.8.8', false],
  // As `URL` writes an address that is mapped into IPv6.
  ['http://[::ffff:808:808]', false],
  ['http://[2606:4700::1111]', false],
  ['http://134744072', false],
  ['https://jahat.example', false],
  ['http://localhost.jahat.example', false],
  ['null', false],
])('CORS with credentials for %s: %s', (origin, isAllowed) => {
  const headers = corsHeaders(origin)
  expect('access-control-allow-origin' in headers).toBe(isAllowed)
  expect(headers['vary']).toBe('Origin')
})
