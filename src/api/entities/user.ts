import { normalisePhone } from '@/lib/phone'
import { record, text } from '../decode'
import type { components } from '../generated/backend'

/** The logged-in user, as far as giving needs them; the profile fields come with accounts. */
export interface User {
  name: string
  /** Without the leading 62 (spec §3). */
  phone: string
  email: string | null
}

/** Null for an empty answer: "non-empty user data" is what being logged in means (spec §5). */
export function toUser(value: unknown): User | null {
  if (value === null) return null
  const wire = record<components['schemas']['User']>(value, 'data')
  const name = text(wire.nama)
  const phone = text(wire.whatsapp)
  if (name === null && phone === null) return null
  return { name: name ?? '', phone: normalisePhone(phone ?? ''), email: text(wire.email) }
}
