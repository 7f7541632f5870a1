import { expect, test } from 'vitest'
import { corsHeaders } from './http'
import { isOfOwnNetwork, type OwnAddress } from './own-network'

const own: readonly OwnAddress[] = [
  { address: '127.0.0.1', family: 'IPv4', cidr: '127.0.0.1/8' },
  { address: '192.168.1.5', family: 'IPv4', cidr: '192.168.1.5/24' },
  { address: '203.0.113.7', family: 'IPv4', cidr: '203.0.113.7/24' },
  { address: 'fd00:1::5', family: 'IPv6', cidr: 'fd00:1::5/64' },
  { address: '2001:db8::5', family: 'IPv6', cidr: null },
]

test.each<[string, boolean]>([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['[::1]', true],
  ['192.168.1.5', true],
  ['192.168.1.77', true],
  ['192.168.2.5', false],
  ['10.0.0.5', false],
  // A public address of this machine is its own; its network is strangers'.
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['8.8.8.8', false],
  ['[fd00:1::99]', true],
  ['[fd00:2::5]', false],
  ['[2001:db8::5]', true],
  ['[2001:db8::6]', false],
  // As `URL` writes an address that is mapped into IPv6.
  ['[::ffff:808:808]', false],
  ['localhost', false],
  ['', false],
])('%s is of this machine or its network: %s', (hostname, is) => {
  expect(isOfOwnNetwork(hostname, own)).toBe(is)
})

test.each<[string, boolean]>([
  ['http://localhost:5173', true],
  ['http://a.localhost:5173', true],
  ['http://127.0.0.1:4173', true],
  ['http://[::1]:4173', true],
  ['http://8.8.8.8', false],
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
