/** An event for a calendar file. */
export interface CalendarEvent {
  /** The same for the same event, so that adding it twice changes it. */
  uid: string
  title: string
  /** A moment; a whole day, `YYYY-MM-DD`; or an hour by the clock of wherever the person is, `YYYY-MM-DDTHH:mm`. */
  start: Date | string
  /** In the form of the start. */
  end: Date | string | null
  /** When it comes again, with an alarm at each start: a rule (RFC 5545, 3.3.10) that `start` keeps. */
  repeats?: string
  /** Which version of the event this is: calendars keep the highest. */
  sequence?: number
  description: string
  location: string
  /** An absolute address. */
  url: string
}

/** The most octets of a line (RFC 5545, 3.1), without its end. */
const LINE_OCTETS = 75

/**
 * A calendar file of one event (RFC 5545). Moments are written in UTC, which every calendar shows in the person's zone;
 * hours without a zone ("floating", 3.3.5) stay the same in every zone.
 * @param now when the file is made
 */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { uid, title, start, end, repeats, sequence, description, location, url } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jejaring Masjid//Kalender//ID',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(now)}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    time('DTSTART', start),
    ...(end === null ? [] : [time('DTEND', end)]),
    ...(repeats === undefined ? [] : [`RRULE:${repeats}`]),
    `SUMMARY:${escapeText(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${new URL(url).href}`,
    ...(repeats === undefined ? [] : alarm(title)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** `20261127T044000Z` */
const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

function time(property: string, value: Date | string): string {
  if (typeof value !== 'string') return `${property}:${utc(value)}`
  const digits = value.replace(/[-:]/g, '')
  return digits.includes('T') ? `${property}:${digits}00` : `${property};VALUE=DATE:${digits}`
}

const alarm = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:PT0S',
  `DESCRIPTION:${escapeText(title)}`,
  'END:VALARM',
]

/** A text as a property's value: nothing in it ends the line or the value. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- control characters are exactly what is removed
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

/** A line in pieces of at most {@link LINE_OCTETS}, each after the first with a space before it. No character is split. */
export function foldLine(line: string): string {
  const octets = new TextEncoder()
  const pieces = ['']
  let used = 0
  for (const sign of line) {
    const size = octets.encode(sign).length
    if (used + size > LINE_OCTETS) {
      pieces.push('')
      // The space counts.
      used = 1
    }
    pieces.push((pieces.pop() ?? '') + sign)
    used += size
  }
  return pieces.join('\r\n ')
}

/** The text of a calendar file as a file. @param name without its ending; what file systems refuse becomes a dash */
export const asCalendarFile = (name: string, text: string): File =>
  new File([text], `${name.replace(/[^\w-]+/g, '-')}.ics`, { type: 'text/calendar;charset=utf-8' })
