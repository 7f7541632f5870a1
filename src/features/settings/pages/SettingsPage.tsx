import { erase, StoredDataCard } from '@/features/settings/components/StoredDataCard'
import { OwnFileCard } from '@/features/settings/own-file/OwnFileCard'
import classes from './SettingsPage.module.css'
import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import {
  appearanceStore,
  followAppearance,
  type TextSize,
  textSizes,
  type Theme,
  themes,
} from '@/lib/appearance'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { Switch } from '@/ui/form/Switch'
import { useHydrated } from '@/ui/use-hydrated'
import { useStore } from '@/ui/use-store'
import { SettingsCard } from '@/features/settings/components/SettingsCard'
import { takeNewVersion, updateStore } from '@/lib/new-version'
import { version } from '@/lib/version'
import { askForUpdate } from '@/lib/service-worker'
import { formatWibDate } from '@/lib/time/wib-date'
import { paths } from '@/lib/address/paths'
import { Button, LinkButton } from '@/ui/button/Button'
import { DocumentLink } from '@/ui/list/LinkLine'
import { cityLabel } from '@/domain/place/city'
import { CityPicker } from '@/domain/place/CityPicker'
import { locationLabel, storedPlace } from '@/domain/place/place'
import { useLocation } from '@/domain/place/use-location'
import { placeKind } from '@/lib/storage/stored-data'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { Sheet } from '@/ui/overlay/Sheet'
import settingsCard from '@/features/settings/components/SettingsCard.module.css'

const words = {
  idle: '',
  asking: 'Memeriksa…',
  none: 'Aplikasi sudah versi terbaru.',
  loading: 'Versi baru sedang diunduh.',
  failed: 'Belum dapat memeriksa. Periksa koneksi internet Anda, lalu coba lagi.',
} as const

const names: Record<TextSize, string> = {
  100: 'Biasa',
  110: 'Agak besar',
  120: 'Besar',
  130: 'Paling besar',
}

const options = textSizes.map((size) => ({ value: String(size), label: names[size] }))

const themeNames: Record<Theme, string> = {
  perangkat: 'Otomatis',
  terang: 'Terang',
  gelap: 'Gelap',
}

const themeOptions = themes.map((theme) => ({ value: theme, label: themeNames[theme] }))

/** How the app looks, where it thinks the user is, what it keeps on this device, and which version it is. */
export default function SettingsPage() {
  return (
    <div className={classes.page}>
      <AppearanceCard />
      <LocationCard />
      <RemindersCard />
      <StoredDataCard />
      <OwnFileCard />
      <VersionCard />
    </div>
  )
}

/** The size of all text, the colours, and whether things may move. They take effect at once. */
function AppearanceCard() {
  const stored = useStore(appearanceStore)
  useEffect(followAppearance, [])
  const hydrated = useHydrated()
  const deviceIsStill = useReducedMotion() && hydrated
  return (
    <SettingsCard title="Tampilan">
      <RadioGroup
        legend="Ukuran teks"
        options={options}
        // The prerendered page doesn't know what this device has stored.
        value={hydrated ? String(stored.teks) : ''}
        onChange={(value) => {
          const teks = textSizes.find((size) => String(size) === value)
          if (teks !== undefined) appearanceStore.set({ ...appearanceStore.get(), teks })
        }}
      />
      <RadioGroup
        legend="Warna"
        options={themeOptions}
        value={hydrated ? stored.tema : ''}
        onChange={(value) => {
          const tema = themes.find((theme) => theme === value)
          if (tema !== undefined) appearanceStore.set({ ...appearanceStore.get(), tema })
        }}
      />
      {deviceIsStill ? (
        <p className="jm-quiet">Gerakan sudah dikurangi, sesuai setelan perangkat Anda.</p>
      ) : (
        <Switch
          label="Kurangi gerakan"
          description="Tanpa gerakan."
          checked={hydrated && stored.tenang}
          onChange={(tenang) => appearanceStore.set({ ...appearanceStore.get(), tenang })}
        />
      )}
    </SettingsCard>
  )
}

/** The city and the place that are remembered; both can be changed and forgotten. */
function LocationCard() {
  const { city, location } = useLocation()
  const [choosing, setChoosing] = useState(false)
  const choose = useRef<HTMLButtonElement>(null)
  const place = location.kind === 'located' ? storedPlace(location.position) : null
  const placeName = place && locationLabel(place.address)
  return (
    <SettingsCard title="Lokasi">
      <KeyValueList>
        <KeyValueRow label="Kota pilihan">{city ? cityLabel(city) : 'Belum dipilih'}</KeyValueRow>
        <KeyValueRow label="Lokasi perangkat">
          {location.kind === 'located'
            ? (placeName ?? 'Tersimpan, sampai sekitar 100 meter')
            : 'Tidak tersimpan'}
        </KeyValueRow>
      </KeyValueList>
      <div className={settingsCard.actions}>
        <Button ref={choose} variant="light" onClick={() => setChoosing(true)}>
          {city ? 'Ubah kota' : 'Pilih kota'}
        </Button>
        {(city !== null || location.kind === 'located') && (
          <Button
            variant="subtle"
            c="var(--jm-danger)"
            onClick={() => void erase(placeKind).then(() => choose.current?.focus())}
          >
            Hapus lokasi
          </Button>
        )}
      </div>
      <Sheet opened={choosing} onClose={() => setChoosing(false)} title="Pilih kota" full>
        <CityPicker onDone={() => setChoosing(false)} />
      </Sheet>
    </SettingsCard>
  )
}

/** What a web page can remind of, and what it can't: it doesn't run unless it is open. */
function RemindersCard() {
  return (
    <SettingsCard title="Pengingat">
      <p>
        Halaman web tidak dapat menjamin adzan berbunyi pada waktunya, karena HP dapat menutupnya
        kapan saja. Karena itu tidak ada adzan di sini: gunakan aplikasi jam atau adzan di HP Anda.
      </p>
      <p className="jm-quiet">
        Yang diingatkan kalender HP Anda tetap datang walau halaman ini tertutup. Berkas kalendernya
        (.ics) dapat diunduh untuk infaq rutin, infaq Jumat, dan kegiatan masjid.
      </p>
      <div className={settingsCard.actions}>
        <LinkButton variant="light" to={paths.plans()}>
          Buka infaq rutin
        </LinkButton>
      </div>
    </SettingsCard>
  )
}

/** The version that is running, whose work it is made of, and a newer one if there is any: offered, never forced. */
function VersionCard() {
  const waiting = useStore(updateStore)
  const [state, setState] = useState<keyof typeof words>('idle')
  const ask = async () => {
    setState('asking')
    try {
      setState((await askForUpdate()) ? 'loading' : 'none')
    } catch {
      setState('failed')
    }
  }
  return (
    <SettingsCard title="Versi">
      <p>
        <span translate="no">{version.commit === '' ? 'Tidak diketahui' : version.commit}</span>
        {version.date !== '' && <span>{`, ${formatWibDate(new Date(version.date))}`}</span>}
      </p>
      {/* The region is there before its text: only then do screen readers read the text out. */}
      <p role="status" className="jm-quiet">
        {waiting ? 'Versi baru tersedia.' : words[state]}
      </p>
      {waiting ? (
        <Button variant="light" onClick={takeNewVersion}>
          Perbarui sekarang
        </Button>
      ) : (
        <Button variant="light" loading={state === 'asking'} onClick={() => void ask()}>
          Periksa pembaruan
        </Button>
      )}
      {/* The build writes it (scripts/html/licences.ts); the dev server has none. */}
      <DocumentLink title="Lisensi perangkat lunak dan data" href="/lisensi.html" />
    </SettingsCard>
  )
}
