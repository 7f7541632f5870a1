import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { NewsKind } from '@/domain/news/news'
import { NewsList } from '@/features/news/components/NewsList'
import { SearchBox, useListFilter } from '@/ui/list/Search'
import { Tabs } from '@/ui/page/Tabs'
import { useHydrated } from '@/ui/use-hydrated'
const tabs = [
  { value: 'berita', label: 'Berita Terbaru' },
  { value: 'blog', label: 'Blog' },
] as const

const searchLabels: Readonly<Record<NewsKind, string>> = {
  berita: 'Cari Berita',
  blog: 'Cari Blog',
}

/** News and blog; empty where the backend has no articles. */
export default function NewsPage() {
  const [params, setParams] = useSearchParams()
  const hydrated = useHydrated()
  const kind: NewsKind = hydrated && params.get('tab') === 'blog' ? 'blog' : 'berita'
  /** What was searched for in the tab that isn't shown. */
  const otherSearch = useRef('')
  return (
    <Tabs
      value={kind}
      // Only the chosen panel is rendered; otherwise the page would have a second, hidden search box.
      keepMounted={false}
      onChange={(next) => {
        const search = otherSearch.current
        otherSearch.current = params.get('search') ?? ''
        setParams(
          { ...(next === 'blog' && { tab: next }), ...(search !== '' && { search }) },
          { replace: true, preventScrollReset: true },
        )
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
          <Panel kind={value} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function Panel({ kind }: { kind: NewsKind }) {
  const { filter, searchBox, clearSearch } = useListFilter([])
  return (
    <>
      <SearchBox label={searchLabels[kind]} {...searchBox} />
      <NewsList kind={kind} search={filter?.search ?? null} onClear={clearSearch} />
    </>
  )
}
