import type { Ref } from 'react'

/** What each kind of field is given. */
export interface FieldProps {
  label: string
  value: string
  /** Why the value can't be saved, once there is reason to say so. */
  error: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  /** Gets the focus when the value is wrong. */
  ref?: Ref<HTMLInputElement>
}
