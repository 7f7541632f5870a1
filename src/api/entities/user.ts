import { isCalendarDay } from '@/lib/calendar-day'
import { normalisePhone } from '@/lib/phone'
import { parseWib } from '@/lib/wib-date'
import { config } from '../config'
import { first, pictureUrl, record, text } from '../decode'
import type { components } from '../generated/backend'

type Schemas = components['schemas']

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
export function toUser(value: unknown): User | null {
  if (value === null) return null
  const wire = record<Schemas['User']>(value, 'data')
  const name = text(wire.nama)
  const phone = text(wire.whatsapp)
  if (name === null && phone === null) return null
  const birthdate = text(wire.tgl_lahir)
  return {
    name: name ?? '',
    phone: normalisePhone(phone ?? ''),
    email: text(wire.email),
    avatarUrl: pictureUrl(wire.avatar, config.assetUrl),
    // "0000-00-00" is some databases' word for "none".
    birthdate: birthdate !== null && isCalendarDay(birthdate) ? birthdate : null,
    address: text(wire.alamat),
    gender: text(wire.kelamin),
    greeting: text(wire.sapaan),
    joinedAt: parseWib(text(wire.created_date)),
  }
}

/** The referral code of a fundraiser; null for who isn't one yet (spec §3 Fundraiser). */
export function toReferralCode(value: unknown): string | null {
  return first(value, (item, what) =>
    text(record<NonNullable<Schemas['Fundraiser']>>(item, what).kode_ref),
  )
}
