import { type MasjidEvent, officerRows, timeText } from '@/domain/masjid/events'
import { asCalendarFile, calendarFile } from '@/lib/time/icalendar'

/** The mosque that an event takes place in. */
export interface EventPlace {
  slug: string
  title: string
  address: string | null
}

/**
 * An event as a file that a phone's calendar opens.
 * @param url of the mosque's events, absolute
 */
export function eventFile(event: MasjidEvent, place: EventPlace, url: string, now: Date): File {
  const { id, title, day, startsAt, endsAt, speaker, note, broadcastUrl } = event
  const words = [
    ...(startsAt === null ? [timeText(event)] : []),
    ...(speaker === null ? [] : [`Bersama ${speaker}`]),
    ...officerRows(event).map(([office, name]) => `${office}: ${name}`),
    ...(note === null ? [] : [note]),
    ...(broadcastUrl === null ? [] : [`Siaran langsung: ${broadcastUrl}`]),
  ]
  const text = calendarFile(
    {
      uid: `kegiatan-${place.slug}-${id}@jejaring-masjid`,
      title,
      start: startsAt ?? day,
      end: endsAt,
      description: words.join('\n'),
      location: [place.title, place.address].filter((part) => part !== null).join(', '),
      url,
    },
    now,
  )
  return asCalendarFile(`kegiatan-${day}-${id}`, text)
}
