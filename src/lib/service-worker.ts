/**
 * The page's side of the service worker: registers it, notices a new version, and subscribes to web push, once for this
 * device, whoever uses it.
 */

import { updateStore } from './new-version'
import { serviceWorkerUrl } from './trusted-types'

const ASK_AGAIN_MS = 60 * 60_000

let started = false

/** Registers the service worker, in a build only: a dev server's files change while it runs. Never rejects. */
export async function startServiceWorker(): Promise<void> {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  started = true
  try {
    watch(await navigator.serviceWorker.register(serviceWorkerUrl(), { updateViaCache: 'none' }))
  } catch {
    // Refused (private window, no space), or what a blocker or a frame has in its place: the app works without it.
  }
}

function watch(registration: ServiceWorkerRegistration) {
  const look = () => {
    // The very first one takes over at once: it isn't a new version.
    if (!registration.waiting || !navigator.serviceWorker.controller) return
    updateStore.set(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') look()
    })
  })
  // An installed app may stay open for days, so it also checks when it is shown again.
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/**
 * Asks the host whether there is a newer version, which {@link updateStore} then holds.
 * @returns whether one was found; it may still be loading
 * @throws when there is no service worker, or the host can't be reached
 */
export async function askForUpdate(): Promise<boolean> {
  if (!navigator.onLine) throw new Error('Offline')
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('No service worker')
  const { installing, waiting } = await registration.update()
  return installing !== null || waiting !== null
}

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
