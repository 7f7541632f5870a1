import { useState } from 'react'
import {
  emptyRegistration,
  registerDraft,
  registerLink,
  registerSchema,
  type RegisterValues,
} from '@/features/masjid/register/register-form'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { IconBrandWhatsapp } from '@/ui/icons'
import { PhoneInput, Textarea, TextInput } from '@/ui/form/TextInput'
import { StickyBar, StickyBarSpacer } from '@/ui/page/StickyBar'
import { useForm } from '@/ui/form/use-form'
import classes from './MasjidRegisterPage.module.css'

/**
 * The form for a mosque that wants to join. Its details go to the organisation by chat, since the backend has no
 * operation for them.
 */
export default function MasjidRegisterPage() {
  const [link, setLink] = useState<string | null>(null)
  const { field, props } = useForm({
    schema: registerSchema,
    initialValues: emptyRegistration,
    draft: registerDraft,
    send: (values: RegisterValues) => {
      const chat = registerLink(values)
      setLink(chat)
      window.open(chat, '_blank', 'noopener')
    },
  })
  return (
    <form {...props} className={classes.form}>
      <p className={classes.intro}>
        Isi data masjid Anda. Data ini dikirim lewat WhatsApp ke pengurus Jejaring Masjid, yang akan
        menghubungi Anda.
      </p>
      <Card as="section" aria-labelledby="daftar-masjid" className={classes.fields}>
        <h2 id="daftar-masjid" className={classes.heading}>
          Data masjid
        </h2>
        <TextInput
          {...field('name')}
          label="Nama masjid"
          autoCapitalize="words"
          withAsterisk
          aria-required
        />
        <Textarea
          {...field('address')}
          label="Alamat masjid"
          placeholder="Jalan, kelurahan, kecamatan, kota"
          autosize={false}
          rows={3}
          withAsterisk
          aria-required
        />
      </Card>
      <Card as="section" aria-labelledby="daftar-pengurus" className={classes.fields}>
        <h2 id="daftar-pengurus" className={classes.heading}>
          Pengurus yang dapat dihubungi
        </h2>
        <TextInput
          {...field('contactName')}
          label="Nama pengurus"
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          withAsterisk
          aria-required
        />
        <PhoneInput
          {...field('contactPhone')}
          label="Nomor WhatsApp"
          name="tel"
          autoComplete="tel-national"
          withAsterisk
          aria-required
        />
        <Textarea {...field('note')} label="Keterangan (opsional)" autosize={false} rows={3} />
      </Card>
      {link !== null && (
        <p className={classes.sent} role="status">
          WhatsApp dibuka di tab baru. Ketuk kirim di sana agar data Anda sampai.{' '}
          <a href={link} target="_blank" rel="noopener">
            Buka lagi WhatsApp
          </a>
        </p>
      )}
      <StickyBarSpacer />
      <StickyBar label="Kirim pendaftaran">
        <Button type="submit" leftSection={<IconBrandWhatsapp size={20} aria-hidden />}>
          Kirim lewat WhatsApp
        </Button>
      </StickyBar>
    </form>
  )
}
