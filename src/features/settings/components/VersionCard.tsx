import { useState } from 'react'
import { version } from '@/features/settings/version'
import { takeNewVersion, updateStore } from '@/lib/new-version'
import { askForUpdate } from '@/lib/service-worker'
import { formatWibDate } from '@/lib/time/wib-date'
import { Button } from '@/ui/button/Button'
import { DocumentLink } from '@/ui/text/DocumentLink'
import { useStore } from '@/ui/use-store'
import { SettingsCard } from './SettingsCard'

const words = {
  idle: '',
  asking: 'Memeriksa…',
  none: 'Aplikasi sudah versi terbaru.',
  loading: 'Versi baru sedang diunduh.',
  failed: 'Belum dapat memeriksa. Periksa koneksi Anda, lalu coba lagi.',
} as const

/** The version that is running, whose work it is made of, and a newer one if there is any: offered, never forced. */
export function VersionCard() {
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
