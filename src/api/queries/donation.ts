import { backend } from '../client'
import { list } from '../decode'
import { toDonation, toRedirectUrl } from '../entities/donation'
import { toPaymentMethod } from '../entities/payment-method'
import { operationQuery } from '../query'

/** Every way to pay. */
export const paymentMethodsQuery = () =>
  operationQuery('/asset/get_all_payment_method', undefined, (data) => list(data, toPaymentMethod))

/** One donation. @throws ApiError 404 for an unknown code */
export const donationQuery = (codeDonate: string) =>
  operationQuery('/transaction/getTransaction', { codeDonate }, toDonation)

/** Records a donation; gives the address to go on to, which is not yet trusted (see `lib/safe-redirect`). */
export const storeDonate = (
  form: Parameters<typeof backend.call<'/transaction/storeDonate', string>>[1],
) => backend.call('/transaction/storeDonate', form, toRedirectUrl)
