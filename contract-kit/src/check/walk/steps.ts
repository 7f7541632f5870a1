import type { Operation } from '../model'
import { accountSteps, logoutStep } from './account/accounts'
import { furtherSteps } from './amounts'
import { capabilitySteps } from './capabilities'
import { claimSteps } from './account/claim'
import { dedicationSteps } from './donation/dedications'
import { donationSteps } from './donation/donations'
import { oneTimeCodeSteps } from './account/one-time-codes'
import { passwordSteps } from './account/passwords'
import { profileSteps } from './account/profile'
import { requestSteps } from './requests'
import { slipSteps } from './donation/transfer-slips'
import { inboxSteps } from './account/inbox'
import { historySteps } from './donation/history'
import { readStep, unfilled } from './reads'
import { sessionSteps } from './account/sessions'
import type { Step, Visit } from './visit'
import { receiptSteps } from './donation/zakat'

/** What the contract doesn't say enough of, in an order that feeds itself: logging out ends what the others need. */
const ownSteps: Readonly<Record<string, Step>> = {
  ...capabilitySteps,
  ...donationSteps,
  ...slipSteps,
  ...historySteps,
  ...claimSteps,
  ...dedicationSteps,
  ...receiptSteps,
  ...requestSteps,
  ...inboxSteps,
  ...sessionSteps,
  ...profileSteps,
  ...oneTimeCodeSteps,
  ...accountSteps,
  ...passwordSteps,
  ...logoutStep,
}

/** Whether an operation has a step that was written for it. */
export const hasOwnStep = ({ name }: Operation) => name in ownSteps

/**
 * What is done with each operation, in the order to do it in: the reads that the contract says enough of, then the
 * steps that were written for one operation.
 * @throws Error that names an operation without a step, or a step without an operation, and where to change it
 */
export function stepsOf(operations: readonly Operation[]): { operation: Operation; step: Step }[] {
  const derived = operations
    .filter((operation) => !hasOwnStep(operation))
    .map((operation) => {
      const step = readStep(operation)
      if (!step) throw new Error(missing(operation))
      const further = furtherSteps[operation.name]
      return {
        operation,
        step: async (visit: Visit) => {
          await step(visit)
          if (!visit.run.options.stateless) await further?.(visit)
        },
      }
    })
  const own = Object.entries(ownSteps).map(([name, step]) => {
    const operation = operations.find((one) => one.name === name)
    if (!operation)
      throw new Error(
        `contract-kit/src/check/walk has a step for ${name}, which the contract lacks`,
      )
    return { operation, step }
  })
  return [...derived, ...own]
}

function missing(operation: Operation): string {
  const { name, method } = operation
  const place = `contract-kit/src/check/walk (steps.ts says which there are)`
  if (method !== 'GET')
    return `${name} has no step: what is posted can’t be derived. Write one in ${place}.`
  return `${name} has no step: nothing says what to give as ${unfilled(operation).join(', ')}. Add it to \`subjects\` in contract-kit/src/check/walk/reads.ts, or write a step in ${place}.`
}
