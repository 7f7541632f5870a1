import { useDebouncedValue } from '@mantine/hooks'
import { amountInWords } from '@/lib/amount/amount-in-words'
import { amountIn, isUnfinished, readAmount } from '@/lib/amount/read-amount'
import { formatRupiah } from '@/lib/format-number'
import { MINIMUM_AMOUNT, PRESET_AMOUNTS } from '@/features/donation/payment-rules'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { hintOrError, TextInput } from '@/ui/form/TextInput'
import { useAmountInput } from '@/ui/form/formatted-input'
import classes from './AmountField.module.css'
import { amountProblem } from './gift-rules'
import type { FieldProps } from '@/ui/form/use-form'

const presets = PRESET_AMOUNTS.map((amount) => ({
  value: String(amount),
  label: formatRupiah(amount),
}))

/** A form with an amount. */
interface AmountForm {
  values: { price: string }
  field: (name: 'price') => FieldProps
  touch: (name: 'price', is?: boolean) => void
}

/** The amount, by one tap or typed; both show the form's one `price`. */
export function AmountField({ form }: { form: AmountForm }) {
  const { price } = form.values
  const amount = amountIn(price)
  const [settled] = useDebouncedValue(amount, PAUSE_MS)
  const field = form.field('price')
  const input = useAmountInput(price, (typed, isTyping) => {
    field.onChange(typed)
    // One more letter may complete it, so this shows only what is certainly wrong already.
    if (isTyping) form.touch('price', false)
  })
  const error = problemWhileTyping(price) ?? field.error

  return (
    <div className={classes.field}>
      <RadioGroup
        legend="Pilih nominal"
        legendHidden
        options={presets}
        value={String(amount)}
        onChange={field.onChange}
      />
      <TextInput
        {...field}
        {...hintOrError(error, <AmountHint amount={amount} paused={settled === amount} />)}
        label="Nominal lainnya"
        aria-required
        type="text"
        inputMode="numeric"
        autoComplete="off"
        leftSection="Rp"
        leftSectionWidth={48}
        classNames={{ input: classes.amount ?? '', section: classes.prefix ?? '' }}
        {...input}
        onBlur={() => {
          input.onBlur()
          field.onBlur()
        }}
      />
    </div>
  )
}

/**
 * The error that is shown while typing: the amount is too small (as the specification wants), or it can't be read,
 * unless one more letter may complete it. That the field is empty is reported only after it was left.
 */
function problemWhileTyping(price: string): string | null {
  const reading = readAmount(price)
  if (reading.kind === 'empty' || isUnfinished(price)) return null
  return reading.kind === 'amount' && reading.amount === 0 ? null : amountProblem(price)
}

/** Debounce in milliseconds before the amount in words is announced. */
const PAUSE_MS = 500

/**
 * The smallest amount; once an amount is entered, that amount in words. Debounced, so that a screen reader doesn't read
 * it at each digit.
 */
function AmountHint({ amount, paused }: { amount: number; paused: boolean }) {
  const words = paused ? amountInWords(amount) : '\u00a0'
  return (
    <span role="status">{amount === 0 ? `Minimal ${formatRupiah(MINIMUM_AMOUNT)}` : words}</span>
  )
}
