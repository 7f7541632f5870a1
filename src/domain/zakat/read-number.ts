import { formatThousands } from '@/lib/format-number'
import { plainText } from '@/lib/text/plain-text'

/** A number without rupiah, or why there is none. */
export type NumberReading =
  { kind: 'empty' } | { kind: 'number'; number: number } | { kind: 'refused'; problem: string }

const refused = (problem: string): NumberReading => ({ kind: 'refused', problem })

const NEGATIVE = 'Tidak boleh kurang dari nol.'

/** Words that may follow a number, which its label says already. */
const unit = / ?(?:gram|gr|g|kilogram|kilo|kg|liter|ltr|l|jiwa|orang|hari|%|persen)\.?$/

const tidy = (text: string) => plainText(text)?.toLowerCase().replace(unit, '')

/** Digits in groups of three: "1.250". */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/

/**
 * Reads how many there are.
 * @param most the largest number that is no slip
 * @param tooMany what is said of more
 */
export function readCount(text: string, most: number, tooMany: string): NumberReading {
  const plain = tidy(text)
  if (plain === '') return { kind: 'empty' }
  if (plain?.startsWith('-')) return refused(NEGATIVE)
  if (plain === undefined || !(/^\d+$/.test(plain) || GROUPED.test(plain)))
    return refused('Tulis bilangan bulat, misalnya 4.')
  const number = Number(plain.replaceAll('.', ''))
  if (number === 0) return refused('Paling sedikit 1.')
  return number > most ? refused(tooMany) : { kind: 'number', number }
}

/** A million, in the unit of the field: a ton of gold. */
const MOST_QUANTITY = 1_000_000

/**
 * Reads a quantity in thousandths: "12,5" → 12500. Three digits after one sign may be thousands or decimals, so that is
 * refused. A percentage has no thousands, and its three digits are decimals.
 */
export function readQuantity(text: string, isPercent = false): NumberReading {
  const plain = tidy(text)
  if (plain === '') return { kind: 'empty' }
  if (plain?.startsWith('-')) return refused(NEGATIVE)
  if (plain === undefined) return refused('Tulis dengan angka, misalnya 12,5.')
  if (!isPercent && /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) {
    const [head = '', tail = ''] = plain.split(/[.,]/)
    return refused(
      `Belum jelas: ${head}${tail} atau ${head},${tail.slice(0, 2)}? Tulis tanpa titik ribuan.`,
    )
  }
  const [, whole, decimals = ''] =
    /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+(?=,|$)|[1-9]\d{0,2}(?:,\d{3})+(?=\.|$))(?:[.,](\d{1,3}))?$/.exec(
      plain,
    ) ?? []
  if (whole === undefined || (decimals.length > 2 && !isPercent && decimals !== '000'))
    return refused('Tulis dengan angka, misalnya 12,5.')
  const digits = whole.replaceAll(/[.,]/g, '')
  if (digits.length > 9 || Number(digits) > (isPercent ? 100 : MOST_QUANTITY))
    return refused('Terlalu besar. Periksa angkanya.')
  return { kind: 'number', number: Number(digits) * 1000 + Number(decimals.padEnd(3, '0')) }
}

/** `12500` → `"12,5"`, `1250000` → `"1.250"`. @param thousandths a whole number, at least 0 */
export function quantityText(thousandths: number): string {
  const whole = formatThousands(Math.floor(thousandths / 1000))
  const decimals = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return decimals === '' ? whole : `${whole},${decimals}`
}
