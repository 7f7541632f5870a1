import { useState } from 'react'
import { type Params, useLocation, useNavigate } from 'react-router-dom'
import {
  correctedTimes,
  minuteLimits,
  parseScreenSettings,
  prayers,
  screenParts,
  screenPath,
  screenQuery,
  type ScreenSettings,
} from '@/domain/layar/screen-settings'
import { courseOf } from '@/domain/layar/screen-state'
import { authorities } from '@/domain/prayer-times/hijri-calendar'
import { timeNames } from '@/domain/prayer-times/month'
import { fiveShalat } from '@/domain/prayer-times/next-shalat'
import type { Program } from '@/domain/program/program'
import { programQuery } from '@/domain/program/program-queries'
import {
  MasjidTitle,
  MasjidView,
  useMasjid,
  useProfile,
} from '@/features/masjid/components/MasjidView'
import { Card } from '@/ui/Card'
import { LinkButton } from '@/ui/button/Button'
import { CopyButton } from '@/ui/button/CopyButton'
import { ShareLink } from '@/ui/button/ShareLink'
import { Checkbox } from '@/ui/form/Checkbox'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { TextInput } from '@/ui/form/TextInput'
import { useDocumentTitle } from '@/ui/page/page-title'
import { LinkQr } from '@/ui/picture/LinkQr'
import { Skeleton } from '@/ui/state/Skeleton'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './MasjidScreenPage.module.css'

interface MinuteFieldsProps<Name extends string> {
  id: string
  heading: string
  hint: string
  fields: readonly { name: Name; label: string; usual: number }[]
  limits: readonly [least: number, most: number]
  /** Those that differ from the usual ones. */
  values: Readonly<Partial<Record<Name, number>>>
  onChange: (values: Partial<Record<Name, number>>) => void
}

/** Minutes for several prayers. An empty field has its usual value. */
export function MinuteFields<Name extends string>({
  id,
  heading,
  hint,
  fields,
  limits: [least, most],
  values,
  onChange,
}: MinuteFieldsProps<Name>) {
  // What can't be read stays in its field, and what was read before stays in the address.
  const [wrong, setWrong] = useState<Partial<Record<Name, string | null>>>({})

  function type(name: Name, text: string) {
    const number = Number(text)
    const isEmpty = text.trim() === ''
    const isFit = /^-?\d{1,3}$/.test(text.trim()) && number >= least && number <= most
    setWrong({ ...wrong, [name]: isFit || isEmpty ? null : text })
    if (!isFit && !isEmpty) return
    const next: Partial<Record<Name, number>> = {}
    for (const field of fields) {
      const value = field.name === name ? (isEmpty ? undefined : number) : values[field.name]
      if (value !== undefined) next[field.name] = value
    }
    onChange(next)
  }

  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <p className={classes.minuteFieldsHint}>{hint}</p>
      <div className={classes.fields}>
        {fields.map(({ name, label, usual }) => (
          <TextInput
            key={name}
            label={label}
            inputMode={least < 0 ? 'text' : 'numeric'}
            placeholder={String(usual)}
            value={wrong[name] ?? values[name]?.toString() ?? ''}
            error={wrong[name] ? `Isi ${least} sampai ${most}` : null}
            onChange={(event) => type(name, event.currentTarget.value)}
          />
        ))}
      </div>
    </section>
  )
}

export const firstQueries = ({ slug = '' }: Params) => [programQuery('kencleng', slug)]

/** How a mosque puts its screen on a wall: everything is chosen here, and stands in the screen's address. */
export default function MasjidScreenPage() {
  const { query, slug } = useMasjid()
  useDocumentTitle(query.data && `Layar ${query.data.title}`)
  return (
    <MasjidView query={query} skeleton={<Waiting />}>
      {(masjid) => <SetUp slug={slug} masjid={masjid} />}
    </MasjidView>
  )
}

function Waiting() {
  return (
    <div className={classes.page}>
      <MasjidTitle masjid={null} className={classes.title} />
      <Skeleton height={320} radius={16} />
    </div>
  )
}

const sizes = [
  { value: 'biasa', label: 'Biasa' },
  { value: 'besar', label: 'Angka lebih besar' },
]

function SetUp({ slug, masjid }: { slug: string; masjid: Program }) {
  // The choices are kept in this page's own address too, so that a reload doesn't lose them.
  const { search } = useLocation()
  const navigate = useNavigate()
  const { settings } = parseScreenSettings(search)
  const profile = useProfile(slug)
  const usual = courseOf(
    { iqamah: {}, lengths: {} },
    profile.kind === 'ready' ? (profile.profile?.iqamah ?? null) : null,
  )
  const change = (changed: Partial<ScreenSettings>) =>
    void navigate({ search: screenQuery({ ...settings, ...changed }) }, { replace: true })
  const path = screenPath(slug, { ...settings, view: 'layar' })
  const link = window.location.origin + path
  const small = window.location.origin + screenPath(slug, { ...settings, view: 'sematan' })
  const frame = `<iframe src="${small}" title="Jadwal shalat" width="360" height="480" style="border:0"></iframe>`
  const { hidden } = settings
  return (
    <div className={classes.page}>
      <div>
        <MasjidTitle masjid={masjid} className={classes.title} />
        <p className={classes.hint}>
          Jam, jadwal shalat, hitung mundur adzan dan iqamah, kegiatan, dan QR infaq di televisi
          masjid. Buka alamat ini di peramban televisi, lalu biarkan menyala; setelah itu layar
          berjalan juga tanpa internet.
        </p>
      </div>
      <Card as="section" aria-labelledby="layar-alamat" className={classes.card}>
        <SectionHeading id="layar-alamat">Alamat layar</SectionHeading>
        <ShareLink link={link} label="Alamat layar masjid" title={`Layar ${masjid.title}`} />
        <LinkQr
          link={link}
          name="Kode QR alamat layar"
          caption="Pindai untuk membuka layar di perangkat lain."
        />
        <LinkButton to={path} reloadDocument fullWidth>
          Buka layar di sini
        </LinkButton>
      </Card>
      <Card as="section" aria-labelledby="layar-isi" className={classes.card}>
        <SectionHeading id="layar-isi">Isi dan ukuran</SectionHeading>
        <div>
          {screenParts.map(({ value, label }) => (
            <Checkbox
              key={value}
              checked={!hidden.includes(value)}
              onChange={(isShown) =>
                change({
                  hidden: isShown
                    ? hidden.filter((part) => part !== value)
                    : [...hidden.filter((part) => part !== value), value],
                })
              }
            >
              <span>{label}</span>
            </Checkbox>
          ))}
        </div>
        <RadioGroup
          legend="Ukuran"
          options={sizes}
          value={settings.isLarge ? 'besar' : 'biasa'}
          onChange={(size) => change({ isLarge: size === 'besar' })}
        />
        <RadioGroup
          legend="Awal Ramadan"
          stacked
          options={authorities}
          value={settings.authority}
          onChange={(value) =>
            change({ authority: value === 'muhammadiyah' ? 'muhammadiyah' : 'pemerintah' })
          }
        />
      </Card>
      <Card className={classes.card}>
        <MinuteFields
          id="layar-iqamah"
          heading="Iqamah"
          hint="Menit dari adzan. Kosongkan untuk memakai waktu iqamah masjid."
          fields={fiveShalat.map((name) => ({
            name,
            label: timeNames[name],
            usual: usual.iqamah[name],
          }))}
          limits={minuteLimits.iqamah}
          values={settings.iqamah}
          onChange={(iqamah) => change({ iqamah })}
        />
        <MinuteFields
          id="layar-lama"
          heading="Lama shalat"
          hint="Menit layar hening. Jumat termasuk khutbah."
          fields={prayers.map((name) => ({
            name,
            label: name === 'jumat' ? 'Jumat' : timeNames[name],
            usual: usual.lengths[name],
          }))}
          limits={minuteLimits.lengths}
          values={settings.lengths}
          onChange={(lengths) => change({ lengths })}
        />
        <MinuteFields
          id="layar-koreksi"
          heading="Koreksi jadwal"
          hint="Menit yang ditambahkan ke jadwal; pakai tanda minus untuk memajukan."
          fields={correctedTimes.map((name) => ({ name, label: timeNames[name], usual: 0 }))}
          limits={minuteLimits.corrections}
          values={settings.corrections}
          onChange={(corrections) => change({ corrections })}
        />
      </Card>
      <Card as="section" aria-labelledby="layar-sematan" className={classes.card}>
        <SectionHeading id="layar-sematan">Untuk situs masjid</SectionHeading>
        <p className={classes.hint}>
          Salin kode ini ke situs masjid Anda untuk menampilkan jadwal shalat di sana.
        </p>
        <CopyButton value={frame} label="Salin kode sematan" fullWidth />
      </Card>
    </div>
  )
}
