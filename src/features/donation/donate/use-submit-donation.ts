import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { storeDonate } from '@/api/queries/donation'
import { programQuery } from '@/api/queries/program'
import { amountIn } from '@/lib/amount/read-amount'
import { localOf, mayKeepFor, sessionOf } from '@/lib/owned-storage'
import { owner } from '@/lib/owner'
import type { Program } from '@/lib/program'
import { rememberDonation } from '@/lib/remembered-donations'
import { type PaymentUrl, safePaymentUrl } from '@/lib/safe-redirect'
import { type DonationValues, toWireForm } from './donation-form'
import { clearDraft } from './draft'
import { failureText, INTERRUPTED, LEFT_UNDERWAY, UNSAFE_REDIRECT } from './failure-text'
import { tellLeft, tellRecorded } from './tell-recorded'
import {
  answerUnderway,
  isFormShown,
  isLeftUnderway,
  marked,
  type Recorded,
  sendOnce,
  showForm,
  takeInterrupted,
} from './underway'

/**
 * Sends a donation and goes on to its payment (spec §4 Donate). While one is under way another is never sent:
 * a second tap, or coming back to the form, waits for the first one's answer.
 */
export function useSubmitDonation({ kind, slug }: Pick<Program, 'kind' | 'slug'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const busy = useRef(false)
  const left = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    // Back from a payment provider the browser may show this page as it was left, overlay and all.
    const startAfresh = (event: PageTransitionEvent) => {
      if (event.persisted && busy.current) window.location.reload()
    }
    window.addEventListener('pageshow', startAfresh)
    return () => {
      window.removeEventListener('pageshow', startAfresh)
    }
  }, [])

  const send = async (values: DonationValues): Promise<Recorded> => {
    const whose = owner()
    const program = await client.query({ ...programQuery(kind, slug), staleTime: 'static' })
    if (owner() !== whose) throw new Error('another owner')
    const drafts = sessionOf(whose)
    const wire = toWireForm(values, program)
    const address = await marked({ kind, slug }, () => storeDonate(wire), drafts)
    const target = safePaymentUrl(address, window.location.origin)
    if (target === null) throw new Error(UNSAFE_REDIRECT)
    clearDraft({ kind, slug }, drafts)
    const kept =
      mayKeepFor(whose) &&
      rememberDonation(
        target.kind === 'internal' ? target.path : target.url,
        {
          programTitle: program.title,
          createdAt: new Date().toISOString(),
          gift: { kind, slug, amount: amountIn(values.price) },
        },
        localOf(whose),
      )
    return { target, kept }
  }

  const follow = (target: PaymentUrl) => {
    // Replaced: back from the payment leads to the program, not to a form that would be sent again.
    if (target.kind === 'internal') void navigate(target.path, { replace: true })
    else window.location.assign(target.url)
  }

  /** Waits for the answer. Who went back meanwhile is told of it, and not dragged to the payment. */
  const attend = async (answer: Promise<Recorded>) => {
    if (busy.current) return
    busy.current = true
    setSubmitting(true)
    setFailure(null)
    const offline = !navigator.onLine
    const whose = owner()
    try {
      const recorded = await answer
      // Still busy: the page is being left, and a tap meanwhile must not count.
      if (owner() !== whose && whose !== null) tellLeft(recorded)
      else if (!left.current) follow(recorded.target)
      else if (!isFormShown({ kind, slug })) tellRecorded(recorded)
    } catch (error) {
      busy.current = false
      setSubmitting(false)
      setFailure(failureText(error, offline))
    }
  }

  const resume = useEffectEvent(() => {
    const answer = answerUnderway({ kind, slug })
    if (answer) void attend(answer)
    else if (isLeftUnderway({ kind, slug })) setFailure(LEFT_UNDERWAY)
    else if (takeInterrupted({ kind, slug })) setFailure(INTERRUPTED)
  })

  useEffect(() => {
    left.current = false
    resume()
    const hide = showForm({ kind, slug })
    return () => {
      left.current = true
      hide()
    }
  }, [kind, slug])

  const submit = async (values: DonationValues) => {
    // A ref, because a second tap may come before the first has been drawn.
    if (!busy.current) await attend(sendOnce({ kind, slug }, () => send(values)))
  }

  return {
    submit,
    submitting,
    failure,
    dismissFailure: () => {
      setFailure(null)
    },
  }
}
