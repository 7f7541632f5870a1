/** Reads QRIS payloads back, for tests: a picture that scans must also say what was meant. */
import { crc16 } from './qris'

/**
 * The top-level tags of a payload, by their two-digit id; 54 is the amount.
 * @throws RangeError when a length or the CRC is wrong
 */
export function parseQris(text: string): Map<string, string> {
  const body = text.slice(0, -4)
  if (crc16(body) !== text.slice(-4)) throw new RangeError('QRIS CRC does not match')
  return parseTags(text)
}

/** Splits EMVCo data objects; templates (26, 51, 62) are themselves such lists. @throws RangeError for a wrong length */
function parseTags(text: string): Map<string, string> {
  const tags = new Map<string, string>()
  let position = 0
  while (position < text.length) {
    const id = text.slice(position, position + 2)
    const length = Number(text.slice(position + 2, position + 4))
    const value = text.slice(position + 4, position + 4 + length)
    if (!/^\d{2}$/.test(id) || !Number.isInteger(length) || value.length !== length) {
      throw new RangeError(`QRIS: broken tag at ${position}`)
    }
    tags.set(id, value)
    position += 4 + length
  }
  return tags
}
