// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerTurn, setSession } from './owner'
import { findAccount, keepTidy, noteAccount, sealAccounts } from './sealed-storage'

const DIGEST = 'abc123'
const everything = () =>
  JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)))
const known = (): unknown => JSON.parse(localStorage.getItem('jm-akun') ?? 'null')

/** The account logs in and gives. @returns its mark */
async function logIn(digest = DIGEST) {
  const mark = await findAccount(digest)
  setSession({ account: mark, ended: false })
  noteAccount(mark, digest)
  localStorage.setItem(`@${mark}/jm-donasi`, '["A1"]')
  return mark
}

/** The ways in which it isn't logged in any more. */
const ways = [
  ['logged out', () => setSession({ account: null, ended: false })],
  ['whose session has ended', (mark) => setSession({ account: mark, ended: true })],
] satisfies [string, (mark: string) => void][]

beforeEach(() => {
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((how, key, length) =>
    derive(typeof how === 'object' ? { ...how, iterations: 1 } : how, key, length),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  setSession({ account: null, ended: false })
  localStorage.clear()
})

describe.each(ways)('what an account has left that is %s', (_, leave) => {
  it('tells nothing of it, on two devices', async () => {
    const found = new Set<unknown>()
    for (let device = 0; device < 2; device += 1) {
      localStorage.clear()
      const mark = await logIn()
      expect(mark).toMatch(/^[\da-f]{32}$/)
      leave(mark)
      await sealAccounts()
      expect(everything()).not.toContain(DIGEST)
      expect(localStorage.getItem('jm-akun')).toMatch(/^\{"[\da-f]{32}":"_[\da-f]{32}"\}$/)
      found.add(mark)
      for (const hash of Object.values(known() ?? {})) found.add(hash)
      setSession({ account: null, ended: false })
    }
    expect(found.size).toBe(4)
  })

  it('takes a slow hash, and none once it is sealed', async () => {
    leave(await logIn())
    await sealAccounts()
    expect(vi.mocked(crypto.subtle.deriveBits).mock.calls[0]?.[0]).toMatchObject({
      name: 'PBKDF2',
      iterations: 600_000,
    })
    const sealed = known()
    await sealAccounts()
    expect(known()).toEqual(sealed)
  })

  it('comes back to it alone, sealed or not', async () => {
    const mark = await logIn()
    leave(mark)
    expect(await findAccount(DIGEST)).toBe(mark)
    await sealAccounts()
    expect(await findAccount('def456')).not.toBe(mark)
    expect(await findAccount(DIGEST)).toBe(mark)
  })

  it('stays its own where it logs in while that is being sealed, in either order', async () => {
    const mark = await logIn()
    leave(mark)
    const sealing = sealAccounts()
    expect(await logIn()).toBe(mark)
    await sealing
    expect(known()).toEqual({ [mark]: DIGEST })
    leave(mark)
    const finding = findAccount(DIGEST)
    await sealAccounts()
    expect(await finding).toBe(mark)
  })

  it('comes back to it where it was recorded later', async () => {
    const mark = await logIn()
    localStorage.removeItem(`@${mark}/jm-donasi`)
    leave(mark)
    await sealAccounts()
    localStorage.setItem(`@${mark}/jm-donasi`, '["A1"]')
    await sealAccounts()
    expect(await findAccount(DIGEST)).toBe(mark)
    expect(localStorage.getItem(`@${mark}/jm-donasi`)).toBe('["A1"]')
  })

  it('is sealed at the next visit where the tab was closed meanwhile', async () => {
    const mark = await logIn()
    leave(mark)
    const derive = vi.mocked(crypto.subtle.deriveBits)
    derive.mockReturnValueOnce(new Promise(() => undefined))
    void sealAccounts()
    await expect.poll(() => derive.mock.calls.length).toBeGreaterThan(0)
    expect(localStorage.getItem(`@${mark}/jm-donasi`)).toBe('["A1"]')
    await sealAccounts()
    expect(everything()).not.toContain(DIGEST)
    expect(await findAccount(DIGEST)).toBe(mark)
  })
})

it('is deleted after a logout without a slow hash, as on a page without TLS, and stays until then', async () => {
  const mark = await logIn()
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  setSession({ account: mark, ended: true })
  await sealAccounts()
  expect(await findAccount(DIGEST)).toBe(mark)
  setSession({ account: null, ended: false })
  await sealAccounts()
  expect(everything()).not.toContain('A1')
  expect(everything()).not.toContain(DIGEST)
})

it('an account that another one has replaced isn’t known any more', async () => {
  localStorage.removeItem(`@${await logIn()}/jm-donasi`)
  const mark = await logIn('def456')
  // At once: there is nothing to hash.
  void sealAccounts()
  expect(known()).toEqual({ [mark]: 'def456' })
})

it('what a former version has left under the digest itself is sealed, and found', async () => {
  localStorage.setItem(`@${DIGEST}/jm-donasi`, '["A1"]')
  expect(await findAccount(DIGEST)).toBe(DIGEST)
  await sealAccounts()
  expect(everything()).not.toContain(DIGEST)
  const mark = await findAccount(DIGEST)
  expect(localStorage.getItem(`@${mark}/jm-donasi`)).toBe('["A1"]')
})

it('a number that has changed is recognised from then on', async () => {
  const mark = await logIn()
  noteAccount(mark, 'def456')
  expect(await findAccount('def456')).toBe(mark)
  setSession({ account: null, ended: false })
  await sealAccounts()
  expect(await findAccount('def456')).toBe(mark)
  expect(await findAccount(DIGEST)).not.toBe(mark)
})

it('the account stays itself where all that is stored is deleted', async () => {
  const mark = await logIn()
  localStorage.clear()
  expect(await findAccount(DIGEST)).toBe(mark)
})

it('two tabs that can store nothing come to the same mark', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(await findAccount(DIGEST)).toBe(await findAccount(DIGEST))
})

it('a logout deletes what was seen, the end of a session does not', async () => {
  const deleted = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('caches', { delete: deleted })
  const stop = keepTidy()
  const mark = await logIn()
  ownerTurn.next()
  setSession({ account: mark, ended: true })
  ownerTurn.next()
  expect(deleted).not.toHaveBeenCalled()
  setSession({ account: null, ended: false })
  ownerTurn.next()
  expect(deleted).toHaveBeenCalledExactlyOnceWith('jm-dilihat')
  stop()
})
