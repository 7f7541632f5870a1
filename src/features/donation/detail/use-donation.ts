import { useQuery } from '@tanstack/react-query'
import { isNotFound, TooManyRequests } from '@/api/errors'
import type { DonationStatus } from '@/domain/donation/donation'
import { donationOf, donationQuery } from '@/domain/donation/donation-queries'
import { parseProgramId } from '@/domain/program/program'
import { programByIdQuery } from '@/domain/program/program-queries'
import type { ProgramSummary } from '@/domain/program/read-program'

/** While a donor waits for "Lunas", in milliseconds. */
const WAITING_MS = 3_000
/** A payment of the last minute may be booked after the deadline, so it is still asked for, less often. */
const EXPIRED_MS = 15_000
/** The longest pause while the server can't be reached and names none itself. */
const MAX_BACKOFF_MS = 30_000

interface PollState {
  /** Undefined before the first answer. */
  status: DonationStatus | undefined
  failed: boolean
  /** The server knows no such donation. */
  unknown: boolean
  /** When the last good answer and the last failure came, in milliseconds; 0 for never. */
  answeredAt: number
  failedAt: number
  /** How long the server asked to wait, in milliseconds (429 with `Retry-After`); 0 if it didn't. */
  retryAfterMs: number
}

/**
 * The pause before a donation's status is requested again, in milliseconds; false for never. While requests fail, the
 * pause is as long as they have been failing, so it doubles each time. It is computed from the two moments and not from
 * the clock: a value that changes with every render would restart the timer each time, and no request would ever be
 * sent.
 */
export function pollInterval({
  status,
  failed,
  unknown,
  answeredAt,
  failedAt,
  retryAfterMs,
}: PollState): number | false {
  if (unknown || status === 'paid') return false
  const pause = status === 'expired' ? EXPIRED_MS : WAITING_MS
  if (!failed) return pause
  return Math.max(pause, retryAfterMs, Math.min(MAX_BACKOFF_MS, failedAt - answeredAt))
}

const unlessPaid = ({
  state: { data },
}: {
  state: { data?: Parameters<typeof donationOf>[0] | undefined }
}) => (data && donationOf(data).status === 'paid' ? false : 'always')

/**
 * A donation whose status is kept up to date while the page is visible. Requested at once when the donor comes back
 * from the banking app, or the network is back.
 */
export function useLiveDonation(code: string) {
  return useQuery({
    ...donationQuery(code),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      pollInterval({
        status: state.data && donationOf(state.data).status,
        failed: state.status === 'error',
        unknown: isNotFound(state.error),
        answeredAt: state.dataUpdatedAt,
        failedAt: state.errorUpdatedAt,
        retryAfterMs: state.error instanceof TooManyRequests ? state.error.retryAfterMs : 0,
      }),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: unlessPaid,
    refetchOnReconnect: unlessPaid,
  })
}

export interface DonatedProgram {
  /** Undefined while it loads, and when it can't be loaded: the payment page must work without it. */
  program: ProgramSummary | undefined
  /** Whether it may still come. */
  loading: boolean
}

/** The program that a donation went to. @param programId prefixed; undefined until the donation is there */
export function useDonatedProgram(programId: string | undefined): DonatedProgram {
  const ref = programId === undefined ? null : parseProgramId(programId)
  const { data, isLoading } = useQuery({
    ...programByIdQuery(ref ?? { kind: 'campaign', id: '' }),
    enabled: ref !== null,
  })
  return { program: data, loading: isLoading || programId === undefined }
}
