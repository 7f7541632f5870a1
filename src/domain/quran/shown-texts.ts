import { record } from '@/api/decode'
import { storedValue } from '@/lib/storage/storage'

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
