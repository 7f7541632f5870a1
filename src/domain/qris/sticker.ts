import { cleanLine, cleanText } from '@/lib/text/clean-text'

/*
 * The code in a QRIS sticker, as EMVCo's "QR Code Specification for Payment Systems, Merchant-Presented Mode" lays it out:
 * data objects one after the other, the last of which is a checksum.
 */

/**
 * Splits data objects: two digits of an id, two of a length in characters, and as many characters. A template's value is
 * itself such a list.
 * @returns null where a length doesn't fit, something is left over, or an id comes twice: two apps could then read two
 *   recipients
 */
export function parseFields(text: string): ReadonlyMap<string, string> | null {
  const signs = Array.from(text)
  const fields = new Map<string, string>()
  let position = 0
  while (position < signs.length) {
    const [, id, length] = /^(\d\d)(\d\d)$/.exec(signs.slice(position, position + 4).join('')) ?? []
    const start = position + 4
    const end = start + Number(length)
    if (id === undefined || end > signs.length || fields.has(id)) return null
    fields.set(id, signs.slice(start, end).join(''))
    position = end
  }
  return fields
}

/**
 * CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) of a text's UTF-8.
 * @returns four upper-case hexadecimal digits
 */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Whether a code ends with the checksum (tag 63) of all that stands before it. */
export const isWhole = (code: string): boolean =>
  code.slice(-8, -4) === '6304' && crc16(code.slice(0, -4)) === code.slice(-4)

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
