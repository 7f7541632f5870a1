import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile, escapeText, foldLine } from './icalendar'

const octets = (text: string) => new TextEncoder().encode(text).length
const unfold = (text: string) => text.replaceAll('\r\n ', '')
const unescape = (text: string) =>
  text.replace(/\\(.)/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign))

const event = {
  uid: 'kegiatan-42@masjid',
  title: 'Khutbah Jumat: Menjaga amanah',
  start: new Date('2026-11-27T04:40:00Z'),
  end: new Date('2026-11-27T05:30:00Z'),
  description: 'KH. Abdul Karim; imam, muadzin',
  location: 'Masjid Al-Hikmah, Lembang',
  url: 'https://masjid.example/masjid/al-hikmah/kegiatan',
}
const now = new Date('2026-11-23T08:00:00.123Z')

describe('calendarFile', () => {
  it('has a moment in UTC', () => {
    expect(unfold(calendarFile(event, now)).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Jejaring Masjid//Kalender//ID',
      'BEGIN:VEVENT',
      'UID:kegiatan-42@masjid',
      'DTSTAMP:20261123T080000Z',
      'DTSTART:20261127T044000Z',
      'DTEND:20261127T053000Z',
      'SUMMARY:Khutbah Jumat: Menjaga amanah',
      'DESCRIPTION:KH. Abdul Karim\\; imam\\, muadzin',
      'LOCATION:Masjid Al-Hikmah\\, Lembang',
      'URL:https://masjid.example/masjid/al-hikmah/kegiatan',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has a whole day where no hour is known, and leaves out what is empty', () => {
    const file = calendarFile(
      { ...event, start: '2026-12-13', end: null, description: '', location: '' },
      now,
    )
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261213\r\nSUMMARY:')
    expect(file).not.toMatch(/DTEND|DESCRIPTION|LOCATION/)
  })

  it('has an hour of any zone, each week again, with an alarm', () => {
    const weekly = { ...event, start: '2026-11-27T10:00', end: '2026-11-27T10:15' }
    const file = calendarFile({ ...weekly, repeats: 'FREQ=WEEKLY;BYDAY=FR', sequence: 3 }, now)
    expect(file).toContain('\r\nDTSTART:20261127T100000\r\nDTEND:20261127T101500\r\n')
    expect(file).toContain('\r\nRRULE:FREQ=WEEKLY;BYDAY=FR\r\n')
    expect(file).toContain('\r\nSEQUENCE:3\r\n')
    expect(file).toContain(
      '\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:PT0S\r\nDESCRIPTION:Khutbah Jumat: Menjaga amanah\r\nEND:VALARM\r\nEND:VEVENT\r\n',
    )
    expect(calendarFile(event, now)).not.toMatch(/RRULE|VALARM/)
  })

  it('lets no text begin a property of its own', () => {
    const hostile = { ...event, title: 'a\r\nEND:VEVENT\nX:1\u2028', description: 'b\rATTACH:x' }
    const file = unfold(calendarFile(hostile, now))
    expect(file.match(/\r\n(END:VEVENT|X:1|ATTACH)/g)).toEqual(['\r\nEND:VEVENT'])
    // Every line end is one of the file's own.
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('keeps every line within 75 octets, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const file = calendarFile({ ...event, title: text, location: text }, now)
        expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75)
      }),
    )
  })
})

describe('escapeText', () => {
  it('can be read back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('\n', '\r\n', '\\n', ';,'),
        (text, end) => {
          const whole = `${text}${end}${text}\\`
          const escaped = escapeText(whole)
          expect(escaped.replace(/\\./g, '')).not.toMatch(/[\r\n;,\\]/)
          expect(unescape(escaped)).toBe(whole.replace(/\r\n?/g, '\n'))
        },
      ),
    )
  })
})

describe('foldLine', () => {
  it('can be read back, and splits no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }).map(escapeText), (text) => {
        const folded = foldLine(text)
        expect(unfold(folded)).toBe(text)
        // Only what is too long is folded, and as late as it can be.
        if (octets(text) <= 75) expect(folded).toBe(text)
        for (const piece of folded.split('\r\n').slice(0, -1))
          expect(octets(piece)).toBeGreaterThan(71)
      }),
    )
  })

  it.each([
    ['a'.repeat(75), ['a'.repeat(75)]],
    ['a'.repeat(76), ['a'.repeat(75), ' a']],
    ['a'.repeat(75 + 74 + 1), ['a'.repeat(75), ` ${'a'.repeat(74)}`, ' a']],
    // Four octets that the 75 don't have room for.
    [`${'a'.repeat(72)}🕌b`, ['a'.repeat(72), ' 🕌b']],
  ])('folds %s', (line, pieces) => {
    expect(foldLine(line).split('\r\n')).toEqual(pieces)
  })
})
