import { useForm, type UseFormReturnType } from '@mantine/form'
import { zod4Resolver } from 'mantine-form-zod-resolver'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { User } from '@/api/entities/user'
import { cleanWords } from '@/lib/clean-text'
import { visitorSession } from '@/lib/owned-storage'
import { owner } from '@/lib/owner'
import type { Program } from '@/lib/program'
import { phoneIn } from '@/lib/read-phone'
import { donationSchema, type DonationValues, emptyDonation } from './donation-form'
import { clearDraft, readDraft, writeDraft } from './draft'
import { fillEmpty, isEmptyForm, takeWish } from './take-over'

export type DonationForm = UseFormReturnType<DonationValues>

// It stands still between renders, as onValuesChange below: the form makes new functions when either changes.
const validate = zod4Resolver(donationSchema)

/** The user's data as the form has them. */
export const donorOf = ({ name, phone, email }: User) => ({
  donorName: name,
  donorPhone: phone,
  donorEmail: email ?? '',
})

/**
 * The donation form: what was typed comes back after a reload, and a logged-in user's data is filled in.
 * @param user undefined while nobody knows yet, null for a visitor
 * @returns the form; `offer` is what was typed here without an account, for a user who may want it
 */
export function useDonationForm(
  { kind, slug }: Pick<Program, 'kind' | 'slug'>,
  user: User | null | undefined,
) {
  const restored = useRef(false)
  const [offer, setOffer] = useState<DonationValues | null>(null)
  const onValuesChange = useCallback(
    (values: DonationValues) => {
      // Before that it would take the place of what is to be restored.
      if (restored.current) writeDraft({ kind, slug }, values)
    },
    [kind, slug],
  )
  const form = useForm<DonationValues>({
    initialValues: emptyDonation,
    validate,
    validateInputOnBlur: true,
    onValuesChange,
  })
  const { setValues } = form

  // After mount, since a page never reads storage while rendering (design §3).
  const restore = useEffectEvent(() => {
    restored.current = true
    const program = { kind, slug }
    const own = readDraft(program) ?? emptyDonation
    const visitors = owner() === null ? null : readDraft(program, visitorSession)
    let kept = own
    if (visitors !== null && takeWish(program)) {
      clearDraft(program, visitorSession)
      kept = fillEmpty(visitors, own)
      if (user) kept = fillEmpty(kept, { ...emptyDonation, ...donorOf(user) })
    } else if (visitors !== null && !isEmptyForm(visitors)) setOffer(visitors)
    const values = fillEmpty(form.getValues(), kept)
    if (!isEmptyForm(values)) setValues(values)
  })
  const prefill = useEffectEvent((known: User) => {
    const { donorName, donorPhone, donorEmail } = form.getValues()
    // All or nothing: a typed name with the account's phone would be nobody's.
    if (donorName || donorPhone || donorEmail) return
    setValues(donorOf(known))
  })
  useEffect(() => {
    // An account's things wait until the server has said that it is still there.
    if (!restored.current && (owner() === null || user !== undefined)) restore()
    if (user) prefill(user)
  }, [user])

  return {
    form,
    offer,
    /** Takes over what was typed without an account; or leaves it where it is. */
    answerOffer: (take: boolean) => {
      setOffer(null)
      if (!take || offer === null) return
      clearDraft({ kind, slug }, visitorSession)
      setValues(fillEmpty(offer, form.getValues()))
    },
  }
}

/**
 * Whether the form holds the user's own data, unchanged and complete, so that a summary can stand for the fields. A
 * number that can't be sent is to be seen, with the word beside it.
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
