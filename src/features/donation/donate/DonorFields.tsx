import { useState } from 'react'
import { PhoneInput } from '@/ui/form/PhoneInput'
import { TextInput } from '@/ui/form/TextInput'
import classes from './DonorFields.module.css'
import { hintOrError } from './hint-or-error'
import type { DonationForm } from './use-donation-form'
import { useListsField } from '@/domain/capabilities/use-listed'
import { ANONYMOUS } from '@/domain/program/donor-words'
import { Switch } from '@/ui/form/Switch'

/** What an address has that can be written to; more would refuse addresses that are in use. */
const LIKE_EMAIL = /^[^\s@]+@[^\s@]+$/

/** Who gives: name and phone are required. E-mail is neither required nor checked; what looks odd is sent all the same. */
export function DonorFields({ form, onEdit }: { form: DonationForm; onEdit: () => void }) {
  // Not while the address is being typed for the first time.
  const [isEmailLeft, setEmailLeft] = useState(true)
  const email = form.field('donorEmail')
  const isOdd = isEmailLeft && email.value.trim() !== '' && !LIKE_EMAIL.test(email.value.trim())
  return (
    <div className={classes.fields} onFocus={onEdit}>
      <TextInput
        {...form.field('donorName')}
        {...hintOrError(form.field('donorName').error, 'Boleh diisi “Hamba Allah”')}
        label="Nama lengkap"
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        withAsterisk
        aria-required
      />
      <HideName form={form} />
      <PhoneInput
        {...form.field('donorPhone')}
        {...hintOrError(form.field('donorPhone').error, 'Contoh: 812 3456 7890')}
        label="Nomor WhatsApp"
        name="tel"
        autoComplete="tel-national"
        withAsterisk
        aria-required
      />
      <TextInput
        {...email}
        {...hintOrError(
          email.error,
          isOdd && 'Ini tidak tampak seperti alamat email. Periksa lagi, atau kosongkan.',
        )}
        onFocus={() => setEmailLeft(email.value !== '')}
        onBlur={() => {
          email.onBlur()
          setEmailLeft(true)
        }}
        label="Email (opsional)"
        type="text"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  )
}

/** Whether others may see the donor's name. A backend of contract 1.0 isn't sent a hidden one (see `withNewerFields`). */
export function HideName({ form }: { form: DonationForm }) {
  const isHidden = form.values.anonim === 'Y'
  const isSent = useListsField('transaction/storeDonate#anonim')
  return (
    <Switch
      label="Sembunyikan nama saya"
      description={
        isHidden && isSent === false
          ? `Nama Anda tidak dikirim. Orang lain dan lembaga hanya akan melihat “${ANONYMOUS}”.`
          : isHidden
            ? `Orang lain akan melihat “${ANONYMOUS}” di daftar donatur dan doa.`
            : 'Orang lain akan melihat nama Anda di daftar donatur dan doa.'
      }
      checked={isHidden}
      onChange={(checked) => form.setValues({ anonim: checked ? 'Y' : 'N' })}
    />
  )
}
