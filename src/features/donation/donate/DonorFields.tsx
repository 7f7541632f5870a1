import { useState } from 'react'
import { useListsField } from '@/domain/capabilities/use-listed'
import { ANONYMOUS } from '@/domain/program/donors/donor-words'
import { Disclosure } from '@/ui/Disclosure'
import type { Elements } from '@/ui/elements'
import { Switch } from '@/ui/form/Switch'
import { hintOrError, PhoneInput, Textarea, TextInput } from '@/ui/form/TextInput'
import type { DonationForm } from './use-donation-form'
import classes from './DonorFields.module.css'
import optionalFieldsClasses from './OptionalFields.module.css'

/** Who gives: name and phone are required. `children` follow them. */
export function DonorFields({
  form,
  onEdit,
  children,
}: {
  form: DonationForm
  onEdit: () => void
  children: Elements
}) {
  return (
    <div className={classes.fields} onFocus={onEdit}>
      <TextInput
        {...form.field('donorName')}
        {...hintOrError(form.field('donorName').error, 'Boleh diisi “Hamba Allah”')}
        label="Nama lengkap"
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        withAsterisk
        aria-required
        onKeyDown={(event) => {
          // A phone's keyboard leads on to the number with it, instead of sending what can't be complete.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          if (form.values.donorPhone !== '') return
          event.preventDefault()
          form.getInputNode('donorPhone')?.focus()
        }}
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
      {children}
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
        <span className={optionalFieldsClasses.line}>
          <span className={optionalFieldsClasses.name}>
            {hasEmail ? 'Tambah doa atau email' : 'Tambah doa'}
          </span>
          <span className={optionalFieldsClasses.hint}>opsional</span>
        </span>
      }
    >
      <div className={optionalFieldsClasses.fields}>
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

/** In whose name it is given, folded to a line until something stands in it. Only where the backend takes it. */
export function DedicationField({ form }: { form: DonationForm }) {
  const listed = useListsField('transaction/storeDonate#atas_nama')
  const hides = useListsField('transaction/storeDonate#anonim')
  const { atasNama, anonim } = form.values
  const [opened, setOpened] = useState(false)
  if (atasNama !== '' && !opened) setOpened(true)
  if (listed !== true) return null
  const field = form.field('atasNama')
  const seen =
    anonim === 'N'
      ? 'Orang lain akan melihatnya di daftar donatur dan doa.'
      : hides === true
        ? 'Hanya Anda dan lembaga yang melihatnya, karena nama Anda disembunyikan.'
        : 'Tidak dikirim, karena nama Anda disembunyikan.'
  return (
    <Disclosure
      within
      opened={opened}
      onToggle={setOpened}
      summary={
        <span className={optionalFieldsClasses.line}>
          <span className={optionalFieldsClasses.name}>Tambah atas nama</span>
          <span className={optionalFieldsClasses.hint}>opsional</span>
        </span>
      }
    >
      <div className={optionalFieldsClasses.fields}>
        <Textarea
          {...field}
          {...hintOrError(field.error, `Satu nama per baris. ${seen}`)}
          label="Atas nama (misalnya almarhum ayah)"
          autosize={false}
          rows={2}
        />
      </div>
    </Disclosure>
  )
}
