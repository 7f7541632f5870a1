import type { Form } from '@/api/client'
import { optionalBackend } from '@/api/optional-backend'
import { subscribe, unsubscribe } from '@/lib/service-worker'
import { ownedValue } from '@/lib/storage/owned-value'

/** That the present owner wants to be told of messages on this device; null where nobody has asked for it. */
export const pushStore = ownedValue<{ aktif: true } | null>(
  'jm-pemberitahuan',
  () => ({ aktif: true }),
  null,
)

/** The device can't remember that push is on, so nobody could turn it off later. */
export class NotKept extends Error {}

/**
 * Tells the backend where to push, as often as it is asked: the subscription may have moved or expired, and the backend
 * forgets it with the session.
 * @param vapidKey `settings.vapid_key`
 */
export async function keepPush(vapidKey: string): Promise<void> {
  const body: Form<'/user/store_push'> = await subscribe(vapidKey)
  await optionalBackend.POST('/user/store_push', { body })
}

/**
 * Asks the browser's permission, and has messages pushed from then on. Only after a tap that says so.
 * @returns false where it isn't given
 * @throws ApiError, {@link NotKept}, and what the browser says where it can't
 */
export async function turnPushOn(vapidKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await keepPush(vapidKey)
  if (pushStore.update(() => ({ aktif: true }))) return true
  await turnPushOff()
  throw new NotKept()
}

/** Takes the way back. The browser's subscription ends even if the backend can't be told: it hears so when it pushes. */
export async function turnPushOff(): Promise<void> {
  pushStore.update(() => null)
  const endpoint = await unsubscribe()
  if (endpoint === null) return
  await optionalBackend
    .POST('/user/store_push', { body: { endpoint } satisfies Form<'/user/store_push'> })
    .catch(() => undefined)
}
