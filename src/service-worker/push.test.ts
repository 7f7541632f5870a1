import { expect, it, vi } from 'vitest'
import { openMessage, type PushScope, showMessage, tellTabs } from './push'

const origin = 'https://masjid.example'

function scopeWith(...urls: string[]) {
  const tabs = urls.map((url) => ({ url, focus: vi.fn(), postMessage: vi.fn() }))
  const showNotification = vi.fn<PushScope['registration']['showNotification']>()
  const openWindow = vi.fn<PushScope['clients']['openWindow']>()
  const scope: PushScope = {
    location: { origin },
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow },
  }
  return { scope, tabs, showNotification, openWindow }
}

it.each<[string, string, string]>([
  [
    '{"id":"psn-1","tautan":"/campaign/sumur/report?kabar=1"}',
    'psn-1',
    '/campaign/sumur/report?kabar=1',
  ],
  ['{"id":"psn-1","tautan":null}', 'psn-1', '/pesan'],
  ['{"id":"psn-1","tautan":"//jahat.example/masuk"}', 'psn-1', '/pesan'],
  ['{"id":"psn-1","tautan":"https://jahat.example"}', 'psn-1', '/pesan'],
  ['{"id":7,"tautan":"javascript:alert(1)"}', '/pesan', '/pesan'],
  ['', '/pesan', '/pesan'],
  ['null', '/pesan', '/pesan'],
  ['{"id":', '/pesan', '/pesan'],
])('shows %s as one tag and one path, in the same words', async (pushed, tag, data) => {
  const { scope, showNotification } = scopeWith()
  await showMessage(scope, pushed)
  expect(showNotification.mock.calls).toEqual([
    [
      'Jejaring Masjid',
      { body: 'Ada pesan baru untuk Anda.', lang: 'id', icon: '/icons/icon-192.png', tag, data },
    ],
  ])
})

it('shows nothing of what else was pushed', async () => {
  const { scope, showNotification } = scopeWith()
  await showMessage(scope, '{"id":"a","tautan":"/pesan","judul":"Donasi Siti Rp 50.000"}')
  expect(JSON.stringify(showNotification.mock.calls)).not.toMatch(/Siti|50/)
})

it.each<[string, unknown, string[], number | null, string | null]>([
  ['the tab that shows it', '/pesan', [`${origin}/zakat`, `${origin}/pesan`], 1, null],
  ['a new one beside a form', '/pesan', [`${origin}/campaign/sumur/donate`], null, '/pesan'],
  [
    'a new one for another message',
    '/campaign/a?kabar=1',
    [`${origin}/campaign/a`],
    null,
    '/campaign/a?kabar=1',
  ],
  ['Pesan where it leads elsewhere', 'https://jahat.example', [], null, '/pesan'],
])('opens %s', async (_, data, urls, focused, opened) => {
  const { scope, tabs, openWindow } = scopeWith(...urls)
  await openMessage(scope, data)
  expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual(
    urls.map((_url, index) => (index === focused ? 1 : 0)),
  )
  expect(openWindow.mock.calls).toEqual(opened === null ? [] : [[opened]])
})

it('tells each open tab of a message, and of a subscription that has moved', async () => {
  const { scope, tabs } = scopeWith(`${origin}/`, `${origin}/pesan`)
  await showMessage(scope, '')
  await tellTabs(scope)
  for (const { postMessage } of tabs)
    expect(postMessage.mock.calls).toEqual([[{ type: 'PUSHED' }], [{ type: 'PUSHED' }]])
})
