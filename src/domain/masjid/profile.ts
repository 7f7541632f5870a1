import { config } from '@/api/config'
import { list, NothingFound, number, only, pictureUrl, text } from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query } from '@/api/query'
import {
  fiveShalat,
  type ListOfDays,
  type NextShalat,
  type Shalat,
} from '@/domain/prayer-times/next-shalat'
import type { QrisMerchant } from '@/domain/qris/sticker'
import { normalisePhone } from '@/lib/phone'

/** Minutes from each adzan to its iqamah. */
export type IqamahMinutes = Readonly<Record<Shalat, number>>

export const MINUTE_MS = 60_000

/** The first iqamah that is later than now, after Isya's tomorrow's; null beyond the known days. */
export function nextIqamah(
  now: number,
  days: ListOfDays,
  minutes: IqamahMinutes,
): NextShalat | null {
  const all = days.flatMap((day) =>
    fiveShalat.map((key) => ({ key, at: day[key] + minutes[key] * MINUTE_MS })),
  )
  return all.filter(({ at }) => at > now).toSorted((one, other) => one.at - other.at)[0] ?? null
}

type Wire = components['schemas']['MosqueProfile']

/** Somebody who runs a mosque. */
interface MasjidPerson {
  name: string
  office: string | null
  pictureUrl: string | null
}

/** What is known of a mosque beyond its name and place. */
export interface MasjidProfile {
  /** '' without a description. */
  html: string
  people: readonly MasjidPerson[]
  /** Without the leading 0 or 62. */
  phone: string | null
  email: string | null
  facilities: readonly string[]
  /** Addresses. */
  pictures: readonly string[]
  /** Its number in the register of the Ministry of Religious Affairs. */
  simasId: string | null
  /** Minutes from each adzan to its iqamah. */
  iqamah: IqamahMinutes | null
  /** Whose its own QRIS stickers are. */
  qris: QrisMerchant | null
}

/** What can't be read in a list is left out. @throws DecodeError where a list is none */
export function toMasjidProfile(wire: Wire): MasjidProfile {
  return {
    html: text(wire.deskripsi) ?? '',
    people: known(list(wire.pengurus, toPerson)),
    phone: toPhone(text(wire.telepon)),
    email: toEmail(text(wire.email)),
    facilities: known(list(wire.fasilitas, (one) => text(one))),
    pictures: known(list(wire.foto, (one) => pictureUrl(one, config.assetUrl))),
    simasId: text(wire.id_simas),
    iqamah: toIqamah(wire.iqamah),
    qris: toQris(wire.qris),
  }
}

const known = <T>(rows: readonly (T | null)[]): T[] => rows.filter((row) => row !== null)

function toPerson(wire: Wire['pengurus'][number] | null): MasjidPerson | null {
  const name = text(wire?.nama)
  if (name === null) return null
  return {
    name,
    office: text(wire?.jabatan),
    pictureUrl: pictureUrl(wire?.foto, config.assetUrl),
  }
}

/** A number that can be dialled, mobile or landline. */
function toPhone(value: string | null): string | null {
  const number = normalisePhone(value ?? '')
  return /^\d{7,13}$/.test(number) ? number : null
}

/** An address that nothing can be hidden in: "?" and "&" would begin a subject, a copy or a text. */
const toEmail = (value: string | null): string | null =>
  value !== null && /^[^\s@?&#%<>"]+@[^\s@?&#%<>"]+\.[^\s@?&#%<>"]+$/.test(value) ? value : null

/** Both, or none: a sticker is judged by the number, and a person compares the name. */
function toQris(wire: Wire['qris']): QrisMerchant | null {
  const [name, nmid] = [text(wire?.nama_merchant), text(wire?.nmid)]
  return name !== null && nmid !== null && /^ID\d{13}$/.test(nmid) ? { name, nmid } : null
}

/** All five, or none: half a table would be read as a whole one. */
export function toIqamah(wire: Wire['iqamah']): MasjidProfile['iqamah'] {
  const minutes = fiveShalat.map((shalat) => [shalat, number(wire?.[shalat])] as const)
  if (minutes.some(([, value]) => value === null || value < 0 || value > 60)) return null
  const of = (wanted: Shalat) => minutes.find(([shalat]) => shalat === wanted)?.[1] ?? 0
  return {
    subuh: of('subuh'),
    dzuhur: of('dzuhur'),
    ashar: of('ashar'),
    maghrib: of('maghrib'),
    isya: of('isya'),
  }
}

// Layar Masjid uses nothing of a profile but the iqamah, and leaves the rest out.
const read = /* @__PURE__ */ only(toMasjidProfile)

function select(answer: Parameters<typeof read>[0]): MasjidProfile {
  const profile = read(answer)
  if (profile === null) throw new NothingFound('Masjid tidak ditemukan.')
  return profile
}

/** A mosque's profile; only where the backend lists it. @throws ApiError 404 when there is no such mosque */
export const masjidProfileQuery = (slug: string) =>
  query(
    $optional.queryOptions(
      'get',
      '/mosque/get_profile',
      { params: { query: { slug } } },
      { select },
    ),
  )
