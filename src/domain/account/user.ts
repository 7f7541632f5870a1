import { readCalendarDay } from '@/lib/time/calendar-day'
import { normalisePhone } from '@/lib/phone'
import { parseWib } from '@/lib/time/wib-date'
import { config } from '@/api/config'
import { certainText, pictureUrl, text, told } from '@/api/decode'
import type { components } from '@/api/generated/backend'

type Schemas = components['schemas']

/** The choices of the profile. */
export type Gender = NonNullable<Schemas['User']['kelamin']>
export type Greeting = NonNullable<Schemas['User']['sapaan']>

/** The logged-in user. Missing values are null. */
export interface User {
  name: string
  /** Without the leading 62. */
  phone: string
  email: string | null
  avatarUrl: string | null
  /** `YYYY-MM-DD`. */
  birthdate: string | null
  address: string | null
  /** One of the profile's choices, or whatever else the backend holds, which is shown as it is. */
  gender: string | null
  greeting: string | null
  joinedAt: Date | null
}

/** Null for an empty answer: a person is logged in only if there are user data. */
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
    // "0000-00-00" is how some databases write "none".
    birthdate: birthdate && readCalendarDay(birthdate),
    address: text(wire.alamat),
    gender: text(wire.kelamin),
    greeting: text(wire.sapaan),
    joinedAt: parseWib(certainText(wire.created_date)),
  }
}

/** The referral code of a fundraiser; null for an empty one. */
export const toReferralCode = (wire: NonNullable<Schemas['Fundraiser']>): string | null =>
  certainText(wire.kode_ref) || null
