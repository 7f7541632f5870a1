import { useState } from 'react'
import { Disclosure } from '@/ui/Disclosure'
import { hintOrError, Textarea, TextInput } from '@/ui/form/TextInput'
import classes from './OptionalFields.module.css'
import type { DonationForm } from './use-donation-form'

/** What an address has that can be written to; more would refuse addresses that are in use. */
const LIKE_EMAIL = /^[^\s@]+@[^\s@]+$/

/**
 * What may be left out, folded to a line until something stands in it.
 * @param hasEmail whether the address can be entered here; not where it is shown as part of an account's data
 */
export function OptionalFields({ form, hasEmail }: { form: DonationForm; hasEmail: boolean }) {
  const isFilled = form.values.donorPray !== '' || (hasEmail && form.values.donorEmail !== '')
  const [opened, setOpened] = useState(isFilled)
  // It stays open when the text is deleted again: the person is still in the field.
  if (isFilled && !opened) setOpened(true)
  return (
    <Disclosure
      within
      opened={opened}
      onToggle={setOpened}
      summary={
        <span className={classes.line}>
          <span className={classes.name}>{hasEmail ? 'Tambah doa atau email' : 'Tambah doa'}</span>
          <span className={classes.hint}>opsional</span>
        </span>
      }
    >
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
    </Disclosure>
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
