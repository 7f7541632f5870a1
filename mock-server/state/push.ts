import { createECDH } from 'node:crypto'
import type { Message } from './inbox'

/** A browser's push subscription, as store_push brings it. */
interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
  /** It ends with this session. */
  session: string | null
}

/** What a push says: nothing by which anybody could tell who gave what. */
const payloadOf = ({ id, tautan }: Message): string => JSON.stringify({ id, tautan })

/** A push service's way to say that a subscription has ended. */
const GONE = [404, 410]

/** Where to push to. Each process has its own keys: a reset keeps them, since browsers keep what they subscribed to. */
export class Push {
  private readonly keys = createECDH('prime256v1')
  readonly vapidKey = this.keys.generateKeys('base64url')
  private readonly byEndpoint = new Map<string, Subscription>()

  clear(): void {
    this.byEndpoint.clear()
  }

  store(subscription: Subscription): void {
    this.byEndpoint.set(subscription.endpoint, subscription)
  }

  /** @param isOwn whether a session is the account's that takes it away */
  remove(endpoint: string, isOwn: (session: string | null) => boolean): void {
    const known = this.byEndpoint.get(endpoint)
    if (known && isOwn(known.session)) this.byEndpoint.delete(endpoint)
  }

  get endpoints(): string[] {
    return [...this.byEndpoint.keys()]
  }

  /**
   * Sends a message to the account's browsers, and drops what has ended. Only endpoints on this machine are called, and
   * without TLS, since no browser's service has to know of a test and nothing here has a certificate.
   * @param isOwn whether a session is the account's, and goes on
   */
  async send(message: Message, isOwn: (session: string | null) => boolean): Promise<void> {
    const { generateRequestDetails } = await import('web-push')
    const vapidDetails = {
      subject: 'mailto:pengembang@masjid.example',
      publicKey: this.vapidKey,
      privateKey: this.keys.getPrivateKey('base64url'),
    }
    const own = [...this.byEndpoint.values()].filter(({ session }) => isOwn(session))
    const here = own.filter(({ endpoint }) => new URL(endpoint).hostname === 'localhost')
    await Promise.all(
      here.map(async (subscription) => {
        const { endpoint, method, headers, body } = generateRequestDetails(
          subscription,
          payloadOf(message),
          { vapidDetails, TTL: 86_400 },
        )
        const url = endpoint.replace(/^https:/, 'http:')
        const { status } = await fetch(url, { method, headers, body: new Uint8Array(body) })
        if (GONE.includes(status)) this.byEndpoint.delete(subscription.endpoint)
      }),
    )
  }
}
