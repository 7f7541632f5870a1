import { record, requiredText } from '@/api/decode'
import { ownedValue } from '@/lib/storage/owned-value'

/** The mosque that somebody has chosen as the own one. */
export interface OwnMasjid {
  slug: string
  title: string
}

/** @param stored as it was parsed from JSON @throws DecodeError for what is none */
export function parseOwnMasjid(stored: unknown): OwnMasjid {
  const { slug, title } = record<OwnMasjid>(stored, 'stored')
  return { slug: requiredText(slug, 'slug'), title: requiredText(title, 'title') }
}

/** The present owner's mosque on this device; null where none was chosen. */
export const ownMasjid = ownedValue<OwnMasjid | null>('jm-masjid', parseOwnMasjid, null)

/** A list with the own mosque, or its program, first. */
export const ownFirst = <T extends { slug: string }>(
  all: readonly T[],
  own: OwnMasjid | null,
): readonly T[] => {
  const first = all.find(({ slug }) => slug === own?.slug)
  return first === undefined || first === all[0]
    ? all
    : [first, ...all.filter((one) => one !== first)]
}
