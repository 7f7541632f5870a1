import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { User } from '@/domain/account/user'
import { editProfile, userQuery } from '@/domain/account/user-queries'
import { renameAccount } from '@/domain/account/session'
import { type TokenField, useNumberToken } from '@/domain/account/otp/server-otp'
import { verificationOf } from '@/domain/account/otp/verification'
import { noteEntry } from '@/ui/history'
import type { ProfileEdit } from '@/lib/address/paths'
import { textBy } from '@/lib/text/text-rules'
import { useForm } from '@/ui/form/use-form'
import { editFields, fieldDraft } from './edit-fields'

/**
 * The form of one profile field: its `value`, and the saving; and whether the verification before it was refused.
 * @param onSaved called when the server has the new value; the button waits for it, see `useAfterSave`
 */
export function useFieldForm(
  edit: ProfileEdit,
  user: User,
  onSaved: (isHere: () => boolean) => Promise<void>,
) {
  const client = useQueryClient()
  const field = editFields[edit]
  const { refused, send } = useNumberToken()
  const schema = useMemo(() => z.object({ value: textBy(field.problem) }), [field])
  const draft = useMemo(() => fieldDraft(edit, user), [edit, user])

  const saving = useMutation({
    mutationFn: async ({ cleaned }: { cleaned: string; isHere: () => boolean }) => {
      const save = (tokenField: TokenField = {}) => editProfile(field.editType, cleaned, tokenField)
      if (edit === 'phone' || edit === 'email')
        await send(edit, verificationOf(edit).read() ?? {}, save)
      else await save()
    },
    onSuccess: async (_, { cleaned, isHere }) => {
      draft.clear()
      if (edit === 'phone') renameAccount(cleaned)
      // At once, so that the overview doesn't show the old value until the server's answer.
      client.setQueryData(userQuery().queryKey, (known) => known && field.apply(known, cleaned))
      await onSaved(isHere)
    },
  })

  const form = useForm({
    schema,
    initialValues: { value: field.current(user) },
    draft,
    send: ({ value }) => saving.mutateAsync({ cleaned: field.clean(value), isHere: noteEntry() }),
  })
  return { form, isTokenRefused: refused === 'token' }
}
