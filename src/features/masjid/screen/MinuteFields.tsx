import { useState } from 'react'
import { TextInput } from '@/ui/form/TextInput'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './MinuteFields.module.css'

interface MinuteFieldsProps<Name extends string> {
  id: string
  heading: string
  hint: string
  fields: readonly { name: Name; label: string; usual: number }[]
  limits: readonly [least: number, most: number]
  /** Those that differ from the usual ones. */
  values: Readonly<Partial<Record<Name, number>>>
  onChange: (values: Partial<Record<Name, number>>) => void
}

/** Minutes for several prayers. An empty field has its usual value. */
export function MinuteFields<Name extends string>({
  id,
  heading,
  hint,
  fields,
  limits: [least, most],
  values,
  onChange,
}: MinuteFieldsProps<Name>) {
  // What can't be read stays in its field, and what was read before stays in the address.
  const [wrong, setWrong] = useState<Partial<Record<Name, string | null>>>({})

  function type(name: Name, text: string) {
    const number = Number(text)
    const isEmpty = text.trim() === ''
    const isFit = /^-?\d{1,3}$/.test(text.trim()) && number >= least && number <= most
    setWrong({ ...wrong, [name]: isFit || isEmpty ? null : text })
    if (!isFit && !isEmpty) return
    const next: Partial<Record<Name, number>> = {}
    for (const field of fields) {
      const value = field.name === name ? (isEmpty ? undefined : number) : values[field.name]
      if (value !== undefined) next[field.name] = value
    }
    onChange(next)
  }

  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <p className={classes.hint}>{hint}</p>
      <div className={classes.fields}>
        {fields.map(({ name, label, usual }) => (
          <TextInput
            key={name}
            label={label}
            inputMode={least < 0 ? 'text' : 'numeric'}
            placeholder={String(usual)}
            value={wrong[name] ?? values[name]?.toString() ?? ''}
            error={wrong[name] ? `Isi ${least} sampai ${most}` : null}
            onChange={(event) => type(name, event.currentTarget.value)}
          />
        ))}
      </div>
    </section>
  )
}
