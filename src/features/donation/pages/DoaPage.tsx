import { useSearchParams } from 'react-router-dom'
import { AmenedDoa } from '@/features/donation/doa/AmenedDoa'
import { OwnDoa } from '@/features/donation/doa/OwnDoa'
import { Tabs } from '@/ui/page/Tabs'
import { useHydrated } from '@/ui/use-hydrated'

const tabs = [
  { value: 'saya', label: 'Doa saya', Panel: OwnDoa },
  { value: 'diaminkan', label: 'Doa yang saya aminkan', Panel: AmenedDoa },
] as const

/** The doa that a person wrote with gifts, and those of others that the person has said amen to. */
export default function DoaPage() {
  const [params, setParams] = useSearchParams()
  const hydrated = useHydrated()
  const shown = hydrated && params.get('daftar') === 'diaminkan' ? 'diaminkan' : 'saya'
  return (
    <Tabs
      value={shown}
      // A panel that isn't shown asks for nothing.
      keepMounted={false}
      onChange={(next) => {
        setParams(next === 'diaminkan' ? { daftar: next } : {}, {
          replace: true,
          preventScrollReset: true,
        })
      }}
    >
      <Tabs.List grow aria-label="Kumpulan Doa">
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, Panel }) => (
        <Tabs.Panel key={value} value={value}>
          <Panel />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
