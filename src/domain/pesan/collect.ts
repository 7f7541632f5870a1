import { CancelledError, type QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@/api/errors'
import { unseen } from '@/api/query'
import { fundraiserStatsQuery } from '@/domain/account/fundraiser'
import { fundraiserQuery, userQuery } from '@/domain/account/user-queries'
import { askCapabilities, capabilitiesStore } from '@/domain/capabilities/capabilities'
import { donationQuery } from '@/domain/donation/donation-queries'
import { type HistoryDonation, historyQuery } from '@/domain/donation/history'
import { readRememberedDonations } from '@/domain/donation/remembered-donations'
import { readSentSlip } from '@/domain/donation/sent-slips'
import { plans } from '@/domain/giving-plan/plan'
import { knownRamadans, storedAuthority } from '@/domain/prayer-times/hijri-calendar'
import { disbursementsQuery } from '@/domain/program/accountability/disbursements'
import { programQuery } from '@/domain/program/program-queries'
import { updatesQuery } from '@/domain/program/accountability/updates'
import { updateStore } from '@/lib/new-version'
import { followedLocal } from '@/lib/storage/owned-storage'
import { owner } from '@/lib/storage/owner'
import { localDay } from '@/lib/time/calendar-day'
import { serverNow } from '@/lib/time/server-clock'
import { HOUR_MS } from '@/lib/time/wib-date'
import { versionNumber } from '@/lib/version'
import {
  boxStore,
  changeBox,
  type Message,
  takeIn,
  toldEdition,
  withNothingToTell,
  without,
} from './box'
import { inboxQuery, readHere, readInbox, withInbox } from './inbox'
import {
  donationMessage,
  donationsToAsk,
  historyMessages,
  type KnownDonation,
  unknownDonation,
} from './sources/donations'
import {
  disbursementMessages,
  givenPrograms,
  type GivenProgram,
  newsMessages,
} from './sources/programs'
import { fundraiserMessages, planMessages, versionMessage } from './sources/reminders'

/** Each call is repeated with all that are asked for, and one bar tells of them when they are slow. */
const quiet = { ...unseen, retry: false } as const

const told = (id: string) => toldEdition(boxStore.get(), id)

const take = (messages: readonly Message[]) =>
  changeBox((box) => takeIn(box, messages, serverNow().getTime()))

/** Takes in what the device knows by itself: plans that are due, and a version of the app that waits. */
export function takeKnown(): void {
  const now = serverNow()
  const today = localDay(now)
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const due = planMessages(plans.get(), today, tomorrow, knownRamadans(storedAuthority.get()))
  // What was given today, or planned otherwise, asks for nothing any more.
  changeBox((box) =>
    without(box, ({ kind, id }) => kind === 'plan' && !due.some((one) => one.id === id)),
  )
  take(due)
  if (updateStore.get() !== null) take([versionMessage(versionNumber, now)])
}

/** Home asks no more often. */
const PAUSE_MS = HOUR_MS

/**
 * Asks at Home for what concerns the donations of this device; not within an hour, and not where nothing was given.
 * @returns rejects where something couldn't be asked: then the next visit to Home asks again
 */
export async function collectAtHome(client: QueryClient): Promise<void> {
  const { asked } = boxStore.get()
  const now = serverNow().getTime()
  if (asked !== null && Math.abs(now - asked) < PAUSE_MS) return
  if (readRememberedDonations(followedLocal).length === 0) return
  const whose = owner()
  await collect(client, whose, [])
  if (owner() === whose) changeBox((box) => ({ ...box, asked: now }))
}

/**
 * Asks for everything that there may be to tell, an account's history and links among it. Calls that are cancelled because
 * somebody else is here now are made again, for them: a query that ends with the cancellation of another one would be
 * taken for cancelled itself, and its screen would wait for ever (TanStack Query 5.108).
 * @param signal aborts once nobody waits for it
 * @returns rejects as the first call that failed; what the others told is in the box all the same
 */
export async function collectAll(client: QueryClient, signal: AbortSignal): Promise<true> {
  try {
    await collectOnce(client)
    return true
  } catch (error) {
    if (error instanceof CancelledError && !signal.aborted) return collectAll(client, signal)
    throw error
  }
}

async function collectOnce(client: QueryClient): Promise<void> {
  takeKnown()
  const asked = client.query({ ...userQuery(), ...quiet })
  // Where nobody can say who is here, the device's own are asked about.
  const user = await asked.catch(() => null)
  const whose = owner()
  const ofAccount = user === null ? null : accountsHistory(client)
  const history = ofAccount === null ? [] : await ofAccount.catch(() => [])
  const parts: Promise<unknown>[] = [asked, collect(client, whose, history)]
  if (ofAccount !== null) {
    parts.push(ofAccount, collectLinks(client, whose), collectInbox(client, whose))
  }
  await Promise.allSettled(parts)
  await Promise.all(parts)
}

/** @param whose nothing is taken in once somebody else is here */
async function collect(
  client: QueryClient,
  whose: string | null,
  history: readonly HistoryDonation[],
): Promise<void> {
  const remembered = readRememberedDonations(followedLocal)
  if (owner() === whose) take(historyMessages(history, serverNow()))
  await oneByOne(donationsToAsk(remembered, history, told, serverNow()), (donation) =>
    collectDonation(client, whose, donation),
  )
  await oneByOne(givenPrograms(remembered, history, told), (program) =>
    collectProgram(client, whose, program),
  )
}

async function collectDonation(client: QueryClient, whose: string | null, known: KnownDonation) {
  const { code } = known
  try {
    const donation = await client.query({ ...donationQuery(code), ...quiet })
    if (owner() !== whose) return
    const isSlipSent = readSentSlip(code, followedLocal) !== null
    const message = donationMessage(known, donation, isSlipSent, serverNow())
    if (message) take([message])
  } catch (error) {
    if (!isNotFound(error)) throw error
    // The app may have read the code, wrongly, from a payment provider's address.
    if (owner() === whose) changeBox((box) => withNothingToTell(box, unknownDonation(known)))
  }
}

async function collectProgram(client: QueryClient, whose: string | null, program: GivenProgram) {
  await askCapabilities()
  const { operations } = capabilitiesStore.get()
  const hasNews = operations.includes('campaign/get_updates')
  const hasDisbursements = operations.includes('campaign/get_disbursements')
  if (!hasNews && !hasDisbursements) return
  try {
    const { kind, slug } = program
    // Only for its id, which doesn't change.
    const page = await client.query({ ...programQuery(kind, slug), ...quiet, staleTime: 'static' })
    const [updates, money] = await Promise.all([
      hasNews ? client.query({ ...updatesQuery(page), ...quiet }) : [],
      hasDisbursements ? client.query({ ...disbursementsQuery(page), ...quiet }) : null,
    ])
    if (owner() !== whose) return
    take([
      ...newsMessages(program, updates),
      ...disbursementMessages(program, money?.entries ?? []),
    ])
  } catch (error) {
    // The program is gone.
    if (!isNotFound(error)) throw error
  }
}

/** The newest page of the account's donations; none where the backend keeps no history. */
async function accountsHistory(client: QueryClient): Promise<readonly HistoryDonation[]> {
  await askCapabilities()
  if (!capabilitiesStore.get().operations.includes('transaction/get_history')) return []
  const { pages } = await client.infiniteQuery({ ...historyQuery(), ...quiet })
  return pages[0]?.donations ?? []
}

async function collectLinks(client: QueryClient, whose: string | null) {
  await askCapabilities()
  if (!capabilitiesStore.get().operations.includes('fundraiser/get_stats')) return
  const code = await client.query({ ...fundraiserQuery(), ...quiet })
  if (code === null) return
  const stats = await client.query({ ...fundraiserStatsQuery(), ...quiet })
  if (owner() === whose) take(fundraiserMessages(stats, serverNow()))
}

async function collectInbox(client: QueryClient, whose: string | null) {
  await askCapabilities()
  if (!capabilitiesStore.get().operations.includes('user/get_inbox')) return
  const inbox = await client.query({ ...inboxQuery(), ...quiet, staleTime: 0 })
  if (owner() !== whose) return
  changeBox((box) => withInbox(box, inbox, serverNow().getTime()))
  await tellRead(client)
}

/** Tells the backend which of its messages were read or deleted here. If it can't be told, the next visit tells it. */
export async function tellRead(client: QueryClient): Promise<void> {
  if (!capabilitiesStore.get().operations.includes('user/read_inbox')) return
  const { queryKey } = inboxQuery()
  const ids = readHere(boxStore.get(), client.getQueryData(queryKey) ?? [])
  if (ids.length === 0) return
  try {
    await readInbox(ids)
    client.setQueryData(queryKey, (known) =>
      known?.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one)),
    )
  } catch {
    // No network, or somebody else is here by now.
  }
}

/** Does one thing after the other, whatever becomes of each. @returns rejects as the first that failed */
async function oneByOne<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const done: Promise<void>[] = []
  for (const one of all) {
    const running = run(one)
    done.push(running)
    await running.catch(() => undefined)
  }
  await Promise.all(done)
}
