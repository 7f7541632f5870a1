import { type SyntheticEvent, useState } from 'react'
import { Textarea, TextInput } from '@/ui/form/TextInput'
import { IconChevronDown } from '@/ui/icons'
import { hintOrError } from './hint-or-error'
import classes from './OptionalFields.module.css'
import type { DonationForm } from './use-donation-form'

/** What an address has that can be written to; more would refuse addresses that are in use. */
const LIKE_EMAIL = /^[^\s@]+@[^\s@]+$/

/**
 * What may be left out, folded to a line until something stands in it. A `details` element, as it opens before a script
 * runs, and find-in-page finds its labels.
 * @param hasEmail whether the address can be entered here; not where it is shown as part of an account's data
 */
export function OptionalFields({ form, hasEmail }: { form: DonationForm; hasEmail: boolean }) {
  const isFilled = form.values.donorPray !== '' || (hasEmail && form.values.donorEmail !== '')
  const [opened, setOpened] = useState(isFilled)
  // It stays open when the text is deleted again: the person is still in the field.
  if (isFilled && !opened) setOpened(true)
  return (
    <details
      className={classes.fold}
      open={opened}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setOpened(event.currentTarget.open)}
    >
      <summary className={classes.line}>
        <span className={classes.name}>{hasEmail ? 'Tambah doa atau email' : 'Tambah doa'}</span>
        <span className="jm-quiet">opsional</span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <div className={classes.fields}>
        <Textarea
          {...form.field('donorPray')}
          label="Tulis doa (opsional)"
          placeholder="Tulis doa atau harapan Anda di sini"
          autosize={false}
          rows={3}
        />
        {hasEmail && <EmailField form={form} />}
      </div>
    </details>
  )
}

/** E-mail is neither required nor checked; what looks odd is sent all the same. */
function EmailField({ form }: { form: DonationForm }) {
  // Not while the address is being typed for the first time.
  const [isLeft, setLeft] = useState(true)
  const email = form.field('donorEmail')
  const isOdd = isLeft && email.value.trim() !== '' && !LIKE_EMAIL.test(email.value.trim())
  return (
    <TextInput
      {...email}
      {...hintOrError(
        email.error,
        isOdd && 'Ini tidak tampak seperti alamat email. Periksa lagi, atau kosongkan.',
      )}
      onFocus={() => setLeft(email.value !== '')}
      onBlur={() => {
        email.onBlur()
        setLeft(true)
      }}
      label="Email (opsional)"
      type="text"
      name="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
