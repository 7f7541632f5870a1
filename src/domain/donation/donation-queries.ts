import { $api, backend, type Form, type Query } from '@/api/client'
import { memoised, rows, told } from '@/api/decode'
import { toDonation, toRedirectUrl } from './donation'
import { toPaymentMethod } from './payment-method'
import { decoded, malformed } from '@/api/errors'
import type { components } from '@/api/generated/backend'
import { query } from '@/api/query'

const methods = rows(toPaymentMethod, ({ code }) => code)

/** Every way to pay. */
export const paymentMethodsQuery = () =>
  query($api.queryOptions('get', '/asset/get_all_payment_method', {}, { select: methods }))

/** Reads the answer of {@link donationQuery}; also for code that looks at the query's own state. */
export const donationOf = memoised(({ data }: { data: components['schemas']['Transaction'] }) =>
  toDonation(told(data, 'data')),
)

/** One donation. @throws ApiError 404 for an unknown code */
export function donationQuery(codeDonate: string) {
  const wanted = { codeDonate } satisfies Query<'/transaction/getTransaction'>
  const init = { params: { query: wanted } }
  return query(
    $api.queryOptions('get', '/transaction/getTransaction', init, { select: donationOf }),
  )
}

/** Records a donation. Returns the address to go on to, which isn't trusted yet (see `lib/safe-redirect`). */
export async function storeDonate(body: Form<'/transaction/storeDonate'>): Promise<string> {
  const { data } = await backend.POST('/transaction/storeDonate', { body })
  if (!data) throw malformed('/transaction/storeDonate', 200, 'body: nothing')
  return decoded('/transaction/storeDonate', () => toRedirectUrl(data.data))
}
