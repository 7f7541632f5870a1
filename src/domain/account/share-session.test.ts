// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Session } from '@/lib/storage/owner'

vi.mock('@/api/client', async () =>
  (await import('./session-for-tests')).fakeClient(() => undefined),
)

const A: Session = { account: 'A', ended: false }
const B: Session = { account: 'B', ended: false }
const visitor: Session = { account: null, ended: false }

/** The tabs' channels. A message reaches all but its sender, at once. */
class Channel {
  static open = new Set<Channel>()
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    Channel.open.delete(this)
  }
}

let full = false
let stops: (() => void)[] = []

/** A tab with its own modules. */
async function openTab() {
  vi.resetModules()
  const [owner, user, share, watch] = await Promise.all([
    import('@/lib/storage/owner'),
    import('./hand-over'),
    import('./share-session'),
    import('./hand-over'),
  ])
  const client = new QueryClient()
  const stopper = new AbortController()
  watch.watchSession(client, stopper)
  stops.push(() => stopper.abort())
  const begin = () => stops.push(share.shareSession(client))
  return { ...owner, ...user, client, begin }
}

beforeEach(() => {
  full = false
  vi.stubGlobal('BroadcastChannel', Channel)
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  })
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.unstubAllGlobals()
  expect(Channel.open.size).toBe(0)
})

/** The storage is full from the start, or gets full, or a tab that couldn't write lives beside one that can. */
it.each(['full', 'full at last', 'full at first'])(
  'a tab follows the logout and the login of another one; storage %s',
  async (when) => {
    full = when !== 'full at last'
    const p = await openTab()
    const q = await openTab()
    p.begin()
    p.setSession(A)
    q.begin()
    q.setSession(A)
    p.client.setQueryData(p.USER_KEY, { name: 'Siti' })
    p.client.setQueryData(['get', '/fundraiser/get_user', {}], 'SITI12')
    const turn = p.ownerTurn.get()
    full = when !== 'full at first'
    /** Changes the session in tab q, and lets tab p know as a browser does, if the change can be stored. */
    const change = (next: Session) => {
      q.setSession(next)
      if (!full) dispatchEvent(new StorageEvent('storage', { key: 'jm-pemilik' }))
    }
    change(visitor)
    expect(p.owner()).toBeNull()
    expect(p.ownerTurn.get()).toBe(turn + 1)
    expect(
      p.client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ).toEqual([null])
    change(B)
    expect(p.session()).toEqual(B)
    expect(p.ownerTurn.get()).toBe(turn + 2)
    expect(q.ownerTurn.get()).toBe(0)
  },
)

it('tells what could not be stored before it ran', async () => {
  full = true
  const p = await openTab()
  p.begin()
  const q = await openTab()
  q.setSession(B)
  expect(p.owner()).toBeNull()
  q.begin()
  expect(p.owner()).toBe('B')
})

it('leaves a session that is stored to storage, and ignores what it can’t read', async () => {
  const p = await openTab()
  p.setSession(A)
  p.begin()
  const q = await openTab()
  q.begin()
  q.setSession(B)
  expect(p.owner()).toBe('A')
  for (const message of [null, 'B', {}, { account: 7 }]) new Channel().postMessage(message)
  expect(p.owner()).toBe('A')
  for (const channel of Channel.open) if (channel.onmessage === null) channel.close()
})

it('does without where there is no such channel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const p = await openTab()
  p.begin()
  p.setSession(A)
  expect(p.owner()).toBe('A')
})
