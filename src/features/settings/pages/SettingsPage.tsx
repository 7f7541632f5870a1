import { LocationCard } from '@/features/settings/components/LocationCard'
import { StoredDataCard } from '@/features/settings/components/StoredDataCard'
import { VersionCard } from '@/features/settings/components/VersionCard'
import classes from './SettingsPage.module.css'
import { useReducedMotion } from '@mantine/hooks'
import { useEffect } from 'react'
import { appearanceStore, followAppearance, type TextSize, textSizes } from '@/lib/appearance'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { Switch } from '@/ui/form/Switch'
import { useHydrated } from '@/ui/use-hydrated'
import { useStore } from '@/ui/use-store'
import { SettingsCard } from '@/features/settings/components/SettingsCard'

const names: Record<TextSize, string> = {
  100: 'Biasa',
  110: 'Agak besar',
  120: 'Besar',
  130: 'Paling besar',
}

const options = textSizes.map((size) => ({ value: String(size), label: names[size] }))

/** The size of all text, and whether things may move. They take effect at once. */
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
      {deviceIsStill ? (
        <p className="jm-quiet">Gerakan sudah dikurangi, sesuai setelan perangkat Anda.</p>
      ) : (
        <Switch
          label="Kurangi gerakan"
          description="Tanpa geseran dan animasi."
          checked={hydrated && stored.tenang}
          onChange={(tenang) => appearanceStore.set({ ...appearanceStore.get(), tenang })}
        />
      )}
    </SettingsCard>
  )
}

/** How the app looks, where it thinks the user is, what it keeps on this device, and which version it is. */
export default function SettingsPage() {
  return (
    <div className={classes.page}>
      <AppearanceCard />
      <LocationCard />
      <StoredDataCard />
      <VersionCard />
    </div>
  )
}
