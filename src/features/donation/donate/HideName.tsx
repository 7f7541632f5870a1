import { ANONYMOUS } from '@/domain/program/donor-words'
import { Switch } from '@/ui/Switch'
import type { DonationForm } from './use-donation-form'

/** Whether others may see the donor's name. */
export function HideName({ form }: { form: DonationForm }) {
  const isHidden = form.values.anonim === 'Y'
  return (
    <Switch
      label="Sembunyikan nama saya"
      description={
        isHidden
          ? `Orang lain akan melihat “${ANONYMOUS}” di daftar donatur dan doa.`
          : 'Orang lain akan melihat nama Anda di daftar donatur dan doa.'
      }
      checked={isHidden}
      onChange={(checked) => form.setValues({ anonim: checked ? 'Y' : 'N' })}
    />
  )
}
