import { useState } from 'react'
import * as z from 'zod/mini'
import { settingsStore } from '@/domain/capabilities/settings-store'
// oxlint-disable-next-line no-restricted-imports -- in a message
import { displayPhone, waLink } from '@/lib/phone'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { draftOf } from '@/lib/storage/owned-storage'
import { cleanText, cleanWords } from '@/lib/text/clean-text'
import { textBy, wordsUpTo } from '@/lib/text/text-rules'
import { Card } from '@/ui/Card'
import { Button } from '@/ui/button/Button'
import { PhoneInput, Textarea, TextInput } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { IconBrandWhatsapp } from '@/ui/icons'
import { StickyBar, StickyBarSpacer } from '@/ui/page/StickyBar'
import classes from './MasjidRegisterPage.module.css'

/** The details of a mosque that wants to join. */
export const registerSchema = z.object({
  name: textBy(wordsUpTo(100)),
  address: textBy(wordsUpTo(200)),
  contactName: textBy(wordsUpTo(30)),
  contactPhone: textBy(phoneProblem),
  note: z
    .string()
    .check(z.refine((value) => cleanText(value).length <= 500, 'Maksimal 500 karakter')),
})

export type RegisterValues = z.infer<typeof registerSchema>

export const emptyRegistration: RegisterValues = {
  name: '',
  address: '',
  contactName: '',
  contactPhone: '',
  note: '',
}

/** Typed text survives a reload of this tab, and nothing else. */
export const registerDraft = draftOf('masjid', (value) => {
  if (typeof value !== 'object' || value === null) return null
  const fields = Object.entries(value).filter(
    ([name, text]) => name in emptyRegistration && typeof text === 'string',
  )
  return { ...emptyRegistration, ...Object.fromEntries(fields) }
})

/** The message to the organisation, with all details that it needs. */
export function registerText(values: RegisterValues): string {
  const note = cleanText(values.note)
  return [
    'Assalamu’alaikum, saya ingin mendaftarkan masjid berikut.',
    '',
    `Nama masjid: ${cleanWords(values.name)}`,
    `Alamat: ${cleanWords(values.address)}`,
    `Pengurus: ${cleanWords(values.contactName)}`,
    `Nomor WhatsApp: ${displayPhone(phoneIn(values.contactPhone))}`,
    ...(note === '' ? [] : [`Keterangan: ${note}`]),
  ].join('\n')
}

/** Opens a chat with the organisation, the message already typed. */
export function registerLink(values: RegisterValues): string {
  return waLink(settingsStore.get().contactPhone, registerText(values))
}

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
