import { useForm } from '@mantine/form'
import { zod4Resolver } from 'mantine-form-zod-resolver'
import { useEffect, useState } from 'react'
import {
  emptyRegistration,
  registerFields,
  registerLink,
  registerSchema,
  type RegisterValues,
} from '@/features/masjid/register/register-form'
import { personalSession } from '@/lib/owned-storage'
import { readStored, writeStored } from '@/lib/storage'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { IconBrandWhatsapp } from '@/ui/icons'
import { PhoneInput } from '@/ui/PhoneInput'
import { StickyBar, StickyBarSpacer } from '@/ui/StickyBar'
import { Textarea, TextInput } from '@/ui/TextInput'
import classes from './MasjidRegisterPage.module.css'

// It stands still between renders: the form makes new functions when it changes.
const validate = zod4Resolver(registerSchema)

/** What was typed survives a reload of this tab, and nothing else. */
const DRAFT_KEY = 'jm-draf-masjid'

const draftShape = Object.keys(emptyRegistration)

function readDraft(): RegisterValues | null {
  return readStored(personalSession, DRAFT_KEY, (value) => {
    if (typeof value !== 'object' || value === null) return null
    const fields = Object.entries(value).filter(
      ([name, text]) => draftShape.includes(name) && typeof text === 'string',
    )
    return { ...emptyRegistration, ...Object.fromEntries(fields) }
  })
}

const keepDraft = (values: RegisterValues) => {
  writeStored(personalSession, DRAFT_KEY, values)
}

/** A mosque that wants to join: its details go to the organisation by chat, as there is no operation for them (design §5). */
export default function MasjidRegisterPage() {
  const form = useForm<RegisterValues>({
    initialValues: emptyRegistration,
    validate,
    validateInputOnBlur: true,
    onValuesChange: keepDraft,
  })
  const [link, setLink] = useState<string | null>(null)
  const { setValues } = form
  useEffect(() => {
    const draft = readDraft()
    if (draft) setValues(draft)
  }, [setValues])

  const submit = (values: RegisterValues) => {
    const chat = registerLink(values)
    setLink(chat)
    window.open(chat, '_blank', 'noopener')
  }
  const focusFirstWrong = (errors: object) => {
    const wrong = registerFields.find((field) => field in errors)
    const node = wrong && form.getInputNode(wrong)
    node?.focus({ preventScroll: true })
    node?.scrollIntoView({ block: 'center' })
  }
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(submit, focusFirstWrong)}>
      <p className={classes.intro}>
        Isi data masjid Anda. Data ini dikirim lewat WhatsApp ke pengurus Jejaring Masjid, yang akan
        menghubungi Anda.
      </p>
      <Card as="section" aria-labelledby="daftar-masjid" className={classes.fields}>
        <h2 id="daftar-masjid" className={classes.heading}>
          Data masjid
        </h2>
        <TextInput
          {...form.getInputProps('name')}
          label="Nama masjid"
          autoCapitalize="words"
          withAsterisk
          aria-required
        />
        <Textarea
          {...form.getInputProps('address')}
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
          {...form.getInputProps('contactName')}
          label="Nama pengurus"
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          withAsterisk
          aria-required
        />
        <PhoneInput
          {...form.getInputProps('contactPhone')}
          label="Nomor WhatsApp"
          name="tel"
          autoComplete="tel-national"
          withAsterisk
          aria-required
          onNormalise={(phone) => {
            form.setFieldValue('contactPhone', phone)
          }}
        />
        <Textarea
          {...form.getInputProps('note')}
          label="Keterangan (opsional)"
          autosize={false}
          rows={3}
        />
      </Card>
      {link !== null && (
        <p className={classes.sent} role="status">
          WhatsApp dibuka di tab baru. Tekan kirim di sana agar data Anda sampai.{' '}
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
