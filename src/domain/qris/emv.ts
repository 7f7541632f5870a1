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
