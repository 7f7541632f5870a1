import { useQuery } from '@tanstack/react-query'
import { isNotFound } from '@/api/errors'
import { donationQuery } from '@/api/queries/donation'
import { pollInterval } from './poll-interval'

/**
 * A donation whose status keeps itself up to date while the page is visible (issue: "status changes to Lunas
 * without a reload"). Asked at once when the donor comes back from the banking app or the network returns.
 */
export function useLiveDonation(code: string) {
  return useQuery({
    ...donationQuery(code),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      pollInterval({
        status: state.data?.status,
        failed: state.status === 'error',
        unknown: isNotFound(state.error),
        answeredAt: state.dataUpdatedAt,
        failedAt: state.errorUpdatedAt,
      }),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: ({ state }) => (state.data?.status === 'paid' ? false : 'always'),
    refetchOnReconnect: ({ state }) => (state.data?.status === 'paid' ? false : 'always'),
  })
}
