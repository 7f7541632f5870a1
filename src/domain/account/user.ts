import { isCalendarDay } from '@/lib/calendar-day'
import { normalisePhone } from '@/lib/phone'
import { parseWib } from '@/lib/wib-date'
import { config } from '@/api/config'
import { certainText, pictureUrl, text, told } from '@/api/decode'
import type { components } from '@/api/generated/backend'

type Schemas = components['schemas']

/** What the profile lets one choose from. */
export type Gender = NonNullable<Schemas['User']['kelamin']>
export type Greeting = NonNullable<Schemas['User']['sapaan']>

/** The logged-in user (spec §3). What isn't filled in is null. */
export interface User {
  name: string
  /** Without the leading 62 (spec §3). */
  phone: string
  email: string | null
  avatarUrl: string | null
  /** `YYYY-MM-DD`. */
  birthdate: string | null
  address: string | null
  /** One of the profile's choices, or whatever else the backend holds: shown as it is. */
  gender: string | null
  greeting: string | null
  joinedAt: Date | null
}

/** Null for an empty answer: "non-empty user data" is what being logged in means (spec §5). */
export function toUser(data: Schemas['User'] | null): User | null {
  if (data === null) return null
  const wire = told(data, 'data')
  const name = certainText(wire.nama)
  const phone = certainText(wire.whatsapp)
  if (name === '' && phone === '') return null
  const birthdate = text(wire.tgl_lahir)
  return {
    name,
    phone: normalisePhone(phone),
    email: text(wire.email),
    avatarUrl: pictureUrl(wire.avatar, config.assetUrl),
    // "0000-00-00" is some databases' word for "none".
    birthdate: birthdate !== null && isCalendarDay(birthdate) ? birthdate : null,
    address: text(wire.alamat),
    gender: text(wire.kelamin),
    greeting: text(wire.sapaan),
    joinedAt: parseWib(certainText(wire.created_date)),
  }
}

/** The referral code of a fundraiser (spec §3 Fundraiser); null for an empty one. */
export const toReferralCode = (wire: NonNullable<Schemas['Fundraiser']>): string | null =>
  certainText(wire.kode_ref) || null
