import { useForm, type UseFormReturnType } from '@mantine/form'
import { zod4Resolver } from 'mantine-form-zod-resolver'
import { useCallback, useEffect, useEffectEvent } from 'react'
import type { User } from '@/api/entities/user'
import { cleanWords } from '@/lib/clean-text'
import type { Program } from '@/lib/program'
import { phoneIn } from '@/lib/read-phone'
import { donationSchema, type DonationValues, emptyDonation } from './donation-form'
import { readDraft, writeDraft } from './draft'

export type DonationForm = UseFormReturnType<DonationValues>

// It stands still between renders, as onValuesChange below: the form makes new functions when either changes.
const validate = zod4Resolver(donationSchema)

/**
 * The donation form: what was typed comes back after a reload, and a logged-in user's data is filled in.
 * @param user undefined while nobody knows yet, null for a visitor
 */
export function useDonationForm(
  { kind, slug }: Pick<Program, 'kind' | 'slug'>,
  user: User | null | undefined,
): DonationForm {
  const onValuesChange = useCallback(
    (values: DonationValues) => {
      writeDraft({ kind, slug }, values)
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
  useEffect(() => {
    const draft = readDraft({ kind, slug })
    if (draft) setValues(draft)
  }, [kind, slug, setValues])

  const prefill = useEffectEvent(({ name, phone, email }: User) => {
    const { donorName, donorPhone, donorEmail } = form.getValues()
    // All or nothing: a typed name with the account's phone would be nobody's.
    if (donorName || donorPhone || donorEmail) return
    setValues({ donorName: name, donorPhone: phone, donorEmail: email ?? '' })
  })
  useEffect(() => {
    if (user) prefill(user)
  }, [user])

  return form
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
