import type { ProgramRef } from '@/domain/program/program'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { User } from '@/domain/account/user'
import { type PaymentMethod, paymentMethodsQuery } from '@/domain/donation/donation-queries'
import { cleanWords } from '@/lib/text/clean-text'
import { visitorSession } from '@/lib/storage/owned-storage'
import { owner } from '@/lib/storage/owner'
import { phoneIn } from '@/lib/read-phone'
import { type FormState, useForm } from '@/ui/form/use-form'
import { donationSchema, type DonationValues, emptyDonation } from './donation-form'
import { amountInAddress, isMethodInAddress } from './gift-rules'
import { clearDraft, fillEmpty, isEmptyForm, readDraft, takeWish, writeDraft } from './draft'
import { isChosen } from './payment-groups'
import { isInFlight, sendingOf } from '@/features/donation/sending/sending'
import { readDonor, readMethod, type RememberedDonor } from '@/features/donation/remembered'
import { brokenLimit, PAYMENT_TYPES } from '@/features/donation/payment-rules'
import { amountIn } from '@/lib/amount/read-amount'
export type DonationForm = FormState<DonationValues>

/** The user's data as values of the form. */
export const donorOf = ({ name, phone, email }: User) => ({
  donorName: name,
  donorPhone: phone,
  donorEmail: email ?? '',
})

/**
 * The donation form: what was typed comes back after a reload; a logged-in user's data is filled in, and what this
 * device remembers of the last donation.
 * @param user undefined while nobody knows yet, null for a visitor
 * @returns the form; `methods` once they are known, and of them `method`, the chosen one; `offer` is a draft that was
 *   typed without an account, which the user may take over, else null; `remembered` is the donor whom this device was
 *   asked to remember
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
        writeDraft(program, typedOnly(values))
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
  const named = useAddressWish((price) => setValues({ price }))

  const method = methodOf(form.values)
  // One that is no longer offered.
  const isGone = methods !== undefined && form.values.codePayment !== '' && method === undefined
  useEffect(() => {
    if (isGone) setValues(NO_METHOD)
  }, [isGone, setValues])

  const [remembered, setRemembered] = useState<RememberedDonor | null>(null)
  const prefill = useEffectEvent(() => {
    const kept = user === null ? readDonor() : null
    setRemembered(kept)
    const { donorName, donorPhone, donorEmail } = form.getValues()
    // All or nothing: a typed name with the account's phone would mix two persons.
    if (donorName || donorPhone || donorEmail) return
    if (user) setValues(donorOf(user))
    else if (kept) setValues({ donorName: kept.name, donorPhone: kept.phone, ingat: 'Y' })
  })
  useEffect(() => {
    if (owner() === null || user !== undefined) setReady(true)
    if (ready && user !== undefined) prefill()
  }, [user, ready])
  useLastMethod(form, ready ? methods : undefined, named)

  return {
    form,
    methods,
    method,
    offer,
    remembered,
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
 * @returns the method that the address named, for {@link isMethodInAddress}
 */
function useAddressWish(take: (price: string) => void): string | null {
  const [search, setSearch] = useSearchParams()
  const [method, setMethod] = useState<string | null>(null)
  const adopt = useEffectEvent(() => {
    if (!search.has('nominal') && !search.has('metode')) return
    const price = amountInAddress(search)
    if (price !== null) take(price)
    setMethod(search.get('metode'))
    const rest = new URLSearchParams(search)
    rest.delete('nominal')
    rest.delete('metode')
    setSearch(rest, { replace: true, preventScrollReset: true })
  })
  const named = `${search.get('nominal')} ${search.get('metode')}`
  useEffect(() => {
    adopt()
  }, [named])
  return method
}

/**
 * Chooses the method that the address named, else the one that was last given by, as soon as the amount allows it, and
 * takes it back when the amount no longer does. A method that the donor has chosen stays.
 */
function useLastMethod(
  form: DonationForm,
  methods: readonly PaymentMethod[] | undefined,
  named: string | null,
) {
  const amount = amountIn(form.values.price)
  const follow = useEffectEvent(() => {
    const last = readMethod()
    const method =
      methods?.find((one) => isMethodInAddress(named, one)) ??
      methods?.find((one) => last && isChosen(one, last))
    const type = PAYMENT_TYPES.find((one) => one === method?.type)
    if (!method || !type) return
    const values = form.getValues()
    const isAllowed = brokenLimit(type, amount, method) === null
    if (isAllowed && values.codePayment === '')
      form.setValues({ paymentName: method.name, codePayment: method.code, typePayment: type })
    if (!isAllowed && isChosen(method, values)) form.setValues(NO_METHOD)
  })
  useEffect(() => {
    follow()
  }, [amount, methods, named])
}

const NO_METHOD = { paymentName: '', codePayment: '', typePayment: '' } as const

/** The values without the donor whom this device has filled in: as a draft they would pass for something typed. */
function typedOnly(values: DonationValues): DonationValues {
  return isRemembered(values, readDonor())
    ? { ...values, donorName: '', donorPhone: '', ingat: 'N' }
    : values
}

/** Whether name and number are those that this device remembers. */
export const isRemembered = (values: DonationValues, donor: RememberedDonor | null): boolean =>
  donor !== null && values.donorName === donor.name && values.donorPhone === donor.phone

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
