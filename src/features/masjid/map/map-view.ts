import { normalised } from '@/lib/text/clean-text'
import type { Location } from '@/domain/place/location-store'
import { type Coordinates, isWaiting } from '@/domain/place/distance'
import type { Program } from '@/domain/program/program'

/** Zoom of the map screen, and of one mosque's map. */
const DEVICE_ZOOM = 13
export const MASJID_ZOOM = 16

/** South-west and north-east corner of Indonesia, from Sabang to Merauke. */
export const INDONESIA = [
  [-11.1, 94.9],
  [6.2, 141.1],
] as const

/** What a map shows. */
export type MapView =
  { kind: 'centre'; position: Coordinates; zoom: number } | { kind: 'indonesia' }

/** A mosque on the map. */
export interface MapMarker {
  id: string
  title: string
  address: string | null
  position: Coordinates
  /** The address of the mosque's page; null on that page itself. */
  href: string | null
}

/**
 * What the map screen begins with: the device's surroundings; all of Indonesia when the position is unknown; null
 * ("Loading location...") while it may still come.
 */
export function viewOf(location: Location): MapView | null {
  if (location.kind === 'located')
    return { kind: 'centre', position: location.position, zoom: DEVICE_ZOOM }
  return isWaiting(location) ? null : { kind: 'indonesia' }
}

/** The markers of the mosques that have coordinates. */
export function markersOf(
  masjids: readonly Program[],
  href: (slug: string) => string,
): MapMarker[] {
  return masjids.flatMap(({ id, title, address, position, slug }) =>
    position === null ? [] : [{ id, title, address, position, href: href(slug) }],
  )
}

/** Without accents, case and punctuation, and one space between words: "Jami’ Al-Huda" → "jami al huda". */
function plain(text: string): string {
  return normalised(text, 'NFD')
    .toLowerCase()
    .replace(/[’‘'`\p{M}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** As many suggestions as fit above a phone's keyboard. */
export const MAX_SUGGESTIONS = 6

/**
 * Mosques whose name or address has all the words. First come names that begin with them, then names that contain them;
 * nothing for an empty search.
 */
export function findMasjids(masjids: readonly Program[], search: string): Program[] {
  const wanted = plain(search)
  if (wanted === '') return []
  const words = wanted.split(' ')
  const rank = ({ title, address }: Program): number => {
    const name = plain(title)
    if (name.startsWith(wanted) || name.startsWith(`masjid ${wanted}`)) return 0
    if (words.every((word) => name.includes(word))) return 1
    const all = `${name} ${plain(address ?? '')}`
    return words.every((word) => all.includes(word)) ? 2 : 3
  }
  const ranked: Program[][] = [[], [], []]
  for (const masjid of masjids) ranked[rank(masjid)]?.push(masjid)
  return ranked.flat().slice(0, MAX_SUGGESTIONS)
}
