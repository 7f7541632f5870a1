import { useListsField } from '@/domain/capabilities/use-listed'
import { ANONYMOUS } from '@/domain/program/donor-words'
import { Switch } from '@/ui/form/Switch'
import type { DonationForm } from './use-donation-form'

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
