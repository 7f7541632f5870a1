import '@/ui/text/transliteration.css'
import { useMemo } from 'react'
import { type Params, useLocation, useParams } from 'react-router-dom'
import { surahTextQuery } from '@/domain/quran/surah-queries'
import { Reader } from '@/features/tilawah/components/Reader'
import { partLabels, type Reading, readingCounts, readingOf } from '@/features/tilawah/reading'
import { paths } from '@/lib/address/paths'
import { LinkButton } from '@/ui/button/Button'
import { IconSearch } from '@/ui/icons'
import { useViewTitle } from '@/ui/page/page-title'
import { EmptyState } from '@/ui/state/States'

const kindIn = (pathname: string) => (pathname.startsWith('/tilawah/juz/') ? 'juz' : 'halaman')

export const firstQueries = ({ slug }: Params, pathname: string) =>
  (readingOf(kindIn(pathname), slug)?.passages ?? [])
    .slice(0, 1)
    .map(({ surah }) => surahTextQuery(surah))

/** A juz or a page of the mushaf to read. */
export default function MushafPartPage() {
  const { slug } = useParams()
  const kind = kindIn(useLocation().pathname)
  const reading = useMemo(() => readingOf(kind, slug), [kind, slug])
  if (reading) return <Part key={`${kind} ${slug}`} reading={reading} kind={kind} />
  return (
    <EmptyState
      icon={<IconSearch size={32} stroke={1.5} />}
      title={`${partLabels[kind]} tidak ditemukan`}
      text={`Mushaf Madinah terdiri atas ${readingCounts[kind]} ${kind}. Pilih salah satunya dari daftar.`}
      action={<LinkButton to={paths.tilawah(kind)}>{`Lihat daftar ${kind}`}</LinkButton>}
    />
  )
}

function Part({ reading, kind }: { reading: Reading; kind: keyof typeof partLabels }) {
  const nameOf = (number: number) => `${partLabels[kind]} ${number}`
  useViewTitle(nameOf(reading.number))
  return <Reader reading={reading} nameOf={nameOf} />
}
