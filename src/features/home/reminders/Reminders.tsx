import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  type RememberedDonation,
  useRememberedDonations,
} from '@/domain/donation/remembered-donations'
import {
  IconBook2,
  IconCreditCard,
  IconHeadphones,
  IconPray,
  IconRepeat,
  IconSpeakerphone,
  IconX,
} from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import { Amount } from '@/ui/text/Amount'
import { useServerNow } from '@/ui/use-now'
import { collectReminders } from './collect'
import { collectOwnMasjid, OwnMasjidCard, type OwnMasjidNews } from './OwnMasjidCard'
import { hide, whenOutOfSight } from './hidden'
import { labelOf, type Reminder } from './reminders'
import classes from './Reminders.module.css'

const icons = {
  payment: IconCreditCard,
  plan: IconRepeat,
  news: IconSpeakerphone,
  dzikir: IconPray,
  tilawah: IconBook2,
  murottal: IconHeadphones,
} as const satisfies Record<Reminder['kind'], unknown>

/**
 * Somebody's own mosque, and at most two rows that lead back to what was begun. They come once and together, when all is known
 * and what they push down is out of sight; after that some may go, but none comes.
 */
export function Reminders() {
  const place = useRef<HTMLDivElement>(null)
  const { masjid, reminders, gone, drop } = useReminders(place)
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {masjid && (
        <div className={classes.rows}>
          <OwnMasjidCard {...masjid} />
        </div>
      )}
      {reminders.length > 0 && (
        <div className={classes.rows}>
          <LinkList
            label="Pengingat untuk Anda"
            items={reminders.map((reminder) => {
              const Icon = icons[reminder.kind]
              return {
                label: labelOf(reminder),
                drawn: <Label of={reminder} />,
                hint: reminder.hint,
                to: reminder.to,
                icon: <Icon size={24} stroke={1.7} />,
                beside: (
                  <button
                    type="button"
                    className={classes.hide}
                    aria-label={`Sembunyikan: ${labelOf(reminder)}`}
                    onClick={() => {
                      drop(reminder)
                      // The button goes, so the focus stays where it was.
                      place.current?.focus({ preventScroll: true })
                    }}
                  >
                    <IconX size={20} aria-hidden />
                  </button>
                ),
              }
            })}
          />
        </div>
      )}
      <p className="jm-hidden" role="status">
        {gone ? `Disembunyikan: ${labelOf(gone)}` : ''}
      </p>
    </div>
  )
}

/** The label with its amount, which no line break parts. */
function Label({ of: { label, more } }: { of: Reminder }) {
  if (!more) return <span>{label}</span>
  const [amount, after] = more
  return (
    <>
      <span>{`${label} `}</span>
      <Amount value={amount} tone="plain" />
      <span>{` ${after}`}</span>
    </>
  )
}

/**
 * The mosque and the reminders of the present owner, from when they can be shown.
 * @param place where they stand; what follows the element around it would be pushed down
 */
function useReminders(place: { readonly current: Element | null }) {
  const client = useQueryClient()
  const donations = useRememberedDonations()
  const now = useServerNow()
  /** Of which donations, so that nothing is shown to another owner. */
  const [found, setFound] = useState<{
    of: readonly RememberedDonation[]
    masjid: OwnMasjidNews | null
    reminders: readonly Reminder[]
    gone?: Reminder
  } | null>(null)
  useEffect(() => {
    if (donations === null) return
    const leave = new AbortController()
    const asked = [collectReminders(client, donations), collectOwnMasjid(client)] as const
    void Promise.all(asked).then(([reminders, masjid]) => {
      const below = place.current?.parentElement?.nextElementSibling
      if ((reminders.length === 0 && masjid === null) || !below) return
      whenOutOfSight(below, leave.signal, () => {
        setFound({ of: donations, reminders, masjid })
        for (const { noteShown } of reminders) noteShown?.()
      })
    })
    return () => leave.abort()
  }, [client, donations, place])
  const own = found?.of === donations ? found : null
  return {
    masjid: own?.masjid ?? null,
    reminders: (own?.reminders ?? []).filter(
      ({ until }) => until === null || now === null || now < until,
    ),
    /** The one that was hidden last. */
    gone: own?.gone,
    drop: (gone: Reminder) => {
      hide(gone)
      setFound(
        (held) =>
          held && { ...held, reminders: held.reminders.filter((one) => one !== gone), gone },
      )
    },
  }
}
