import type { ProgramRef } from '@/domain/program/program'
import { useWindowEvent } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Owner, owner } from '@/lib/storage/owner'
import type { DonationValues } from '@/features/donation/donate/donation-form'
import { ENTERED_MEANWHILE, LEFT_MEANWHILE } from './outcome'
import { useStore } from '@/ui/use-store'
import { dismissFailure, openForm, sendDonation } from './send-donation'
import { type Failure, isInFlight, leaveForm, type Recorded, sendingOf, sendings } from './sending'

/**
 * Sends a donation and opens its payment. Only one is sent at a time: a second tap, or a return to the
 * form, waits for the first one's answer. The program must stay the same while the form is mounted.
 */
export function useSubmitDonation(program: ProgramRef) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // Whose sending the form shows; not always the present owner's: who is here may become known while the answer is
  // awaited. Undefined until the first effect, since a prerendered page never reads storage while rendering.
  const [whose, setWhose] = useState<Owner>()
  const [other, setOther] = useState<Owner>()
  useStore(sendings)
  const sending = whose === undefined ? null : sendingOf(whose, program)
  const submitting = sending?.status === 'sending' || sending?.status === 'redirecting'

  const open = useEffectEvent(() => {
    setWhose(owner())
    setOther(openForm(owner(), program))
  })
  useEffect(() => {
    open()
    return leaveForm
  }, [])

  const follow = useEffectEvent(({ target, ...arrival }: Recorded) => {
    // Replaces the history entry: "back" from the payment then leads to the program, not to a form that could be sent
    // again.
    if (target.kind === 'internal') void navigate(target.path, { replace: true, state: arrival })
    else window.location.assign(target.url)
  })
  const recorded = sending?.status === 'redirecting' ? sending.recorded : null
  useEffect(() => {
    if (recorded) follow(recorded)
  }, [recorded])

  useWindowEvent('pageshow', (event) => {
    // After "back" from a payment provider the browser may restore this page with its overlay.
    if (event.persisted && submitting) window.location.reload()
  })

  return {
    submit: async (values: DonationValues) => {
      if (submitting) return
      setWhose(owner())
      setOther(undefined)
      await sendDonation(client, program, values)
    },
    submitting,
    failure:
      wordsOnOther(other, program) ?? (sending?.status === 'failed' ? sending.failure : null),
    dismissFailure: () => {
      setOther(undefined)
      if (whose !== undefined) dismissFailure(whose, program)
    },
  }
}

/** Says that another owner's donation was sent. A visitor's is told when it is known, so these words go then. */
function wordsOnOther(other: Owner | undefined, program: ProgramRef): Failure | null {
  if (other === undefined) return null
  if (other !== null) return { failure: LEFT_MEANWHILE, askUrl: null }
  return isInFlight(sendingOf(null, program)) ? { failure: ENTERED_MEANWHILE, askUrl: null } : null
}
