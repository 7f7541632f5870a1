import { expect, it } from 'vitest'
import { RETURN_PATH_KEY, rememberReturnPath } from './return-path'
import { readStored } from './storage'

it('keeps the path under the key of the specification', () => {
  const kept = new Map<string, string>()
  const source = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  rememberReturnPath('/campaign/sumur?utm_source=web', source)
  expect(RETURN_PATH_KEY).toBe('redirect_after_login')
  expect(readStored(source, RETURN_PATH_KEY, (value) => value)).toBe(
    '/campaign/sumur?utm_source=web',
  )
})

it('lets a visitor go on where storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(() => {
    rememberReturnPath('/', denied)
  }).not.toThrow()
})
