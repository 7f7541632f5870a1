/** The browser's side of web push: one subscription for this device, whoever uses it. */

/** Whether this browser can be pushed to. Webviews can't, and iOS only where the app was installed. */
export const canPush = (): boolean =>
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

/**
 * Calls back when the service worker says that a message has come, or that the browser has given the subscription up.
 * @returns ends that
 */
export function onPushed(heard: () => void): () => void {
  if (!canPush()) return () => undefined
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', heard)
  return () => serviceWorker.removeEventListener('message', heard)
}

/** What the backend needs to push here, by its own names. */
export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/** @returns null without a service worker: a dev server has none, and some browsers refuse it */
async function pushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration ? (await navigator.serviceWorker.ready).pushManager : null
}

/**
 * Subscribes this browser, or says again where it is subscribed. A subscription for another key is given up first.
 * @param vapidKey the backend's public key, base64url
 * @throws where the browser can't: without a service worker or a permission, or when its push service isn't reached
 */
export async function subscribe(vapidKey: string): Promise<PushAddress> {
  const manager = await pushManager()
  if (!manager) throw new Error('No service worker')
  let subscription = await manager.getSubscription()
  if (subscription && keyOf(subscription) !== vapidKey) {
    await subscription.unsubscribe()
    subscription = null
  }
  subscription ??= await manager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: vapidKey,
  })
  const { p256dh, auth } = subscription.toJSON().keys ?? {}
  if (p256dh === undefined || auth === undefined) throw new Error('A subscription without keys')
  return { endpoint: subscription.endpoint, p256dh, auth }
}

/** Ends this browser's subscription. @returns its endpoint; null where there was none. Never rejects */
export async function unsubscribe(): Promise<string | null> {
  if (!canPush()) return null
  try {
    const subscription = (await (await pushManager())?.getSubscription()) ?? null
    await subscription?.unsubscribe()
    return subscription?.endpoint ?? null
  } catch {
    // The push service can't be reached. Nothing is sent any more once the session has ended.
    return null
  }
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
