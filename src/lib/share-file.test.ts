import { afterEach, expect, test, vi } from 'vitest'
import { shareFile } from './share-file'

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
