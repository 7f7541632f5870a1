// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSession } from '@/lib/storage/owner'
import { PUSH_KEYS, PushBrowser } from './push-browser-for-tests'
import { keepPush, NotKept, pushStore, turnPushOff, turnPushOn } from './push'

const KEY = `B${'k'.repeat(86)}`

let browser = new PushBrowser()
let uninstall = () => {}
/** What the backend was told, and what it answers. */
let told: Record<string, string>[] = []
let status = 200

beforeEach(() => {
  browser = new PushBrowser()
  told = []
  status = 200
  localStorage.clear()
  setSession({ account: 'a', ended: false })
  uninstall = browser.install()
  vi.stubGlobal('fetch', async (request: Request) => {
    expect(request.headers.get('kode')).toBe('store_push')
    const form = await request.formData()
    told.push(
      Object.fromEntries(
        [...form].map(([name, value]) => [name, value instanceof File ? '' : value]),
      ),
    )
    const isDone = status === 200
    return Response.json({ status: isDone, message: 'Ya.', data: null }, { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  uninstall()
})

const stored = (number: number) => ({
  endpoint: `https://push.example/${number}`,
  ...PUSH_KEYS,
})

it('is on once the browser allows it and the backend knows where to push', async () => {
  expect(await turnPushOn(KEY)).toBe(true)
  expect(told).toEqual([stored(1)])
  expect(pushStore.get()).not.toBeNull()
  setSession({ account: 'b', ended: false })
  expect(pushStore.get()).toBeNull()
})

it.each(['denied', 'default'] as const)('stays off where the answer is %s', async (permission) => {
  browser.answer = permission
  expect(await turnPushOn(KEY)).toBe(false)
  expect([browser.made, told, pushStore.get()]).toEqual([0, [], null])
})

it('stays off where the backend refuses', async () => {
  status = 500
  await expect(turnPushOn(KEY)).rejects.toMatchObject({ status: 500 })
  expect(pushStore.get()).toBeNull()
})

it('is taken back where the device can’t keep that it is on', async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  await expect(turnPushOn(KEY)).rejects.toBeInstanceOf(NotKept)
  expect(browser.endpoint).toBeNull()
  expect(told.at(-1)).toEqual({ endpoint: 'https://push.example/1' })
})

it.each<[string, () => void, object, number]>([
  ['the same subscription', () => undefined, stored(1), 1],
  ['one that has expired', () => (browser.endpoint = null), stored(2), 2],
  ['one of the backend’s former key', () => (browser.key = `B${'f'.repeat(86)}`), stored(2), 2],
])('renews %s', async (_, happen, last, made) => {
  await turnPushOn(KEY)
  happen()
  await keepPush(KEY)
  expect([told.at(-1), told.length, browser.made]).toEqual([last, 2, made])
})

it.each([200, 500])('is off after the way back, whatever the backend says (%i)', async (answer) => {
  await turnPushOn(KEY)
  status = answer
  await turnPushOff()
  expect([browser.endpoint, pushStore.get()]).toEqual([null, null])
  expect(told.at(-1)).toEqual({ endpoint: 'https://push.example/1' })
})
