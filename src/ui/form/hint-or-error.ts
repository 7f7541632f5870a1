import type { ReactNode } from 'react'
import type { TextInputProps } from './TextInput'
import classes from './hint-or-error.module.css'

/**
 * The hint below a field, or the error in its place. Both have the same height, so that nothing moves while a user
 * taps.
 */
export function hintOrError(error: string | null, hint: ReactNode) {
  return {
    error,
    description: error === null ? hint : undefined,
    descriptionProps: { className: classes.line },
    errorProps: { className: classes.line },
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
  } satisfies TextInputProps
}
