/** An event for a calendar file. */
export interface CalendarEvent {
  /** The same for the same event, so that adding it twice changes it. */
  uid: string
  title: string
  /** A moment, or a whole day, `YYYY-MM-DD`. */
  start: Date | string
  end: Date | null
  description: string
  location: string
  /** An absolute address. */
  url: string
}

/** The most octets of a line (RFC 5545, 3.1), without its end. */
const LINE_OCTETS = 75

/**
 * A calendar file of one event (RFC 5545). Moments are written in UTC, which every calendar shows in the person's zone.
 * @param now when the file is made
 */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { uid, title, start, end, description, location, url } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jejaring Masjid//Kegiatan//ID',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(now)}`,
    typeof start === 'string'
      ? `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`
      : `DTSTART:${utc(start)}`,
    ...(end === null ? [] : [`DTEND:${utc(end)}`]),
    `SUMMARY:${escapeText(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${new URL(url).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** `20261127T044000Z` */
const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** A text as a property's value: nothing in it ends the line or the value. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex -- control characters are exactly what is removed
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
