import { paths } from '@/lib/address/paths'
import { safeReturnPath } from '@/lib/address/safe-redirect'

const INBOX = paths.messages()

/** An event that the worker lives for until the work is done. */
export interface Lasting {
  waitUntil: (work: Promise<unknown>) => void
}

/** The part of the worker's global scope that is used; its own types clash with a page's. */
export interface PushScope {
  location: { origin: string }
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> }
  clients: {
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Tab[]>
    openWindow: (path: string) => Promise<unknown>
  }
}

interface Tab {
  url: string
  focus: () => Promise<unknown>
  postMessage: (message: object) => void
}

const allTabs = ({ clients }: PushScope) =>
  clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * Says that there is a message, in the same words for each, since others see a locked screen: nothing of what was pushed
 * but where it leads. One that can't be read is told of too, or the browser would say that the app runs unseen.
 * @param pushed the contract's PushMessage, as text; empty where nothing came with it
 */
export async function showMessage(scope: PushScope, pushed: string): Promise<void> {
  const { id, tautan } = read(pushed)
  await scope.registration.showNotification('Jejaring Masjid', {
    body: 'Ada pesan baru untuk Anda.',
    lang: 'id',
    icon: '/icons/icon-192.png',
    // The same message, pushed again, is shown once.
    tag: typeof id === 'string' ? id : INBOX,
    data: safeReturnPath(tautan, scope.location.origin) ?? INBOX,
  })
  await tellTabs(scope)
}

function read(pushed: string): { id?: unknown; tautan?: unknown } {
  try {
    const json: unknown = JSON.parse(pushed)
    return typeof json === 'object' && json !== null ? json : {}
  } catch {
    return {}
  }
}

/**
 * Opens what a notification leads to. A tab that shows it already comes to the front; any other stays as it is, since a
 * form may be half filled in.
 */
export async function openMessage(scope: PushScope, data: unknown): Promise<void> {
  const path = safeReturnPath(data, scope.location.origin) ?? INBOX
  const tabs = await allTabs(scope)
  const there = tabs.find(({ url }) => safeReturnPath(url, scope.location.origin) === path)
  await (there ? there.focus() : scope.clients.openWindow(path))
}

/** Tells the open tabs to look: Pesan asks for messages, and subscribes again where the browser has given that up. */
export async function tellTabs(scope: PushScope): Promise<void> {
  for (const tab of await allTabs(scope)) tab.postMessage({ type: 'PUSHED' })
}
