import { hasCredentials } from '@/lib/address/has-credentials'
import { text } from './decode'

/**
 * An address that the app may link to: absolute and `https:`, without a user name or a password that would look like
 * another host. Null for anything else, which is shown as text.
 */
export function httpsUrl(value: string | null): string | null {
  const read = text(value)
  if (read === null || !/^https:\/\/[^/\\]/i.test(read)) return null
  try {
    const url = new URL(read)
    return hasCredentials(url) ? null : url.href
  } catch {
    // Not asked by `URL.canParse`, which the televisions that show Layar Masjid don't know.
    return null
  }
}
