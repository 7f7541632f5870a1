import { describe, expect, it } from 'vitest'
import { fridayReminder } from './FridayReminder'

const program = { kind: 'kencleng', slug: 'al-hikmah', title: 'Masjid Al-Hikmah; Lembang, Jawa' }
const site = 'https://masjid.example/masjid/al-hikmah?x=1'

/** Reads a file again: `[name with its parameters, value]`, line by line, with the escapes undone. */
const read = (text: string) =>
  text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':')
      const value = line.slice(colon + 1)
      return [
        line.slice(0, colon),
        value.replace(/\\(.)/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign)),
      ]
    })

describe('fridayReminder', () => {
  it('comes each Friday with an alarm, and opens the donate page', async () => {
    const file = fridayReminder({ ...program, kind: 'kencleng' }, site, new Date(2026, 10, 23, 8))
    const text = await file.text()
    const url = 'https://masjid.example/kencleng-masjid/al-hikmah/donate'
    expect([file.name, file.type]).toEqual([
      'pengingat-jumat-al-hikmah.ics',
      'text/calendar;charset=utf-8',
    ])
    expect(read(text).filter(([name]) => name !== 'DTSTAMP')).toEqual([
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', '-//Jejaring Masjid//Kalender//ID'],
      ['BEGIN', 'VEVENT'],
      ['UID', 'pengingat-jumat-kencleng:al-hikmah@jejaring-masjid'],
      ['DTSTART', '20261127T100000'],
      ['DTEND', '20261127T101500'],
      ['RRULE', 'FREQ=WEEKLY;BYDAY=FR'],
      ['SUMMARY', 'Infaq Jumat'],
      [
        'DESCRIPTION',
        `Waktunya infaq Jumat untuk Masjid Al-Hikmah; Lembang, Jawa.\nBuka halaman infaq: ${url}`,
      ],
      ['URL', url],
      ['BEGIN', 'VALARM'],
      ['ACTION', 'DISPLAY'],
      ['TRIGGER', 'PT0S'],
      ['DESCRIPTION', 'Infaq Jumat'],
      ['END', 'VALARM'],
      ['END', 'VEVENT'],
      ['END', 'VCALENDAR'],
    ])
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })

  // The device's clock, whatever zone the test runs in.
  it.each([
    ['a Thursday night', new Date(2026, 10, 26, 23, 59), '20261127'],
    ['a Friday at 9.59', new Date(2026, 10, 27, 9, 59), '20261127'],
    ['a Friday at 10.00', new Date(2026, 10, 27, 10), '20261204'],
    ['a Saturday', new Date(2026, 11, 26, 0, 0), '20270101'],
  ])('begins with the Friday that comes next: %s', async (_when, now, day) => {
    const file = fridayReminder({ ...program, kind: 'campaign' }, site, now)
    expect(await file.text()).toContain(`\r\nDTSTART:${day}T100000\r\n`)
  })

  it('is the same reminder whenever it is asked for, and another one for another program', async () => {
    const uid = async (kind: 'campaign' | 'kencleng', day: number) =>
      /UID:.*/.exec(
        await fridayReminder({ ...program, kind }, site, new Date(2026, 10, day)).text(),
      )?.[0]
    expect(await uid('kencleng', 1)).toBe(await uid('kencleng', 20))
    expect(await uid('kencleng', 1)).not.toBe(await uid('campaign', 1))
  })
})
