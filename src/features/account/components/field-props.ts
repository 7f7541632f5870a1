import type { FieldProps } from '@/ui/form/use-form'

/** The props of each kind of field. */
export interface LabelledField extends FieldProps {
  label: string
}
