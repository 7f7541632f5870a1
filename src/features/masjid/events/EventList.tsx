import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Unlisted } from '@/domain/capabilities/Unlisted'
import { useListed } from '@/domain/capabilities/use-listed'
import {
  type AgendaDay,
  agendaOf,
  choicesOf,
  eventText,
  hasBegun,
  type MasjidEvent,
  masjidEventsQuery,
  nearness,
  officerRows,
  timeText,
} from '@/domain/masjid/events'
import { dateIn, WIB } from '@/domain/place/zone'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { EmptyState, QueryView } from '@/ui/state/States'
import { IconBroadcast, IconCalendarEvent, IconClock, IconUser } from '@/ui/icons'
import { useNow } from '@/ui/use-now'
import { eventFile, type EventPlace } from './calendar-file'
import classes from './EventList.module.css'
import { dayText } from '@/lib/time/day-words'
import { Badge } from '@/ui/Badge'
import { paths } from '@/lib/address/paths'
import { Button } from '@/ui/button/Button'
import { ShareText } from '@/ui/button/ShareButton'
import { Card } from '@/ui/Card'
import { saveCalendarFile } from '@/ui/button/give-file'
import { LineSkeleton, Skeleton } from '@/ui/state/Skeleton'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
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
      isEmpty={(events) => choicesOf(events, now ?? 0).kinds.length === 0}
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

const audienceNames = {
  umum: 'Umum',
  muslimah: 'Muslimah',
  remaja: 'Remaja',
  anak: 'Anak',
} as const

const ALL = { value: '', label: 'Semua' }

interface AgendaProps {
  events: readonly MasjidEvent[]
  /** Milliseconds since 1970. */
  now: number
  place: EventPlace | null
}

function Agenda({ events, now, place }: AgendaProps) {
  const [params, setParams] = useSearchParams()
  const { kinds, audiences } = choicesOf(events, now)
  // An address may name a kind that no event has any more.
  const kind = kinds.find((one) => one === params.get('jenis')) ?? null
  const audience = audiences.find((one) => one === params.get('untuk')) ?? null
  const { today, friday, days } = agendaOf(events, now, { kind, audience })
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value === ALL.value) next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <div className={classes.agenda}>
      {kinds.length > 1 && (
        <ChipGroup
          legend="Jenis kegiatan"
          options={[ALL, ...kinds.map((value) => ({ value, label: value }))]}
          value={kind ?? ALL.value}
          onChange={(jenis) => choose('jenis', jenis)}
        />
      )}
      {audiences.length > 1 && (
        <ChipGroup
          legend="Untuk siapa"
          options={[
            { ...ALL, label: 'Untuk semua' },
            ...audiences.map((value) => ({ value, label: audienceNames[value] })),
          ]}
          value={audience ?? ALL.value}
          onChange={(untuk) => choose('untuk', untuk)}
        />
      )}
      {!friday && !today && days.length === 0 && <NoEvents />}
      {friday && <EventDay {...friday} isNextFriday now={now} place={place} />}
      {today && <EventDay {...today} now={now} place={place} />}
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
  const { kind, title, speaker, note, isCancelled, audience, broadcastUrl } = event
  const isOn = hasBegun(event, now)
  return (
    <Card as="article" className={classes.card}>
      <div className={classes.badges}>
        <Badge variant="light">{kind}</Badge>
        {audience !== 'umum' && (
          <Badge variant="light">{`Untuk ${audienceNames[audience].toLowerCase()}`}</Badge>
        )}
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
      {speaker !== null && event.officers.every(({ name }) => name !== speaker) && (
        <p className={classes.fact}>
          <IconUser size={18} aria-hidden />
          <span>{speaker}</span>
        </p>
      )}
      {event.officers.length > 0 && (
        <KeyValueList>
          {officerRows(event).map(([office, name]) => (
            <KeyValueRow key={office} label={office}>
              {name}
            </KeyValueRow>
          ))}
        </KeyValueList>
      )}
      {note !== null && <p className={classes.note}>{note}</p>}
      {broadcastUrl !== null && !isCancelled && (
        <a className={classes.live} href={broadcastUrl} target="_blank" rel="noopener noreferrer">
          <IconBroadcast size={20} aria-hidden />
          <span>Siaran langsung</span>
          <span className="jm-hidden">{`: ${title} (membuka tab baru)`}</span>
        </a>
      )}
      {!isCancelled && place !== null && (
        <div className={classes.actions}>
          {!isOn && (
            <Button
              variant="light"
              leftSection={<IconCalendarEvent size={20} aria-hidden />}
              onClick={() => saveCalendarFile(eventFile(event, place, urlOf(place), new Date()))}
            >
              Tambahkan ke kalender
              <span className="jm-hidden">{`: ${title}`}</span>
            </Button>
          )}
          <ShareText
            name="Kegiatan"
            title={title}
            about={title}
            text={eventText(event, place.title, urlOf(place))}
          />
        </div>
      )}
    </Card>
  )
}

const urlOf = ({ slug }: EventPlace) => new URL(paths.masjidEvents(slug), window.location.href).href

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
