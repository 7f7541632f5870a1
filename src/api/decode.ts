/**
 * Reads what the network gave into the app's own types, once, where it enters (design §3).
 * Backends of this kind send numbers as text and missing counts as null: both are read; what can't be
 * read at all is a {@link DecodeError}, which the client turns into an `ApiError`.
 */

/** An answer that departs from the contract; `message` names the field and what was expected. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError'
}

/** A contract object before its values are trusted: the names are known, the values are not. */
export type Wire<Schema> = Readonly<Partial<Record<keyof Schema, unknown>>>

/**
 * @param what names the thing in the error, for example `data[3]`
 * @throws DecodeError when the value is no object
 */
export function record<Schema>(value: unknown, what: string): Wire<Schema> {
  if (!isRecord<Schema>(value))
    throw new DecodeError(`${what}: expected an object, got ${kind(value)}`)
  return value
}

function isRecord<Schema>(value: unknown): value is Wire<Schema> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Reads an array; null counts as an empty one, as backends send it for "no rows". A row that can't be read is left
 * out: one spoilt record must not hide all the others.
 * @throws DecodeError for anything else that is no array, and where not one of its rows can be read
 */
export function list<T>(value: unknown, item: (value: unknown, what: string) => T): T[] {
  if (value === null) return []
  if (!Array.isArray(value)) throw new DecodeError(`data: expected an array, got ${kind(value)}`)
  const rows: T[] = []
  let spoilt: DecodeError | undefined
  for (const [index, entry] of value.entries()) {
    try {
      rows.push(item(entry, `data[${index}]`))
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error
      spoilt ??= error
    }
  }
  if (rows.length === 0 && spoilt) throw spoilt
  return rows
}

/** The first item of an array answer (or the object itself), null when there is none. */
export function first<T>(value: unknown, item: (value: unknown, what: string) => T): T | null {
  if (value === null) return null
  if (!Array.isArray(value)) return item(value, 'data')
  return value.length === 0 ? null : item(value[0], 'data[0]')
}

/** Text, trimmed; a number becomes its digits; null for nothing or blank. */
export function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  const trimmed = value.trim()
  return trimmed === '' ? null : trimmed
}

/** @throws DecodeError when there is no text */
export function requiredText(value: unknown, what: string): string {
  const read = text(value)
  if (read === null) throw new DecodeError(`${what}: expected text, got ${kind(value)}`)
  return read
}

/** A number, also when it came as text; null when there is none. */
export function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}

/** A whole, non-negative amount or count; null and what can't be read count as 0 (spec §3 total_donasi). */
export function count(value: unknown): number {
  const read = number(value)
  return read === null || read < 0 ? 0 : Math.round(read)
}

/** @throws DecodeError when it is no whole, non-negative number: an amount to pay is never guessed */
export function requiredAmount(value: unknown, what: string): number {
  const read = number(value)
  if (read === null || read < 0 || !Number.isSafeInteger(read))
    throw new DecodeError(`${what}: expected an amount in whole rupiah, got ${kind(value)}`)
  return read
}

/** A full http(s) address, also from a path below `base`; null for nothing and for schemes that could run a script. */
export function httpUrl(value: unknown, base: string): string | null {
  const read = text(value)
  if (read === null) return null
  if (!URL.canParse(read, `${base}/`)) return null
  const url = new URL(read, `${base}/`)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}

/** A picture's {@link httpUrl}; `data:image/…` is let through besides: a QR picture may come as one. */
export function pictureUrl(value: unknown, base: string): string | null {
  const read = text(value)
  return read !== null && /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i.test(read)
    ? read
    : httpUrl(read, base)
}

function kind(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (value === undefined) return 'nothing'
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : typeof value
}
