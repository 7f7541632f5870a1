import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { storeDonate } from '@/api/queries/donation'
import { programQuery } from '@/api/queries/program'
import type { Program } from '@/lib/program'
import { type PaymentUrl, safePaymentUrl } from '@/lib/safe-redirect'
import { rememberDonation } from '../remembered-donations'
import { type DonationValues, toWireForm } from './donation-form'
import { clearDraft } from './draft'
import { failureText, UNSAFE_REDIRECT } from './failure-text'

/**
 * Sends a donation and goes on to its payment (spec §4 Donate). While one is under way another is never sent:
 * a ref says so, because a second tap may come before the first has been drawn.
 */
export function useSubmitDonation(ref: Pick<Program, 'kind' | 'slug'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const busy = useRef(false)
  const left = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

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

  const follow = (target: PaymentUrl) => {
    // Who went back meanwhile is not dragged to the payment.
    if (left.current) return
    // Replaced: back from the payment leads to the program, not to a form that would be sent again.
    if (target.kind === 'internal') void navigate(target.path, { replace: true })
    else window.location.assign(target.url)
  }

  const submit = async (values: DonationValues) => {
    if (busy.current) return
    busy.current = true
    setSubmitting(true)
    setFailure(null)
    const offline = !navigator.onLine
    try {
      const program = await client.query({
        ...programQuery(ref.kind, ref.slug),
        staleTime: 'static',
      })
      const target = safePaymentUrl(
        await storeDonate(toWireForm(values, program)),
        window.location.origin,
      )
      if (target === null) throw new Error(UNSAFE_REDIRECT)
      clearDraft(ref)
      if (target.kind === 'internal')
        rememberDonation(target.path, {
          programTitle: program.title,
          createdAt: new Date().toISOString(),
        })
      // Still busy: the page is being left, and a tap meanwhile must not count.
      follow(target)
    } catch (error) {
      busy.current = false
      setSubmitting(false)
      setFailure(failureText(error, offline))
    }
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
