import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Unlisted } from '@/domain/capabilities/Unlisted'
import { useListed } from '@/domain/capabilities/use-listed'
import { type MasjidEvent, masjidEventsQuery } from '@/domain/masjid/events'
import { dateIn, WIB } from '@/domain/place/zone'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { EmptyState } from '@/ui/state/EmptyState'
import { IconCalendarEvent, IconClock, IconUser } from '@/ui/icons'
import { QueryView } from '@/ui/state/QueryView'
import { useNow } from '@/ui/use-now'
import {
  type AgendaDay,
  agendaOf,
  hasBegun,
  kindsOf,
  nearness,
  timeText,
} from '@/domain/masjid/agenda'
import { eventFile, type EventPlace } from './calendar-file'
import classes from './EventList.module.css'
import { dayText } from '@/lib/time/day-text'
import { Badge } from '@/ui/Badge'
import { paths } from '@/lib/address/paths'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { saveCalendarFile } from '@/ui/button/save-calendar-file'
import { LineSkeleton, Skeleton } from '@/ui/state/Skeleton'
import { WholeText } from '@/ui/text/WholeText'

/** A mosque's events from today on. @param place null while the mosque is loading */
export function EventList({ slug, place }: { slug: string; place: EventPlace | null }) {
  const listed = useListed('/mosque/get_events')
  const now = useNow()?.getTime() ?? null
  const today = dateIn(WIB, now ?? 0)
  const query = useQuery({
    ...masjidEventsQuery(slug, today),
    enabled: listed === true && now !== null,
  })
  if (listed === false)
    return (
      <Unlisted>
        <NoEvents />
      </Unlisted>
    )
  return (
    <QueryView
      query={query}
      skeleton={<EventListSkeleton />}
      isEmpty={(events) => kindsOf(events, now ?? 0).length === 0}
      empty={<NoEvents />}
    >
      {(events) => <Agenda events={events} now={now ?? 0} place={place} />}
    </QueryView>
  )
}

function NoEvents() {
  return (
    <EmptyState
      icon={<IconCalendarEvent size={32} stroke={1.5} />}
      title="Tidak ada event terdekat"
    />
  )
}

const ALL = { value: '', label: 'Semua' }

interface AgendaProps {
  events: readonly MasjidEvent[]
  /** Milliseconds since 1970. */
  now: number
  place: EventPlace | null
}

function Agenda({ events, now, place }: AgendaProps) {
  const [params, setParams] = useSearchParams()
  const kinds = kindsOf(events, now)
  // An address may name a kind that nothing is of any more.
  const kind = kinds.find((one) => one === params.get('jenis')) ?? null
  const { today, friday, days } = agendaOf(events, now, kind)
  return (
    <div className={classes.agenda}>
      {kinds.length > 1 && (
        <ChipGroup
          legend="Jenis kegiatan"
          options={[ALL, ...kinds.map((value) => ({ value, label: value }))]}
          value={kind ?? ALL.value}
          onChange={(jenis) => {
            setParams(jenis === ALL.value ? {} : { jenis }, {
              replace: true,
              preventScrollReset: true,
            })
          }}
        />
      )}
      {today && <EventDay {...today} now={now} place={place} />}
      {friday && <EventDay {...friday} isNextFriday now={now} place={place} />}
      {days.map((day) => (
        <EventDay key={day.day} {...day} now={now} place={place} />
      ))}
    </div>
  )
}

interface EventDayProps extends AgendaDay {
  now: number
  place: EventPlace | null
  /** In a box of its own: Friday is what most people look for. */
  isNextFriday?: boolean
}

/** What takes place on a day. */
function EventDay({ day, events, now, place, isNextFriday = false }: EventDayProps) {
  const near = nearness(day, dateIn(WIB, now))
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
            <EventCard event={event} now={now} place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An event: when, what and by whom, and a file for the calendar unless it was cancelled or has begun. */
function EventCard({
  event,
  now,
  place,
}: {
  event: MasjidEvent
  now: number
  place: EventPlace | null
}) {
  const { kind, title, speaker, note, isCancelled } = event
  const isOn = hasBegun(event, now)
  return (
    <Card as="article" className={classes.card}>
      <div className={classes.badges}>
        <Badge variant="light">{kind}</Badge>
        {isCancelled && <Badge className={classes.cancelled ?? ''}>Dibatalkan</Badge>}
        {isOn && !isCancelled && <Badge>Sudah dimulai</Badge>}
      </div>
      <h4 className={classes.title} data-cancelled={isCancelled || undefined}>
        {title}
      </h4>
      <p className={classes.fact}>
        <IconClock size={18} aria-hidden />
        <WholeText text={timeText(event)} />
      </p>
      {speaker !== null && (
        <p className={classes.fact}>
          <IconUser size={18} aria-hidden />
          <span>{speaker}</span>
        </p>
      )}
      {note !== null && <p className={classes.note}>{note}</p>}
      {!isCancelled && !isOn && place !== null && (
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
function EventListSkeleton() {
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
