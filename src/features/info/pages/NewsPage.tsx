import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/ui/EmptyState'
import { IconNews } from '@/ui/icons'
import { SearchBox } from '@/ui/SearchBox'
import { Tabs } from '@/ui/Tabs'
import { useHydrated } from '@/ui/use-hydrated'

const tabs = [
  { value: 'berita', label: 'Berita Terbaru' },
  { value: 'blog', label: 'Blog' },
] as const

type Kind = (typeof tabs)[number]['value']

const searchLabels: Readonly<Record<Kind, string>> = { berita: 'Cari Berita', blog: 'Cari Blog' }

/** News has no source yet, so there is nothing to search and the page is always empty. */
export default function NewsPage() {
  const [params, setParams] = useSearchParams()
  const hydrated = useHydrated()
  const kind: Kind = hydrated && params.get('tab') === 'blog' ? 'blog' : 'berita'
  const [searches, setSearches] = useState<Record<Kind, string>>({ berita: '', blog: '' })
  return (
    <Tabs
      value={kind}
      // Only the chosen panel is rendered; otherwise the page would have a second, hidden search box.
      keepMounted={false}
      onChange={(next) => {
        setParams(next === 'blog' ? { tab: next } : {}, { replace: true, preventScrollReset: true })
      }}
    >
      <Tabs.List grow aria-label="Jenis artikel">
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value }) => (
        <Tabs.Panel key={value} value={value}>
          <SearchBox
            label={searchLabels[value]}
            value={searches[value]}
            onChange={(search) => {
              setSearches({ ...searches, [value]: search })
            }}
          />
          <EmptyState
            icon={<IconNews size={32} stroke={1.5} />}
            title="Artikel tidak ditemukan"
            text="Nantikan update artikel terbaru kami disini"
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
