import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { User } from '@/api/entities/user'
import { editProfile, userQuery } from '@/api/queries/user'
import { renameAccount } from '@/api/session/session'
import type { ProfileEdit } from '@/lib/paths'
import { errorText } from '@/ui/error-text'
import { useBusy } from '@/ui/use-busy'
import { editFields } from './edit-fields'
import { fieldDraft } from './field-draft'

/**
 * One field of the profile being changed: what is typed, why it can't be saved, and the saving.
 * @param onSaved the server has the new value; may go on to do more, and the button waits for it
 */
export function useFieldForm(edit: ProfileEdit, user: User, onSaved: () => void | Promise<void>) {
  const client = useQueryClient()
  const field = editFields[edit]
  const draft = useMemo(() => fieldDraft(edit, user), [edit, user])
  const [value, setValue] = useState(() => draft.read() ?? field.current(user))
  // Errors show after the field is touched (spec §5).
  const [touched, setTouched] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const busy = useBusy()
  const problem = field.problem(value)

  const saving = useMutation({
    mutationFn: (cleaned: string) => editProfile(field.editType, cleaned),
    onSuccess: async (_, cleaned) => {
      draft.clear()
      if (edit === 'phone') renameAccount(cleaned)
      // At once, so that the overview doesn't show the old value until the server has told the new one.
      client.setQueryData(userQuery().queryKey, (known) => known && field.apply(known, cleaned))
      await onSaved()
    },
    onSettled: busy.end,
  })

  return {
    value,
    problem: touched ? problem : null,
    /** What the server said when it refused, or that it can't be reached (spec §8). */
    failure: saving.error ? errorText(saving.error) : null,
    saving: saving.isPending,
    input,
    change: (next: string) => {
      setValue(next)
      draft.write(next)
    },
    touch: () => {
      setTouched(true)
    },
    submit: () => {
      setTouched(true)
      if (problem !== null) input.current?.focus()
      else if (busy.begin()) saving.mutate(field.clean(value))
    },
  }
}
