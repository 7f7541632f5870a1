import { vi } from 'vitest'

/** The keys of each subscription: a point of the curve, and 16 bytes. */
export const PUSH_KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}

/** A browser's push service, as far as it is asked. */
export class PushBrowser {
  permission: NotificationPermission = 'default'
  /** What a person says when asked. */
  answer: NotificationPermission = 'granted'
  endpoint: string | null = null
  key = ''
  made = 0

  readonly pushManager = {
    getSubscription: () => Promise.resolve(this.endpoint === null ? null : this.subscription),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      this.made += 1
      this.endpoint = `https://push.example/${this.made}`
      this.key = applicationServerKey
      return Promise.resolve(this.subscription)
    },
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      options: { applicationServerKey: Uint8Array.from(Buffer.from(this.key, 'base64url')).buffer },
      toJSON: () => ({ keys: PUSH_KEYS }),
      unsubscribe: () => {
        this.endpoint = null
        return Promise.resolve(true)
      },
    }
  }

  /** Is this page's browser from now on. @returns ends that */
  install(): () => void {
    const registration = { pushManager: this.pushManager }
    vi.stubGlobal('PushManager', {})
    vi.stubGlobal('Notification', {
      permission: this.permission,
      requestPermission: () => {
        this.permission = this.answer
        Object.assign(Notification, { permission: this.answer })
        return Promise.resolve(this.answer)
      },
    })
    const value = Object.assign(new EventTarget(), {
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    })
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
    return () => void Reflect.deleteProperty(navigator, 'serviceWorker')
  }
}
