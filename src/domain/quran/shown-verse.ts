import { storedValue } from '@/lib/storage/storage'
import { createStore } from '@/lib/store'
import type { VersePlace } from './mushaf'

/** The id of a verse's heading, on a page that shows the verse. */
export const verseId = ({ surah, ayat }: VersePlace): string => `ayat-${surah}-${ayat}`

/** A verse on the page; null where the page doesn't show it. */
export const shownVerse = (place: VersePlace): HTMLElement | null =>
  document.getElementById(verseId(place))?.closest('li') ?? null

/**
 * Whether a page that shows the verses goes along with the one that is played: until a person scrolls, and again once
 * that is wished for.
 */
export const followingStore = createStore(() => true)

/** Null for what is no choice. */
export function parseFollowFocus(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null
}

/** Whether the keyboard's focus goes along too, on this device. */
export const storedFollowFocus = storedValue('jm-tilawah-fokus', parseFollowFocus, false)
