import { PhoneInput } from '@/ui/PhoneInput'
import { TextInput } from '@/ui/TextInput'
import classes from './DonorFields.module.css'
import { HideName } from './HideName'
import { hintOrError } from './hint-or-error'
import type { DonationForm } from './use-donation-form'

/** Who gives: name and phone are required, e-mail is neither required nor checked. */
export function DonorFields({ form, onEdit }: { form: DonationForm; onEdit: () => void }) {
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
        {...form.field('donorEmail')}
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
