import { useState } from 'react'
import { useListsField } from '@/domain/capabilities/use-listed'
import { Disclosure } from '@/ui/Disclosure'
import { hintOrError, Textarea } from '@/ui/form/TextInput'
import classes from './OptionalFields.module.css'
import type { DonationForm } from './use-donation-form'

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
        <span className={classes.line}>
          <span className={classes.name}>Tambah atas nama</span>
          <span className={classes.hint}>opsional</span>
        </span>
      }
    >
      <div className={classes.fields}>
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
