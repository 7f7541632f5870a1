import { useState } from 'react'
import { isUnfinished } from '@/lib/amount/read-amount'
import type { FieldQuestion } from '@/features/zakat/form/questions'
import { hintOrError, TextInput } from '@/ui/form/TextInput'
import { useAmountInput } from '@/ui/form/formatted-input'
import classes from './ZakatField.module.css'

interface FieldProps {
  question: FieldQuestion
  value: string
  /** Undefined where it can be read. */
  problem: string | undefined
  onChange: (value: string) => void
}

/** One number. It says at once what is wrong with it, unless one more letter may complete it. */
export function ZakatField(props: FieldProps) {
  const { reads } = props.question
  return reads === 'rupiah' || reads === 'price' ? (
    <RupiahField {...props} />
  ) : (
    <NumberField {...props} />
  )
}

function RupiahField({
  question: { name, label, hint, isRequired },
  value,
  problem,
  onChange,
}: FieldProps) {
  const [isTyping, setTyping] = useState(false)
  const input = useAmountInput(value, onChange)
  const shown = isTyping && isUnfinished(value) ? undefined : problem
  return (
    <TextInput
      {...hintOrError(shown ?? null, hint)}
      name={name}
      label={label}
      {...(isRequired && { 'aria-required': true })}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      leftSection="Rp"
      leftSectionWidth={48}
      classNames={{ input: classes.number ?? '', section: classes.unit ?? '' }}
      {...input}
      onChange={(event) => {
        setTyping(true)
        // Zeros alone begin no amount, so the input would drop them; here it has to be said that they are none.
        if (/^\s*0+\s*$/.test(event.currentTarget.value)) onChange('0')
        else input.onChange(event)
      }}
      onBlur={() => {
        setTyping(false)
        input.onBlur()
      }}
    />
  )
}

function NumberField({
  question: { name, label, hint, unit, reads, isRequired },
  value,
  problem,
  onChange,
}: FieldProps) {
  return (
    <TextInput
      {...hintOrError(problem ?? null, hint)}
      name={name}
      label={label}
      {...(isRequired && { 'aria-required': true })}
      type="text"
      inputMode={reads === 'souls' || reads === 'days' ? 'numeric' : 'decimal'}
      autoComplete="off"
      rightSection={unit}
      rightSectionWidth={72}
      classNames={{ input: classes.number ?? '', section: classes.unit ?? '' }}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
