/** What identifies an account. The backend sends no id, so it is the phone number of the login. */
export interface Identity {
  /** Without the leading 62. May be empty. */
  phone: string
  name?: string
  email?: string | null
}

/** A short digest by which an account is recognised while it is logged in; its stored data lie under a random mark. */
export function accountDigest({ phone, name = '', email }: Identity): string {
  return digest(phone === '' ? `${name}\n${email ?? ''}` : phone)
}

/**
 * A 53-bit hash in base 36 (the well-known cyrb53). Enough for the few accounts of one device, and synchronous, unlike
 * `crypto.subtle`.
 */
export function digest(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
