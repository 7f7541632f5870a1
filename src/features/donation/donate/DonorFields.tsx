import type { Elements } from '@/ui/elements'
import { hintOrError, PhoneInput, TextInput } from '@/ui/form/TextInput'
import classes from './DonorFields.module.css'
import type { DonationForm } from './use-donation-form'
import { useListsField } from '@/domain/capabilities/use-listed'
import { ANONYMOUS } from '@/domain/program/donors/donor-words'
import { Switch } from '@/ui/form/Switch'

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
