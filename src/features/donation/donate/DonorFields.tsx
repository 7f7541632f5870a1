import { normalisePhone } from '@/lib/phone'
import { TextInput } from '@/ui/TextInput'
import classes from './DonorFields.module.css'
import { hintOrError } from './hint-or-error'
import type { DonationForm } from './use-donation-form'

/** Who gives: name and phone are required, e-mail is neither required nor checked (spec §5). */
export function DonorFields({ form, onEdit }: { form: DonationForm; onEdit: () => void }) {
  const phone = form.getInputProps('donorPhone')
  return (
    <div className={classes.fields} onFocus={onEdit}>
      <TextInput
        {...form.getInputProps('donorName')}
        {...hintOrError(form.errors['donorName'], 'Boleh diisi “Hamba Allah”')}
        label="Nama lengkap"
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={100}
        withAsterisk
        aria-required
      />
      <TextInput
        {...phone}
        {...hintOrError(form.errors['donorPhone'], 'Contoh: 812 3456 7890')}
        label="Nomor WhatsApp"
        type="tel"
        name="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={24}
        leftSection="+62"
        leftSectionWidth={56}
        classNames={{ section: classes.prefix ?? '' }}
        withAsterisk
        aria-required
        onBlur={() => {
          // "0812…" beside a shown +62 would look wrong to the donor, so the number is shown as it is stored.
          form.setFieldValue('donorPhone', normalisePhone(form.getValues().donorPhone))
          form.validateField('donorPhone')
        }}
      />
      <TextInput
        {...form.getInputProps('donorEmail')}
        label="Email (opsional)"
        type="text"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
    </div>
  )
}
