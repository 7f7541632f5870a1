import { hasCredentials } from '@/lib/address/has-credentials'
import { text } from './decode'

/**
 * An address that the app may link to: absolute and `https:`, without a user name or a password that would look like
 * another host. Null for anything else, which is shown as text.
 */
export function httpsUrl(value: string | null): string | null {
  const read = text(value)
  if (read === null || !/^https:\/\/[^/\\]/i.test(read) || !URL.canParse(read)) return null
  const url = new URL(read)
  return hasCredentials(url) ? null : url.href
}
