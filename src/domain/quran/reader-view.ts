import { record } from '@/api/decode'
import { storedValue } from '@/lib/storage/storage'
import { createStore } from '@/lib/store'
import type { VersePlace } from './mushaf'

/** The texts of a verse, in their order. */
export const textKinds = ['arab', 'latin', 'arti'] as const

/** Which of them are shown. */
export type ShownTexts = Readonly<Record<(typeof textKinds)[number], boolean>>

export const allTexts: ShownTexts = { arab: true, latin: true, arti: true }

/** Reads a stored choice; what it doesn't say is shown. */
export function parseShown(value: unknown): ShownTexts {
  const { arab, latin, arti } = record<ShownTexts>(value, 'shown')
  return { arab: arab !== false, latin: latin !== false, arti: arti !== false }
}

/** This device's choice. */
export const storedShownTexts = storedValue('jm-tilawah-teks', parseShown, allTexts)

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
