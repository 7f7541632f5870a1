import type { ProgramRef } from '@/domain/program/program'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { User } from '@/domain/account/user'
import { paymentMethodsQuery } from '@/domain/donation/donation-queries'
import { cleanWords } from '@/lib/text/clean-text'
import { visitorSession } from '@/lib/storage/owned-storage'
import { owner } from '@/lib/storage/owner'
import { phoneIn } from '@/lib/read-phone'
import { type FormState, useForm } from '@/ui/form/use-form'
import {
  amountInAddress,
  donationSchema,
  type DonationValues,
  emptyDonation,
} from './donation-form'
import { clearDraft, readDraft, writeDraft } from './draft'
import { isChosen } from './payment-groups'
import { isInFlight, sendingOf } from '@/features/donation/sending/sending'
import { fillEmpty, isEmptyForm, takeWish } from './take-over'

export type DonationForm = FormState<DonationValues>

/** The user's data as values of the form. */
export const donorOf = ({ name, phone, email }: User) => ({
  donorName: name,
  donorPhone: phone,
  donorEmail: email ?? '',
})

/**
 * The donation form: what was typed comes back after a reload, and a logged-in user's data is filled in.
 * @param user undefined while nobody knows yet, null for a visitor
 * @returns the form; `method` is the chosen one, once the methods are known; `offer` is a draft that was typed without an account, which the user may take over, else null
 */
export function useDonationForm(
  { kind, slug }: ProgramRef,
  user: User | null | undefined,
  send: (values: DonationValues) => Promise<void>,
) {
  const [offer, setOffer] = useState<DonationValues | null>(null)
  // An account's draft waits for the server's answer: the session may have ended meanwhile.
  const [ready, setReady] = useState(false)
  const draft = useMemo(() => {
    const program = { kind, slug }
    return {
      read: () => {
        const own = readDraft(program)
        const visitors =
          owner() === null || isInFlight(sendingOf(null, program))
            ? null
            : readDraft(program, visitorSession)
        if (visitors === null) return own
        if (!takeWish(program)) {
          if (!isEmptyForm(visitors)) setOffer(visitors)
          return own
        }
        clearDraft(program, visitorSession)
        const kept = fillEmpty(visitors, own ?? emptyDonation)
        return user ? fillEmpty(kept, { ...emptyDonation, ...donorOf(user) }) : kept
      },
      write: (values: DonationValues) => {
        writeDraft(program, values)
      },
    }
  }, [kind, slug, user])
  const { data: methods } = useQuery(paymentMethodsQuery())
  const methodOf = useCallback(
    (values: DonationValues) => methods?.find((method) => isChosen(method, values)),
    [methods],
  )
  const schema = useMemo(() => donationSchema(methodOf), [methodOf])
  const form = useForm({
    schema,
    initialValues: emptyDonation,
    draft: ready ? draft : null,
    send,
  })
  const { setValues } = form
  useAddressAmount((price) => setValues({ price }))

  const method = methodOf(form.values)
  // One that is no longer offered.
  const isGone = methods !== undefined && form.values.codePayment !== '' && method === undefined
  useEffect(() => {
    if (isGone) setValues({ paymentName: '', codePayment: '', typePayment: '' })
  }, [isGone, setValues])

  const prefill = useEffectEvent((known: User) => {
    const { donorName, donorPhone, donorEmail } = form.getValues()
    // All or nothing: a typed name with the account's phone would mix two persons.
    if (donorName || donorPhone || donorEmail) return
    setValues(donorOf(known))
  })
  useEffect(() => {
    if (owner() === null || user !== undefined) setReady(true)
    if (ready && user) prefill(user)
  }, [user, ready])

  return {
    form,
    method,
    offer,
    /** @param take true copies the offered draft into the form; false leaves it stored */
    answerOffer: (take: boolean) => {
      setOffer(null)
      if (!take || offer === null) return
      clearDraft({ kind, slug }, visitorSession)
      setValues(fillEmpty(offer, form.getValues()))
    },
  }
}

/**
 * Takes over the amount that the address names, once: it goes from the address, so that after a reload, or coming back,
 * what was typed since is there.
 */
function useAddressAmount(take: (price: string) => void) {
  const [search, setSearch] = useSearchParams()
  const adopt = useEffectEvent(() => {
    if (!search.has('nominal')) return
    const price = amountInAddress(search)
    if (price !== null) take(price)
    const rest = new URLSearchParams(search)
    rest.delete('nominal')
    setSearch(rest, { replace: true, preventScrollReset: true })
  })
  const named = search.get('nominal')
  useEffect(() => {
    adopt()
  }, [named])
}

/**
 * Whether the form holds the user's own data, unchanged and complete, so that a summary can replace the fields. Not
 * with a phone number that can't be sent: the field has to show its error.
 */
export function isOwnData(values: DonationValues, user: User | null | undefined): user is User {
  return (
    user != null &&
    cleanWords(user.name) !== '' &&
    phoneIn(user.phone) !== '' &&
    values.donorName === user.name &&
    values.donorPhone === user.phone &&
    values.donorEmail === (user.email ?? '')
  )
}
