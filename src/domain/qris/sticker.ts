import { cleanLine, cleanText } from '@/lib/text/clean-text'
import { isWhole, parseFields } from './emv'

/** A merchant of QRIS. */
export interface QrisMerchant {
  /** Tag 59. */
  name: string
  /** The National Merchant ID: `ID` and 13 digits. */
  nmid: string
}

/** What a QRIS code says of whoever is paid. */
export interface Sticker {
  merchant: string
  city: string | null
  /** As it is printed; null where the code has none, which can be nobody's that is registered. */
  nmid: string | null
  /** Whether it is for one payment alone (tag 01 is 12), as no sticker is. */
  isForOnePayment: boolean
  /** Whether it says how much is paid (tag 54). */
  hasAmount: boolean
}

/** What a QR code turned out to be. */
export type StickerReading =
  | { kind: 'qris'; sticker: Sticker }
  /** It begins as a payment code, and its lengths or its checksum are wrong. */
  | { kind: 'damaged' }
  /** An address, a Wi-Fi password …; '' where nothing of it can be seen. */
  | { kind: 'notQris'; text: string }

/** The name by which tag 51 says that it holds an NMID. */
const NATIONAL = 'ID.CO.QRIS.WWW'

/** @param text what a QR code holds, from whoever printed it */
export function readSticker(text: string): StickerReading {
  // Tag 00, the version, is the first.
  if (!/^0002\d\d/.test(text)) return { kind: 'notQris', text: cleanText(text) }
  const fields = isWhole(text) ? parseFields(text) : null
  if (fields === null) return { kind: 'damaged' }
  // Other countries have the same kind of code.
  if (fields.get('58') !== 'ID') return { kind: 'notQris', text: cleanText(text) }
  const merchant = cleanLine(fields.get('59') ?? '')
  const national = parseFields(fields.get('51') ?? '')
  if (merchant === '' || national === null) return { kind: 'damaged' }
  const isNational = national.get('00')?.toUpperCase() === NATIONAL
  return {
    kind: 'qris',
    sticker: {
      merchant,
      city: cleanLine(fields.get('60') ?? '') || null,
      nmid: isNational ? cleanLine(national.get('02') ?? '').toUpperCase() || null : null,
      isForOnePayment: fields.get('01') === '12',
      hasAmount: fields.has('54'),
    },
  }
}

export type Verdict = 'same' | 'otherName' | 'other'

/**
 * Whose a sticker is. The NMID decides: a name is easily copied. With the right NMID a name that differs is told apart,
 * since the NMID stands on each sticker for all to copy, while payers see the name.
 */
export function compare({ merchant, nmid }: Sticker, own: QrisMerchant): Verdict {
  if (nmid !== own.nmid) return 'other'
  return isSameName(merchant, own.name) ? 'same' : 'otherName'
}

/** Room for a name in tag 59, in characters: what the standard gives, and what two digits of a length can say. */
const ROOM = 25
const MOST = 99

/** Whether two names are one: stickers have them in capitals, with other spaces, and cut off. */
export function isSameName(printed: string, registered: string): boolean {
  // No sticker has a longer one, and to put thousands of combining marks in order takes a square of that time.
  const letters = (name: string) =>
    name.slice(0, MOST).normalize('NFKC').toUpperCase().replaceAll(/\s/g, '')
  const cut = registered.trim().replaceAll(/\s+/g, ' ').slice(0, ROOM)
  return [registered, cut].some((name) => letters(name) === letters(printed))
}
