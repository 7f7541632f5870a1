import { useEffect, useRef } from 'react'
import { compare, type QrisMerchant, readSticker, type Sticker } from '@/domain/qris/sticker'
import { normalisePhone, waLink } from '@/lib/phone'
import { LinkLikeButton } from '@/ui/button/Button'
import { ShareText } from '@/ui/button/ShareButton'
import { Card } from '@/ui/Card'
import type { Elements } from '@/ui/elements'
import {
  IconAlertTriangle,
  IconBrandWhatsapp,
  IconCircleCheck,
  IconInfoCircle,
  IconPhone,
} from '@/ui/icons'
import { InlineError } from '@/ui/state/RetryLines'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import type { ProfileState } from '@/features/masjid/components/MasjidView'
import classes from './StickerResult.module.css'

/** A longer text is no QR code's that somebody would want to read. */
const MAX_SHOWN = 500

interface StickerResultProps {
  /** What the QR code holds. */
  text: string
  /** The mosque's name. */
  title: string
  state: ProfileState
}

/** Whose a sticker is, and what to do. */
export function StickerResult({ text, title, state }: StickerResultProps) {
  const reading = readSticker(text)
  const profile = state.kind === 'ready' ? state.profile : null
  const phone = profile?.phone ?? null
  if (reading.kind === 'notQris')
    return (
      <Result
        tone="quiet"
        heading="Bukan QRIS"
        text="Kode ini bukan kode pembayaran QRIS. Isinya tidak kami buka."
      >
        {reading.text !== '' && (
          <p className={classes.foreign} translate="no" dir="auto">
            {reading.text.slice(0, MAX_SHOWN)}
          </p>
        )}
      </Result>
    )
  if (reading.kind === 'damaged')
    return (
      <Result
        tone="bad"
        heading="Kode QRIS ini rusak"
        text="Isinya tidak utuh atau pernah diubah, jadi pemiliknya tidak dapat dipastikan. Jangan membayar ke kode ini. Beri tahu pengurus masjid."
      >
        <Report
          phone={phone}
          message={`Assalamu’alaikum, stiker QRIS di ${title} berisi kode yang rusak atau pernah diubah. Mohon diperiksa.`}
        />
      </Result>
    )
  const { sticker } = reading
  if (state.kind === 'loading')
    return (
      <Result tone="quiet" heading="Membandingkan…" text="Data QRIS masjid sedang dimuat.">
        <Told sticker={sticker} own={null} />
      </Result>
    )
  if (state.kind === 'failed')
    return (
      <Result tone="quiet" heading="Belum dapat dibandingkan" text="Stiker ini belum kami nilai.">
        <InlineError
          text="Data QRIS masjid gagal dimuat"
          onRetry={state.retry}
          retrying={state.retrying}
        />
        <Told sticker={sticker} own={null} />
      </Result>
    )
  const own = profile?.qris
  if (!own)
    return (
      <Result
        tone="quiet"
        heading="Belum dapat dibandingkan"
        text="QRIS masjid ini belum terdaftar di aplikasi ini, jadi stiker ini tidak kami nilai. Tanyakan kepada pengurus bila Anda ragu."
      >
        <Told sticker={sticker} own={null} />
      </Result>
    )
  const verdict = compare(sticker, own)
  if (verdict === 'same')
    return (
      <Result
        tone="good"
        heading="Milik masjid ini"
        text="Nama dan NMID di stiker cocok. Sebelum memasukkan PIN, pastikan nama itu juga yang tampil di aplikasi pembayaran Anda."
      >
        <Told sticker={sticker} own={null} />
      </Result>
    )
  const isOther = verdict === 'other'
  return (
    <Result
      tone={isOther ? 'bad' : 'warn'}
      heading={isOther ? 'Bukan milik masjid ini' : 'NMID cocok, namanya berbeda'}
      text={
        isOther
          ? 'Jangan membayar ke stiker ini. Beri tahu pengurus masjid agar stiker ini diperiksa.'
          : 'Jangan membayar dulu. Tanyakan kepada pengurus masjid apakah stiker ini milik mereka.'
      }
    >
      <Told sticker={sticker} own={own} />
      <Report phone={phone} message={reportOf(title, sticker, own)} />
    </Result>
  )
}

const reportOf = (title: string, { merchant, nmid }: Sticker, own: QrisMerchant) =>
  [
    `Assalamu’alaikum, stiker QRIS yang saya temukan di ${title} berbeda dari QRIS masjid. Mohon diperiksa.`,
    `Nama di stiker: ${merchant}\nNMID di stiker: ${nmid ?? 'tidak ada'}`,
    `Nama terdaftar: ${own.name}\nNMID terdaftar: ${own.nmid}`,
  ].join('\n\n')

const icons = {
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
  quiet: IconInfoCircle,
} as const

interface ResultProps {
  tone: keyof typeof icons
  heading: string
  text: string
  children?: Elements
}

/** Takes the focus when it appears: the camera had it, and is gone. */
export function Result({ tone, heading, text, children }: ResultProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [heading])
  const Icon = icons[tone]
  return (
    <Card as="section" aria-labelledby="hasil-periksa" className={classes.result}>
      <div className={classes.told} data-tone={tone}>
        <Icon size={28} aria-hidden />
        <div>
          <h3 id="hasil-periksa" ref={title} tabIndex={-1} className={classes.heading}>
            {heading}
          </h3>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </Card>
  )
}

/** What a sticker says, beside what is registered where they differ. */
function Told({ sticker, own }: { sticker: Sticker; own: QrisMerchant | null }) {
  return (
    <KeyValueList>
      <KeyValueRow label="Nama di stiker" verbatim>
        {sticker.merchant}
      </KeyValueRow>
      {own && (
        <KeyValueRow label="Nama terdaftar" verbatim>
          {own.name}
        </KeyValueRow>
      )}
      <KeyValueRow label="NMID di stiker" verbatim>
        {sticker.nmid ?? 'Tidak ada'}
      </KeyValueRow>
      {own && (
        <KeyValueRow label="NMID terdaftar" verbatim>
          {own.nmid}
        </KeyValueRow>
      )}
      {sticker.city !== null && (
        <KeyValueRow label="Kota di stiker" verbatim>
          {sticker.city}
        </KeyValueRow>
      )}
      {sticker.isForOnePayment && <KeyValueRow label="Jenis">Untuk satu pembayaran</KeyValueRow>}
      {sticker.hasAmount && <KeyValueRow label="Nominal">Sudah ditentukan kode ini</KeyValueRow>}
    </KeyValueList>
  )
}

/** Tells those who run the mosque: by WhatsApp where their number is a mobile one, else by phone or however one likes. */
function Report({ phone, message }: { phone: string | null; message: string }) {
  const number = phone === null ? '' : normalisePhone(phone)
  const isMobile = number.startsWith('8')
  return (
    <div className={classes.actions}>
      {isMobile && (
        <LinkLikeButton
          component="a"
          href={waLink(number, message)}
          target="_blank"
          rel="noopener"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          WhatsApp pengurus
        </LinkLikeButton>
      )}
      {number !== '' && !isMobile && (
        <LinkLikeButton
          component="a"
          href={`tel:+62${number}`}
          leftSection={<IconPhone size={20} aria-hidden />}
        >
          Telepon pengurus
        </LinkLikeButton>
      )}
      {!isMobile && (
        <ShareText name="Pesan" title="Stiker QRIS di masjid" text={message} about="pesan" />
      )}
    </div>
  )
}
