/** What tells accounts apart on the wire: there is no id, only the number that one logs in with. */
export interface Identity {
  /** Without the leading 62; may be empty. */
  phone: string
  name?: string
  email?: string | null
}

/**
 * A short mark of an account, to write beside what is its own. It stands for the number, so that the number itself
 * doesn't stay on a device that its user has logged out of.
 */
export function accountMark({ phone, name = '', email }: Identity): string {
  return digest(phone === '' ? `${name}\n${email ?? ''}` : phone)
}

/** 53 bits (the public cyrb53): few accounts share a device, and it has to be there at once, unlike `crypto.subtle`. */
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
