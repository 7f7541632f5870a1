import { useQuery } from '@tanstack/react-query'
import { unseen } from '@/api/query'
import type { Donation } from '@/domain/donation/donation'
import { paymentMethodsQuery } from '@/domain/donation/donation-queries'
import { needsNumber, paymentKind } from './payment-kind'
import { paymentSteps } from './payment-steps'
import { uniqueCode } from './unique-code'

/**
 * How to pay a donation: the steps that the backend gives for its method, else ours. The payment must not wait for them,
 * so ours are there until the methods are known, and stay if they can't be had.
 */
export function usePaymentSteps(donation: Donation): readonly string[] {
  const { data: methods } = useQuery({ ...paymentMethodsQuery(), ...unseen })
  const { channelName, method: type, amount, accountNumber } = donation
  const kind = paymentKind(donation)
  const hasNumber = accountNumber !== null
  const method = methods?.find((one) => one.type === type && one.name === channelName)
  // The backend's own steps may speak of a number, too.
  if (method && method.steps.length > 0 && (hasNumber || !needsNumber(kind))) return method.steps
  return paymentSteps(kind, {
    channel: channelName,
    amount,
    uniqueCode: uniqueCode(kind, amount),
    hasNumber,
  })
}
