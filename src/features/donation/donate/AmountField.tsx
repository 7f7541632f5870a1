import { useDebouncedValue } from '@mantine/hooks'
import type { ChangeEvent, ClipboardEvent } from 'react'
import {
  type AmountEntry,
  editAmount,
  pasteAmount,
  settledAmount,
  shownAmount,
} from '@/lib/amount/amount-entry'
import { amountInWords } from '@/lib/amount/amount-in-words'
import { amountIn, isUnfinished, readAmount } from '@/lib/amount/read-amount'
import { formatRupiah } from '@/lib/money'
import { MINIMUM_AMOUNT, PRESET_AMOUNTS } from '@/lib/payment-rules'
import { RadioChips } from '@/ui/RadioChips'
import { TextInput } from '@/ui/TextInput'
import classes from './AmountField.module.css'
import { amountProblem } from './donation-form'
import { hintOrError } from './hint-or-error'
import type { DonationForm } from './use-donation-form'

const presets = PRESET_AMOUNTS.map((amount) => ({
  value: String(amount),
  label: formatRupiah(amount),
}))

/** The amount, by one tap or typed; both show the form's one `price` (spec §2 Donasi, §5, §9). */
export function AmountField({ form }: { form: DonationForm }) {
  const { price } = form.values
  const amount = amountIn(price)
  const [settled] = useDebouncedValue(amount, PAUSE_MS)
  const error = problemWhileTyping(price) ?? form.errors['price']

  const enter = (input: HTMLInputElement, { typed, caret }: AmountEntry) => {
    // Written at once: React, finding the text it wants already there, leaves the caret alone.
    input.value = shownAmount(typed)
    input.setSelectionRange(caret, caret)
    form.setFieldValue('price', typed)
  }
  const type = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType, data } =
      nativeEvent instanceof InputEvent ? nativeEvent : { inputType: '', data: null }
    const caret = input.selectionStart ?? input.value.length
    enter(input, editAmount(price, { text: input.value, caret, inputType, data }))
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
      <RadioChips
        name="nominal"
        legend="Pilih nominal"
        legendHidden
        columns={2}
        options={presets}
        value={String(amount)}
        onChange={(preset) => {
          form.setFieldValue('price', preset)
        }}
      />
      <TextInput
        {...form.getInputProps('price')}
        {...hintOrError(error, <AmountHint amount={amount} paused={settled === amount} />)}
        label="Nominal lainnya"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        leftSection="Rp"
        leftSectionWidth={48}
        classNames={{ input: classes.amount ?? '', section: classes.prefix ?? '' }}
        value={shownAmount(price)}
        onChange={type}
        onPaste={paste}
        onBlur={() => {
          const written = settledAmount(price)
          if (written !== price) form.setFieldValue('price', written)
          form.validateField('price')
        }}
      />
    </div>
  )
}

/**
 * What is told while one types: that it is too little, as the specification has it, or can't be read, unless the next
 * letter may mend it. That nothing is filled in is told after the field was left.
 */
function problemWhileTyping(price: string): string | null {
  const reading = readAmount(price)
  if (reading.kind === 'empty' || isUnfinished(price)) return null
  return reading.kind === 'amount' && reading.amount === 0 ? null : amountProblem(price)
}

/** How long nothing is typed before the amount is said. */
const PAUSE_MS = 500

/** The least amount; then the one put in, in words: after a pause, lest each digit on the way to it be read out. */
function AmountHint({ amount, paused }: { amount: number; paused: boolean }) {
  const words = paused ? amountInWords(amount) : '\u00a0'
  return (
    <span role="status">{amount === 0 ? `Minimal ${formatRupiah(MINIMUM_AMOUNT)}` : words}</span>
  )
}
