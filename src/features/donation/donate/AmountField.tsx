import { useDebouncedValue } from '@mantine/hooks'
import type { ChangeEvent, ClipboardEvent, CompositionEvent } from 'react'
import {
  type AmountEntry,
  editAmount,
  pasteAmount,
  settledAmount,
  shownAmount,
} from '@/features/donation/amount/amount-entry'
import { amountInWords } from '@/features/donation/amount/amount-in-words'
import { amountIn, isUnfinished, readAmount } from '@/features/donation/amount/read-amount'
import { formatRupiah } from '@/lib/money'
import { MINIMUM_AMOUNT, PRESET_AMOUNTS } from '@/features/donation/payment-rules'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { TextInput } from '@/ui/form/TextInput'
import { useComposition } from '@/ui/form/use-composition'
import classes from './AmountField.module.css'
import { amountProblem } from './donation-form'
import { hintOrError } from './hint-or-error'
import type { DonationForm } from './use-donation-form'

const presets = PRESET_AMOUNTS.map((amount) => ({
  value: String(amount),
  label: formatRupiah(amount),
}))

/** The amount, by one tap or typed; both show the form's one `price`. */
export function AmountField({ form }: { form: DonationForm }) {
  const { price } = form.values
  const amount = amountIn(price)
  const [settled] = useDebouncedValue(amount, PAUSE_MS)
  const field = form.field('price')
  const { composition, begin, follow, end } = useComposition(price)
  const error = problemWhileTyping(price) ?? field.error

  const enter = (input: HTMLInputElement, { typed, caret }: AmountEntry) => {
    // Set before React renders: React then finds the text unchanged and doesn't move the caret.
    input.value = shownAmount(typed)
    input.setSelectionRange(caret, caret)
    field.onChange(typed)
    // One more letter may complete it, so this shows only what is certainly wrong already.
    form.touch('price', false)
  }
  const type = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType, data } =
      nativeEvent instanceof InputEvent ? nativeEvent : { inputType: '', data: null }
    const caret = input.selectionStart ?? input.value.length
    const edit = { text: input.value, caret, inputType, data }
    if (follow(input.value)) field.onChange(editAmount(composition?.before ?? price, edit).typed)
    else enter(input, editAmount(price, edit))
  }
  const endComposition = ({ currentTarget: input }: CompositionEvent<HTMLInputElement>) => {
    const caret = input.selectionStart ?? input.value.length
    const edit = { text: input.value, caret, inputType: 'insertCompositionText', data: null }
    enter(input, editAmount(composition?.before ?? price, edit))
    end()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    event.preventDefault()
    const end = input.value.length
    enter(
      input,
      pasteAmount(price, {
        start: input.selectionStart ?? end,
        end: input.selectionEnd ?? end,
        inserted: event.clipboardData.getData('text/plain'),
      }),
    )
  }

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
        value={composition?.text ?? shownAmount(price)}
        onChange={type}
        onCompositionStart={begin}
        onCompositionEnd={endComposition}
        onPaste={paste}
        onBlur={() => {
          const written = settledAmount(price)
          if (written !== price) field.onChange(written)
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
