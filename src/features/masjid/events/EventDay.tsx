import { dayText } from '@/lib/time/day-text'
import { Badge } from '@/ui/Badge'
import { type AgendaDay, nearness } from './agenda'
import type { EventPlace } from './calendar-file'
import { EventCard } from './EventCard'
import classes from './EventDay.module.css'

interface EventDayProps extends AgendaDay {
  today: string
  place: EventPlace | null
  /** In a box of its own: Friday is what most people look for. */
  isNextFriday?: boolean
}

/** What takes place on a day. */
export function EventDay({ day, events, today, place, isNextFriday = false }: EventDayProps) {
  const near = nearness(day, today) ?? (isNextFriday ? 'Terdekat' : null)
  const heading = `hari-${day}`
  return (
    <section
      className={classes.day}
      data-friday={isNextFriday || undefined}
      aria-labelledby={heading}
    >
      <div className={classes.head}>
        <h3 id={heading} className={classes.heading}>
          {dayText(day)}
        </h3>
        {near !== null && <Badge variant={isNextFriday ? 'filled' : 'light'}>{near}</Badge>}
      </div>
      <ul role="list" className={classes.events}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}
