import { hidden } from '../secrets'

/** What a text is as JSON; undefined for what is none. */
export function parsed(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}

/** The members of an object; none of anything else. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** The items of an array; none of anything else. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The items of a list, whether it comes whole or page by page, as `daftar`. */
export function rowsOf(data: unknown): readonly unknown[] {
  return itemsOf(isObject(data) ? membersOf(data)['daftar'] : data)
}

export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A member that is a text, or undefined. */
export function textAt(value: unknown, name: string): string | undefined {
  const member = membersOf(value)[name]
  return typeof member === 'string' ? member : undefined
}

/** A member that is a number, or undefined. */
export function numberAt(value: unknown, name: string): number | undefined {
  const member = membersOf(value)[name]
  return typeof member === 'number' ? member : undefined
}

/** What a JSON pointer leads to; undefined where it leads nowhere. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      return Array.isArray(inner) ? inner[Number(name)] : membersOf(inner)[name]
    }, value)
}

/** Text as forms carry it: a new line may come back written in another way, and spaces around it may be lost. */
export const asSent = (text = ''): string => text.replaceAll('\r\n', '\n').trim()

/** Removes an address's query, in which some storages put a new signature each time. Other values are unchanged. */
export const unsigned = (value: unknown) =>
  typeof value === 'string' && /^https?:/.test(value) ? value.replace(/\?.*/s, '') : value

const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu
/** Joins emoji, and letters of some scripts: without it they are others. */
const JOINERS = /[\u200c\u200d]/

/**
 * Text for a report: without secrets, before anything is cut off, and with control characters that can be seen. U+202E
 * turns around what stands behind it, and U+FEFF shows as nothing.
 */
export const visible = (text: string): string =>
  hidden(text).replace(INVISIBLE, (character) =>
    JOINERS.test(character)
      ? character
      : Array.from({ length: character.length }, (_unit, at) => unitOf(character, at)).join(''),
  )

const unitOf = (text: string, at: number) =>
  `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`

const MAX_SHOWN = 80

/** A value as a report shows it: its JSON on one line, cut where it is long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const json = visible(JSON.stringify(value))
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}… (${json.length} characters)` : json
}

/** How many signs before a difference a report shows. */
const SHOWN_BEFORE = 30

/** A text as a report shows it, from shortly before the sign that another text has not. */
export function shownFrom(text: string, other: string): string {
  const [signs, others] = [Array.from(text), Array.from(other)]
  const place = signs.findIndex((sign, index) => sign !== others[index])
  const from = place === -1 ? signs.length : place
  return shown(from < SHOWN_BEFORE ? text : `…${signs.slice(from - SHOWN_BEFORE).join('')}`)
}
