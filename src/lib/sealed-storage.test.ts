// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { setSession } from './owner'
import { findSealed, sealLeft } from './sealed-storage'

const stored = () => Object.fromEntries(Object.entries(localStorage))
const sealed = () => Object.keys(localStorage).filter((key) => key.startsWith('@_'))

/** An account has logged out, and has left a donation under the digest of its number. */
function leave() {
  setSession({ account: null, ended: false })
  localStorage.setItem('@abc123/jm-donasi', '["A1"]')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  setSession({ account: null, ended: false })
  localStorage.clear()
})

it('is under a mark of this device alone, which doesn’t have the account’s own', async () => {
  const found = new Set<string>()
  // On two devices.
  while (found.size < 2) {
    localStorage.clear()
    leave()
    await sealLeft()
    const [key = '', ...others] = sealed()
    expect(others).toEqual([])
    expect(key).toMatch(/^@_[\da-f]{32}\/jm-donasi$/)
    expect(localStorage.getItem(key)).toBe('["A1"]')
    expect(JSON.stringify(stored())).not.toContain('abc123')
    expect(found).not.toContain(key)
    found.add(key)
  }
})

it('takes a slow hash', async () => {
  leave()
  const derive = vi.spyOn(crypto.subtle, 'deriveBits')
  await sealLeft()
  expect(derive.mock.calls).toHaveLength(1)
  expect(derive.mock.calls[0]?.[0]).toMatchObject({ name: 'PBKDF2', iterations: 600_000 })
})

it('comes back to the account alone', async () => {
  leave()
  await sealLeft()
  const another = await findSealed('def456')
  another()
  expect(sealed()).toHaveLength(1)
  const giveBack = await findSealed('abc123')
  expect(sealed()).toHaveLength(1)
  giveBack()
  expect(sealed()).toEqual([])
  expect(localStorage.getItem('@abc123/jm-donasi')).toBe('["A1"]')
})

it('costs nothing where nobody has left anything', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits')
  await sealLeft()
  const giveBack = await findSealed('abc123')
  giveBack()
  expect(derive).not.toHaveBeenCalled()
  expect(localStorage.getItem('jm-garam')).toBeNull()
})

it('stays with an account that has logged in meanwhile', async () => {
  leave()
  const sealing = sealLeft()
  setSession({ account: 'abc123', ended: false })
  await sealing
  expect(localStorage.getItem('@abc123/jm-donasi')).toBe('["A1"]')
})

it('is deleted where there is no slow hash, as on a page without TLS', async () => {
  leave()
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await sealLeft()
  expect(JSON.stringify(stored())).not.toContain('A1')
})
