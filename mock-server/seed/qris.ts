/** One EMVCo data object: two-digit id, two-digit length, value. */
function field(id: string, value: string): string {
  if (value.length === 0 || value.length > 99) {
    throw new RangeError(`QRIS tag ${id}: ${value.length} characters, expected 1 to 99`)
  }
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

function limited(what: string, value: string, max: number): string {
  // Lengths are counted in bytes by scanners, so anything beyond printable ASCII would shift every later tag.
  if (!/^[\x20-\x7e]+$/.test(value)) throw new RangeError(`QRIS ${what}: printable ASCII expected`)
  if (value.length > max) throw new RangeError(`QRIS ${what}: at most ${max} characters`)
  return value
}

/**
 * CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF), as tag 63 of EMVCo QR codes wants it.
 * @returns four upper-case hexadecimal digits
 */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? (crc << 1) & 0xffff : ((crc << 1) ^ 0x1021) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Who is paid. Every number here is made up: a scan shows a real-looking code that no bank knows. */
export interface QrisMerchant {
  /** At most 25 characters (EMVCo tag 59). */
  name: string
  /** At most 15 characters (EMVCo tag 60). */
  city: string
  postalCode: string
  /** National merchant id, `ID` and 13 digits (tag 51). */
  nmid: string
  /** Merchant PAN of the acquirer (tag 26-01). */
  pan: string
}

const devMerchant: QrisMerchant = {
  name: 'JEJARING MASJID',
  city: 'JAKARTA',
  postalCode: '10110',
  nmid: 'ID1020304010719',
  pan: '936009990000040107',
}

/** Charitable and social service organisations (ISO 18245). */
const MERCHANT_CATEGORY = '8398'
/** Indonesian rupiah (ISO 4217). */
const CURRENCY = '360'

function withCrc(payload: string): string {
  const open = `${payload}6304`
  return `${open}${crc16(open)}`
}

interface Payment {
  /** Whole rupiah, at least 1. */
  nominal: number
  /** Bill reference, at most 25 characters (tag 62-05). */
  code: string
}

function payload(merchant: QrisMerchant, { nominal, code }: Payment): string {
  return withCrc(
    [
      field('00', '01'),
      // 12 is paid once (11 again and again): apps refuse to let the donor change the amount of a 12.
      field('01', '12'),
      field(
        '26',
        field('00', 'ID.CO.EXAMPLE.WWW') +
          field('01', merchant.pan) +
          field('02', merchant.nmid.slice(2)) +
          field('03', 'UME'),
      ),
      field('51', field('00', 'ID.CO.QRIS.WWW') + field('02', merchant.nmid) + field('03', 'UME')),
      field('52', MERCHANT_CATEGORY),
      field('53', CURRENCY),
      field('54', String(nominal)),
      field('58', 'ID'),
      field('59', limited('merchant name', merchant.name, 25)),
      field('60', limited('merchant city', merchant.city, 15)),
      field('61', merchant.postalCode),
      field('62', field('05', limited('reference', code, 25)) + field('07', 'A01')),
    ].join(''),
  )
}

/**
 * The code for one donation: amount in tag 54, the donation's code in tag 62-05.
 * @param nominal whole rupiah, at least 1
 * @throws RangeError for an amount or a code that QRIS can't carry
 */
export function donationQris(
  nominal: number,
  code: string,
  merchant: QrisMerchant = devMerchant,
): string {
  if (!Number.isSafeInteger(nominal) || nominal < 1 || nominal > 9_999_999_999_999) {
    throw new RangeError(`QRIS amount: whole rupiah from 1 expected, got ${nominal}`)
  }
  return payload(merchant, { nominal, code })
}
