import { expect, it } from 'vitest'
import { lesson } from '@/domain/masjid/event-for-tests'
import type { MasjidEvent } from '@/domain/masjid/events'
import { eventFile } from './calendar-file'

const at = (text: string) => new Date(`${text}:00+07:00`)

const event: MasjidEvent = { ...lesson, id: '4/2' }

it('a file for a calendar has the same UID each time, and says what is known of the hour', async () => {
  const place = { slug: 'al-hikmah', title: 'Masjid Al-Hikmah', address: null }
  const file = (change: Partial<MasjidEvent>) =>
    eventFile({ ...event, ...change }, place, 'https://masjid.example/', at('2026-11-23T08:00'))
  const worded = file({ timeInWords: 'Ba’da Isya', speaker: 'Ustadz Hilman' })
  expect(worded.name).toBe('kegiatan-2026-11-25-4-2.ics')
  expect(worded.type).toMatch(/^text\/calendar/)
  const text = await worded.text()
  expect(text).toContain('\r\nUID:kegiatan-al-hikmah-4/2@jejaring-masjid\r\n')
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261125\r\n')
  expect(text).toContain('\r\nDESCRIPTION:Ba’da Isya\\nBersama Ustadz Hilman\r\n')
  expect(text).toContain('\r\nLOCATION:Masjid Al-Hikmah\r\n')
  const timed = file({ startsAt: at('2026-11-25T19:30'), endsAt: at('2026-11-25T21:00') })
  expect(await timed.text()).toMatch(/DTSTART:20261125T123000Z\r\nDTEND:20261125T140000Z/)
})
