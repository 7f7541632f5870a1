import type { FieldProps } from '@/ui/use-form'

/** What each kind of field is given. */
export interface LabelledField extends FieldProps {
  label: string
}
