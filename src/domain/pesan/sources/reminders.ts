import type { FundraiserStats } from '@/domain/account/fundraiser'
import { planState, type Ramadans } from '@/domain/giving-plan/occasions'
import type { Plan } from '@/domain/giving-plan/plan'
import type { Message } from '@/domain/pesan/box'
import { parseProgramId, programPath } from '@/domain/program/program'
import { paths } from '@/lib/address/paths'
import { formatThousands } from '@/lib/format-number'
import { dayText } from '@/lib/time/day-words'

/** How many programs of a fundraiser are told of: fewer than the box keeps. */
const MAX_FUNDRAISED = 40

/** What a fundraiser's links have brought, told anew with each gift that is paid. */
export const fundraiserMessages = ({ programs }: FundraiserStats, now: Date): Message[] =>
  programs
    .filter(({ donations }) => donations > 0)
    .slice(0, MAX_FUNDRAISED)
    .map(({ programId, slug, title, donations, amount }) => ({
      id: `penggalang:${programId}`,
      edition: donations,
      kind: 'fundraiser',
      at: now.getTime(),
      until: null,
      title: `${formatThousands(donations)} donasi lunas lewat tautan Anda`,
      text: title,
      amount,
      to: programPath({ kind: parseProgramId(programId)?.kind ?? 'campaign', slug }, 'fundraiser'),
    }))

/** Names a plan's day; the days are `YYYY-MM-DD`. */
const planId = ({ tanda }: Plan, day: string) => `rutin:${tanda}:${day}`

/** What is due today by somebody's plans. @param today `YYYY-MM-DD`, which ends at `until` */
export const planMessages = (
  plans: readonly Plan[],
  today: string,
  until: Date,
  ramadans: Ramadans,
): Message[] =>
  plans
    .filter((plan) => planState(plan, today, ramadans).today === 'due')
    .map((plan) => ({
      id: planId(plan, today),
      edition: 0,
      kind: 'plan',
      // Of the day alone, so that no clock and no zone makes another message of it.
      at: Date.parse(today),
      until: until.getTime(),
      title: 'Infaq rutin hari ini',
      text: `${plan.program.judul}. ${dayText(today)}.`,
      amount: plan.nominal,
      to: paths.plans(),
    }))

/**
 * A newer version of the app waits for its user's consent.
 * @param version the edition of the one that runs
 */
export const versionMessage = (version: number, now: Date): Message => ({
  id: 'versi',
  edition: version,
  kind: 'version',
  at: now.getTime(),
  until: null,
  title: 'Versi baru aplikasi tersedia',
  text: 'Perbarui di Pengaturan.',
  amount: null,
  to: paths.settings(),
})
