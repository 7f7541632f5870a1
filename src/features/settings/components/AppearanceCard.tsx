import { useReducedMotion } from '@mantine/hooks'
import { useEffect } from 'react'
import { appearanceStore, followAppearance, type TextSize, textSizes } from '@/lib/appearance'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { Switch } from '@/ui/form/Switch'
import { useHydrated } from '@/ui/use-hydrated'
import { useStore } from '@/ui/use-store'
import { SettingsCard } from './SettingsCard'

const names: Record<TextSize, string> = {
  100: 'Biasa',
  110: 'Agak besar',
  120: 'Besar',
  130: 'Paling besar',
}

const options = textSizes.map((size) => ({ value: String(size), label: names[size] }))

/** The size of all text, and whether things may move. They take effect at once. */
export function AppearanceCard() {
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
