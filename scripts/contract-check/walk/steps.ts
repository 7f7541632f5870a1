import { accountSteps } from './accounts'
import { donationSteps } from './donations'
import { programSteps } from './programs'
import { sessionSteps } from './sessions'
import type { Visit } from './visit'

/**
 * What is done with each operation, in an order that feeds itself: lists, programs, payment methods, a donation, an
 * account and its session, and logging out last.
 */
export const steps: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  ...programSteps,
  ...donationSteps,
  ...sessionSteps,
  ...accountSteps,
}
