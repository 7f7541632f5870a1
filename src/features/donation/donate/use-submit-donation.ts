import type { ProgramRef } from '@/domain/program/program'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PaymentUrl } from '@/lib/safe-redirect'
import type { DonationValues } from './donation-form'
import { ENTERED_UNDERWAY, LEFT_UNDERWAY } from './failure-text'
import { sendDonation } from './send-donation'
import { forgetSending, lastFailure } from './sending-mark'
import { hideFailed } from './tell-outcome'
import {
  answerUnderway,
  awaitOnScreen,
  type Failure,
  isAwaited,
  leftUnderway,
  type Outcome,
} from './underway'

/**
 * Sends a donation and opens its payment (spec §4 Donate). Only one is sent at a time: a second tap, or a return to the
 * form, waits for the first one's answer.
 */
export function useSubmitDonation({ kind, slug }: ProgramRef) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const busy = useRef(false)
  const left = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  useEffect(() => {
    // After "back" from a payment provider the browser may restore this page with its overlay.
    const startAfresh = (event: PageTransitionEvent) => {
      if (event.persisted && busy.current) window.location.reload()
    }
    window.addEventListener('pageshow', startAfresh)
    return () => {
      window.removeEventListener('pageshow', startAfresh)
    }
  }, [])

  const follow = (target: PaymentUrl) => {
    // Replaces the history entry: "back" from the payment then leads to the program, not to a form that could be sent
    // again.
    if (target.kind === 'internal') void navigate(target.path, { replace: true })
    else window.location.assign(target.url)
  }

  const attend = async (answer: Promise<Outcome>) => {
    awaitOnScreen(answer)
    if (busy.current) return
    busy.current = true
    setSubmitting(true)
    setFailure(null)
    const outcome = await answer
    // A donor who has left the form is told the outcome instead of being sent to the payment (see `sendDonation`).
    if (left.current || !isAwaited(answer)) return
    if ('failure' in outcome) {
      busy.current = false
      setSubmitting(false)
      setFailure(outcome)
    } else {
      // `busy` stays set while the page is being left, so that another tap doesn't send again.
      follow(outcome.target)
    }
  }

  /** Says that a former owner's donation is under way. A visitor's is told when it is known, so these words go then. */
  const sayLeft = async ({ whose, answer }: NonNullable<ReturnType<typeof leftUnderway>>) => {
    const words = { failure: whose === null ? ENTERED_UNDERWAY : LEFT_UNDERWAY, askUrl: null }
    setFailure(words)
    await answer
    if (whose === null) setFailure((now) => (now === words ? null : now))
  }

  const resume = useEffectEvent(() => {
    const answer = answerUnderway({ kind, slug })
    const former = leftUnderway({ kind, slug })
    const known = lastFailure({ kind, slug })
    if (answer) void attend(answer)
    else if (former) void sayLeft(former)
    else if (known !== null) {
      setFailure(known)
      hideFailed(known)
    }
  })

  useEffect(() => {
    left.current = false
    resume()
    return () => {
      left.current = true
      awaitOnScreen(null)
    }
  }, [kind, slug])

  const submit = async (values: DonationValues) => {
    // A ref, because a second tap may come before the first has been drawn.
    if (!busy.current) await attend(sendDonation(client, { kind, slug }, values))
  }

  return {
    submit,
    submitting,
    failure,
    dismissFailure: () => {
      setFailure(null)
      forgetSending({ kind, slug })
    },
  }
}
