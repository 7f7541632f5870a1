import { useQuery } from '@tanstack/react-query'
import { isNotFound, TooManyRequests } from '@/api/errors'
import { donationOf, donationQuery } from '@/domain/donation/donation-queries'
import { pollInterval } from './poll-interval'

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
