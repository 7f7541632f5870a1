import type { ChangeEvent, KeyboardEvent } from 'react'
import { formatRupiah, formatThousands } from '@/lib/money'
import { formatWhileTyping, parseRupiahDigits } from '@/lib/money-input'
import { MINIMUM_AMOUNT, PRESET_AMOUNTS } from '@/lib/payment-rules'
import { RadioChips } from '@/ui/RadioChips'
import { TextInput } from '@/ui/TextInput'
import classes from './AmountField.module.css'
import { MINIMUM_AMOUNT_MESSAGE } from './donation-form'
import { hintOrError } from './hint-or-error'
import type { DonationForm } from './use-donation-form'

const presets = PRESET_AMOUNTS.map((amount) => ({
  value: String(amount),
  label: formatRupiah(amount),
}))

/** The amount, by one tap or typed; both show the form's one `price` (spec §2 Donasi, §5, §9). */
export function AmountField({ form }: { form: DonationForm }) {
  const { price } = form.values
  // Told while typing, as the specification has it; that nothing is filled in, after the field was left.
  const tooLittle = price > 0 && price < MINIMUM_AMOUNT
  const error = tooLittle ? MINIMUM_AMOUNT_MESSAGE : form.errors['price']

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const typed = formatWhileTyping(input.value, input.selectionStart ?? input.value.length)
    // Written at once: React, finding the text it wants already there, leaves the caret alone.
    input.value = typed.text
    input.setSelectionRange(typed.caret, typed.caret)
    form.setFieldValue('price', parseRupiahDigits(typed.text) ?? 0)
  }

  return (
    <div className={classes.field}>
      <RadioChips
        name="nominal"
        legend="Pilih nominal"
        legendHidden
        columns={2}
        options={presets}
        value={String(price)}
        onChange={(amount) => {
          form.setFieldValue('price', Number(amount))
        }}
      />
      <TextInput
        {...form.getInputProps('price')}
        {...hintOrError(error, `Minimal ${formatRupiah(MINIMUM_AMOUNT)}`)}
        label="Nominal lainnya"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        leftSection="Rp"
        leftSectionWidth={48}
        classNames={{ input: classes.amount ?? '', section: classes.prefix ?? '' }}
        value={price === 0 ? '' : formatThousands(price)}
        onChange={type}
        onKeyDown={stepOverSeparator}
      />
    </div>
  )
}

/** Deleting a separator would only bring it back: the digit behind it is what is meant. */
function stepOverSeparator({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: caret, selectionEnd: end, value } = input
  if (caret === null || caret !== end) return
  if (key === 'Backspace' && value[caret - 1] === '.') input.setSelectionRange(caret - 1, caret - 1)
  if (key === 'Delete' && value[caret] === '.') input.setSelectionRange(caret + 1, caret + 1)
}
