import type { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@/api/errors'
import { unseen } from '@/api/query'
import { askCapabilities, capabilitiesStore } from '@/domain/capabilities/capabilities'
import { donationQuery } from '@/domain/donation/donation-queries'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import { readSentSlip } from '@/domain/donation/sent-slips'
import { periodStart, storedProgress, withoutEnded } from '@/domain/dzikir/reading-progress'
import { dzikirQuery } from '@/domain/dzikir/lists'
import { deviceOffset } from '@/domain/place/zone'
import { lastSchedule } from '@/domain/prayer-times/schedule'
import { planState } from '@/domain/giving-plan/occasions'
import { plans, withMissedTold } from '@/domain/giving-plan/plan'
import { knownRamadans, storedAuthority } from '@/domain/prayer-times/hijri-calendar'
import { type ProgramRef, remainingTime } from '@/domain/program/program'
import { localDay } from '@/lib/time/calendar-day'
import { programQuery } from '@/domain/program/program-queries'
import { seenUpdatesStore, updatesQuery } from '@/domain/program/accountability/updates'
import { readMemory } from '@/domain/quran/memory'
import { readingPlace } from '@/domain/quran/bookmarks'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { followedLocal } from '@/lib/storage/owned-storage'
import { owner } from '@/lib/storage/owner'
import { localStore } from '@/lib/storage/storage'
import type { ReadableStore } from '@/lib/store'
import { serverNow } from '@/lib/time/server-clock'
import { bottomBarStore } from '@/ui/page/bars'
import { type Hidden, hide, isHidden, readHidden } from './hidden'
import {
  begunLists,
  givenTo,
  markOf,
  markReminder,
  maybePayable,
  newsReminder,
  paymentOf,
  paymentReminder,
  planOf,
  planReminder,
  readingOf,
  readingReminder,
  type Reminder,
  surahReminder,
} from './reminders'

const MAX_SHOWN = 2

/** Nobody waits for it, so it is neither told of when slow nor tried again. */
const late = { ...unseen, retry: false } as const

/** Asked for once in a visit, however often Home is opened. */
const once = { ...late, staleTime: 'static' } as const

/**
 * What the present owner may go on with: a payment that runs, a plan that is due, news of a program given to, then a
 * dzikir list, a verse or a surah; at most two. Each is asked about once, one thing after the other and only until one is found. What can't be asked is
 * left out.
 * @param donations the owner's on this device
 */
export async function collectReminders(
  client: QueryClient,
  donations: readonly RememberedDonation[],
): Promise<Reminder[]> {
  const hidden = readHidden()
  const found = await Promise.all([
    findPayment(client, donations, hidden),
    findPlan(client, hidden).catch(() => null),
    findNews(client, donations, hidden),
    findReading(client, hidden),
  ])
  return found.filter((one) => one !== null).slice(0, MAX_SHOWN)
}

/** The newest payment that runs. One that is over is hidden for good, so that no later visit asks about it. */
export async function findPayment(
  client: QueryClient,
  donations: readonly RememberedDonation[],
  hidden: Hidden,
): Promise<Reminder | null> {
  const whose = owner()
  const isOver = (code: string) => {
    if (owner() === whose) hide(paymentOf(code))
    return null
  }
  const running = maybePayable(donations, serverNow()).filter(
    ({ code }) =>
      !isHidden(hidden, paymentOf(code)) &&
      // Whoever has sent the slip has done what there is to do.
      readSentSlip(code, followedLocal) === null,
  )
  return firstFound(running, async (remembered) => {
    const { code } = remembered
    try {
      const donation = await client.query({ ...donationQuery(code), ...late })
      return donation.status === 'unpaid'
        ? paymentReminder(remembered, donation, serverNow())
        : isOver(code)
    } catch (error) {
      // The backend doesn't know it: the app may have read the code, wrongly, from a payment provider's address.
      return isNotFound(error) ? isOver(code) : null
    }
  })
}

/** What is due today by the owner's plans, by the backend's time and in the device's zone; else what was missed. */
async function findPlan(client: QueryClient, hidden: Hidden): Promise<Reminder | null> {
  const own = plans.get()
  if (own.length === 0) return null
  const now = serverNow()
  const today = localDay(now)
  const ramadans = knownRamadans(storedAuthority.get())
  const states = own.map((plan) => ({ plan, ...planState(plan, today, ramadans) }))
  const due = states.filter((state) => state.today === 'due')
  const [first = null] = due.filter(({ plan }) => !isHidden(hidden, planOf(plan, today)))
  const missed = states.flatMap((state) => state.missed).sort()
  const plan = first?.plan ?? null
  const isOver = plan !== null && (await isProgramOver(client, plan.program))
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const reminder = planReminder({ plan, others: due.length - 1, missed, isOver }, today, tomorrow)
  if (reminder === null || missed.length === 0 || isOver) return reminder
  const noteShown = () => plans.update((stored) => stored.map((one) => withMissedTold(one, today)))
  return { ...reminder, noteShown }
}

/** Whether a program is gone or has ended. If the backend doesn't answer, the program counts as running. */
async function isProgramOver(client: QueryClient, { kind, slug }: ProgramRef): Promise<boolean> {
  try {
    const { deadline } = await client.query({ ...programQuery(kind, slug), ...once })
    return remainingTime(deadline, serverNow()).kind === 'ended'
  } catch (error) {
    return isNotFound(error)
  }
}

async function findNews(
  client: QueryClient,
  donations: readonly RememberedDonation[],
  hidden: Hidden,
): Promise<Reminder | null> {
  const seen = asStored(seenUpdatesStore)
  const programs = givenTo(donations, seen)
  if (programs.length === 0) return null
  await askCapabilities()
  if (!capabilitiesStore.get().operations.includes('campaign/get_updates')) return null
  return firstFound(programs, async (program) => {
    const page = await client.query({ ...programQuery(program.kind, program.slug), ...once })
    const updates = await client.query({ ...updatesQuery(page), ...once })
    const reminder = newsReminder(program, updates, seen)
    return reminder && isHidden(hidden, reminder) ? null : reminder
  })
}

/** A dzikir list lasts for its period only, so it comes first; a verse was marked on purpose, a surah only stopped. */
async function findReading(client: QueryClient, hidden: Hidden): Promise<Reminder | null> {
  const now = Date.now()
  const schedule = lastSchedule(deviceOffset(now))
  const kept = withoutEnded(asStored(storedProgress), now, (list) =>
    periodStart(list, now, schedule),
  )
  const reading = await firstFound(begunLists(kept), async (list) => {
    const hideable = readingOf(list, periodStart(list, now, schedule), now)
    const progress = kept[list]
    if (progress === undefined || isHidden(hidden, hideable)) return null
    const items = await client.query({ ...dzikirQuery(list), ...once })
    return readingReminder(list, hideable, progress, items)
  })
  if (reading) return reading
  const mark = await findMark(client, hidden).catch(() => null)
  // While the player is there, its own bar leads back to the surah.
  if (mark || bottomBarStore.get() !== null) return mark
  const surah = surahReminder(readMemory(localStore))
  return surah && !isHidden(hidden, surah) ? surah : null
}

/** The marked verse, where the list tells what its surah is called. */
async function findMark(client: QueryClient, hidden: Hidden): Promise<Reminder | null> {
  const place = readingPlace.get()
  if (place === null || isHidden(hidden, markOf(place))) return null
  const surahs = await client.query({ ...surahListQuery(), ...once })
  const surah = surahs.find(({ nomor }) => nomor === place.surah)
  return surah ? markReminder(place, surah.namaLatin) : null
}

/** The first that is found, tried one after the other; what fails counts as nothing. */
async function firstFound<Of>(
  all: readonly Of[],
  find: (one: Of) => Promise<Reminder | null>,
): Promise<Reminder | null> {
  for (const one of all) {
    const found = await find(one).catch(() => null)
    if (found) return found
  }
  return null
}

/** What is stored now: another tab may have changed what a store holds while nobody was subscribed. */
function asStored<T>(store: ReadableStore<T>): T {
  const end = store.subscribe(() => undefined)
  const value = store.get()
  end()
  return value
}
