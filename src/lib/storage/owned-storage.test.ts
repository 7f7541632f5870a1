// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { memoryStore } from './memory-store-for-tests'
import { carriedBy, localOf, ownedBy, personalLocal } from './owned-storage'
import { owner, type Owner, session, setSession, syncSession } from './owner'

let kept: Map<string, string>
let whose: Owner
const owned = ownedBy(
  () => memoryStore(kept)(),
  () => whose,
)
const carried = carriedBy(
  () => memoryStore(kept)(),
  () => whose,
)

beforeEach(() => {
  kept = new Map()
  whose = null
})
afterEach(() => {
  setSession({ account: null, ended: false })
  localStorage.clear()
})

describe('a value with an owner', () => {
  it('can be read by its owner only; the visitor’s has the plain key', () => {
    owned().setItem('jm-donasi', 'of the visitor')
    whose = 'A'
    expect(owned().getItem('jm-donasi')).toBeNull()
    owned().setItem('jm-donasi', 'of A')
    whose = 'B'
    expect(owned().getItem('jm-donasi')).toBeNull()
    owned().removeItem('jm-donasi')
    whose = 'A'
    expect(owned().getItem('jm-donasi')).toBe('of A')
    whose = null
    expect(owned().getItem('jm-donasi')).toBe('of the visitor')
    expect(kept.get('jm-donasi')).toBe('of the visitor')
  })

  it('can’t be read through an address that ends like another owner’s key', () => {
    whose = 'A'
    owned().setItem('jm-draf-donasi:campaign:sumur', 'of A')
    whose = null
    for (const slug of ['sumur@A', '@A/sumur', '@A/jm-draf-donasi:campaign:sumur'])
      expect(owned().getItem(`jm-draf-donasi:campaign:${slug}`)).toBeNull()
  })
})

/** Who stored the value, and who may read it. */
test.each<[Owner, Owner, boolean]>([
  [null, null, true],
  [null, 'A', true],
  ['A', 'A', true],
  ['A', null, false],
  ['A', 'B', false],
])('what goes along through the login, of %j, for %j: %j', (from, to, may) => {
  whose = from
  carried().setItem('redirect_after_login', '/profile')
  expect(kept.get('redirect_after_login')).toBe('/profile')
  whose = to
  expect(carried().getItem('redirect_after_login')).toBe(may ? '/profile' : null)
  whose = null
  carried().setItem('redirect_after_login', '/infaq')
  whose = 'B'
  expect(carried().getItem('redirect_after_login')).toBe('/infaq')
  carried().removeItem('redirect_after_login')
  expect(kept.size).toBe(0)
})

/** Changes of the session in order, and the owner after each. */
test.each<[string, { account: Owner; ended: boolean }, Owner]>([
  ['A logs in', { account: 'A', ended: false }, 'A'],
  ['A’s session ends', { account: 'A', ended: true }, null],
  ['B logs in', { account: 'B', ended: false }, 'B'],
  ['B logs out', { account: null, ended: false }, null],
])('%s', (_, next, now) => {
  setSession(next)
  expect(owner()).toBe(now)
  expect(session()).toEqual(next)
  personalLocal().setItem('jm-donasi', 'x')
  expect(localOf(now)().getItem('jm-donasi')).toBe('x')
  // Another tab, or a reload, has the same owner.
  expect(syncSession()).toBe(false)
  expect(owner()).toBe(now)
})

test.each(['', '""', '"!"', '{}', '["A b"]', '"A!!"', '{'])(
  'a damaged word about the session, %j, is the visitor’s',
  (text) => {
    setSession({ account: 'A', ended: false })
    localStorage.setItem('jm-pemilik', text)
    expect(syncSession()).toBe(true)
    expect(owner()).toBeNull()
    expect(session()).toEqual({ account: null, ended: false })
  },
)
