import type { ReactNode } from 'react'
import type { TextInputProps } from '@/ui/TextInput'
import classes from './hint-or-error.module.css'

/** What stands below a field until an error takes its place: of the same height, so that nothing moves below a finger. */
export function hintOrError(error: unknown, hint: ReactNode) {
  return {
    error: typeof error === 'string' ? error : undefined,
    description: error ? undefined : hint,
    descriptionProps: { className: classes.line },
    errorProps: { className: classes.line },
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
  } satisfies TextInputProps
}
