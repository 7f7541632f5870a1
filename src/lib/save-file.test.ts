import { afterEach, expect, test, vi } from 'vitest'
import { isInApp, shareFile } from './save-file'

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F'
const chrome =
  'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [`${android}; wv) ${chrome} Instagram 349.0.0.42.104 Android`, true],
  [`${android}; wv) ${chrome}`, true],
  [`${android}) ${chrome} [FB_IAB/FB4A;FBAV/480.0.0.54.88;]`, true],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.54.88]`, true],
  [`${iphone} Mobile/15E148`, true],
  [`${android}) ${chrome} WhatsApp/2.24.20`, true],
  [
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36`,
    false,
  ],
  [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, false],
  [`${iphone} CriOS/129.0.6668.46 Mobile/15E148 Safari/604.1`, false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', false],
  ['', false],
])('%s: a webview %s', (userAgent, expected) => {
  vi.stubGlobal('navigator', { userAgent })
  expect(isInApp()).toBe(expected)
})

const file = new File(['x'], 'a.png', { type: 'image/png' })
const fails = (name: string) => () => Promise.reject(new DOMException('', name))

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no share sheet', {}, false],
  ['one that tells nothing of files', { share: () => Promise.resolve() }, false],
  ['one that takes no files', { canShare: () => false, share: () => Promise.resolve() }, false],
  ['shared', { canShare: () => true, share: () => Promise.resolve() }, true],
  ['closed', { canShare: () => true, share: fails('AbortError') }, true],
  ['refused', { canShare: () => true, share: fails('NotAllowedError') }, false],
  ['another one still open', { canShare: () => true, share: fails('InvalidStateError') }, false],
])('%s', async (_, navigator, done) => {
  vi.stubGlobal('navigator', navigator)
  expect(await shareFile(file, 'A')).toBe(done)
})
