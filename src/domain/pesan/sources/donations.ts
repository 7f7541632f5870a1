import type { Donation } from '@/domain/donation/donation'
import type { HistoryDonation } from '@/domain/donation/history'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import type { Message } from '@/domain/pesan/box'
import { paths } from '@/lib/address/paths'
import { DAY_MS, formatWibDateTime, HOUR_MS } from '@/lib/time/wib-date'

/** A donation that is asked about, as far as it is known before. */
export interface KnownDonation {
  code: string
  programTitle: string
  madeAt: Date
}

/** The editions of a donation's message. A later one replaces an earlier one: an expired donation may still be paid. */
const WAITS = 1
export const EXPIRED = 2
const PAID = 3

export const donationId = (code: string) => `donasi:${code}`

/** How it is noted that the backend knows no such donation: nothing will ever be told of it. */
export const unknownDonation = ({ code, madeAt }: KnownDonation) =>
  ({ id: donationId(code), edition: PAID, kind: 'paid', at: madeAt.getTime() }) as const

type Asked = Pick<Donation, 'status' | 'statusLabel' | 'amount'> &
  Partial<Pick<Donation, 'deadline' | 'paidAt' | 'donatedAt'>>

/**
 * What there is to tell of a donation: that its payment runs out within an hour, that it is paid, or expired. Whether it
 * is, only the backend says. It tells nothing of the donor: others may look on.
 * @param isSlipSent whoever has sent the slip has done what there is to do
 */
export function donationMessage(
  { code, programTitle, madeAt }: KnownDonation,
  { status, statusLabel, amount, deadline = null, paidAt = null, donatedAt = null }: Asked,
  isSlipSent: boolean,
  now: Date,
): Message | null {
  const made = donatedAt ?? madeAt
  const of = { id: donationId(code), until: null, amount, text: programTitle }
  if (status === 'paid')
    return {
      ...of,
      edition: PAID,
      kind: 'paid',
      at: (paidAt ?? made).getTime(),
      title: 'Donasi Anda sudah lunas',
      to: paths.donation(code),
    }
  if (status === 'expired')
    return {
      ...of,
      edition: EXPIRED,
      kind: 'expired',
      at: (deadline ?? made).getTime(),
      title: 'Donasi Anda belum terbayar',
      text: `${programTitle}. Statusnya: ${statusLabel}.`,
      to: paths.donation(code),
    }
  if (deadline === null || isSlipSent) return null
  const left = deadline.getTime() - now.getTime()
  if (left <= 0 || left > HOUR_MS) return null
  return {
    ...of,
    edition: WAITS,
    kind: 'payment',
    at: Math.max(made.getTime(), deadline.getTime() - HOUR_MS),
    until: deadline.getTime(),
    title: 'Waktu pembayaran hampir habis',
    text: `${programTitle}. Bayar sebelum ${formatWibDateTime(deadline)}.`,
    to: paths.checkout(code),
  }
}

/** Older donations aren't asked about: what became of them isn't news. */
const ASKED_MS = 30 * DAY_MS
const MAX_ASKED = 10

const ofHistory = ({ code, programTitle, donatedAt }: HistoryDonation, now: Date) => ({
  code,
  programTitle,
  madeAt: donatedAt ?? now,
})

/** What the account's history tells by itself. */
export const historyMessages = (history: readonly HistoryDonation[], now: Date): Message[] =>
  history.flatMap((donation) => {
    if (donation.status === 'unpaid') return []
    return donationMessage(ofHistory(donation, now), donation, false, now) ?? []
  })

/**
 * The donations to ask about, newest first, ten at most: those whose outcome isn't known yet.
 * @param told the edition that was told last, by id
 */
export function donationsToAsk(
  remembered: readonly RememberedDonation[],
  history: readonly HistoryDonation[],
  told: (id: string) => number,
  now: Date,
): KnownDonation[] {
  const known = new Map<string, KnownDonation>()
  for (const { code, programTitle, createdAt } of remembered)
    if (code !== null) known.set(code, { code, programTitle, madeAt: new Date(createdAt) })
  for (const donation of history)
    if (donation.status === 'unpaid') known.set(donation.code, ofHistory(donation, now))
    else known.delete(donation.code)
  return [...known.values()]
    .filter(({ code }) => told(donationId(code)) < EXPIRED)
    .filter(({ madeAt }) => now.getTime() - madeAt.getTime() < ASKED_MS)
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
    .slice(0, MAX_ASKED)
}
