import type { MasjidEvent } from '@/domain/masjid/events'
import { paths } from '@/lib/address/paths'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { IconCalendarEvent, IconClock, IconUser } from '@/ui/icons'
import { saveCalendarFile } from '@/ui/button/save-calendar-file'
import { LineSkeleton, Skeleton } from '@/ui/state/Skeleton'
import { timeText } from './agenda'
import { eventFile, type EventPlace } from './calendar-file'
import classes from './EventCard.module.css'

/** An event: when, what and by whom, and a file for the calendar unless it was cancelled. */
export function EventCard({ event, place }: { event: MasjidEvent; place: EventPlace | null }) {
  const { kind, title, speaker, note, isCancelled } = event
  return (
    <Card as="article" className={classes.card}>
      <div className={classes.badges}>
        <Badge variant="light">{kind}</Badge>
        {isCancelled && <Badge className={classes.cancelled ?? ''}>Dibatalkan</Badge>}
      </div>
      <h4 className={classes.title} data-cancelled={isCancelled || undefined}>
        {title}
      </h4>
      <p className={classes.fact}>
        <IconClock size={18} aria-hidden />
        <span>{timeText(event)}</span>
      </p>
      {speaker !== null && (
        <p className={classes.fact}>
          <IconUser size={18} aria-hidden />
          <span>{speaker}</span>
        </p>
      )}
      {note !== null && <p className={classes.note}>{note}</p>}
      {!isCancelled && place !== null && (
        <Button
          variant="light"
          size="md"
          className={classes.add ?? ''}
          leftSection={<IconCalendarEvent size={20} aria-hidden />}
          onClick={() => addToCalendar(event, place)}
        >
          Tambahkan ke kalender
          <span className="jm-hidden">{`: ${title}`}</span>
        </Button>
      )}
    </Card>
  )
}

function addToCalendar(event: MasjidEvent, place: EventPlace) {
  const url = new URL(paths.masjidEvents(place.slug), window.location.href).href
  saveCalendarFile(eventFile(event, place, url, new Date()))
}

/** Skeleton cards. */
export function EventListSkeleton() {
  return (
    <div className={classes.skeleton}>
      {['1', '2', '3'].map((key) => (
        <Card key={key} className={classes.card} aria-hidden>
          <Skeleton width="5em" height="1.25rem" radius={10} />
          <p className={classes.title}>
            <LineSkeleton width="80%" />
          </p>
          <p className={classes.fact}>
            <LineSkeleton width="9em" />
          </p>
          <p className={classes.fact}>
            <LineSkeleton width="12em" />
          </p>
        </Card>
      ))}
    </div>
  )
}
