import '@/ui/text/transliteration.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Params, useParams } from 'react-router-dom'
import { surahTextQuery } from '@/domain/quran/surah-queries'
import { Reader } from '@/features/tilawah/components/Reader'
import { type Reading, readingOf } from '@/features/tilawah/reading'
import { paths } from '@/lib/address/paths'
import { LinkButton } from '@/ui/button/Button'
import { IconSearch } from '@/ui/icons'
import { useViewTitle } from '@/ui/page/page-title'
import { EmptyState } from '@/ui/state/States'

export const firstQueries = ({ slug }: Params) =>
  (readingOf('surah', slug)?.passages ?? []).map(({ surah }) => surahTextQuery(surah))

/** A surah to read. */
export default function SurahPage() {
  const { slug } = useParams()
  const reading = useMemo(() => readingOf('surah', slug), [slug])
  if (reading) return <Surah key={slug} reading={reading} />
  return (
    <EmptyState
      icon={<IconSearch size={32} stroke={1.5} />}
      title="Surah tidak ditemukan"
      text="Al-Qur’an terdiri atas 114 surah. Pilih salah satunya dari daftar."
      action={<LinkButton to={paths.tilawah()}>Lihat daftar surah</LinkButton>}
    />
  )
}

function Surah({ reading }: { reading: Reading }) {
  const { number } = reading
  const { data: text } = useQuery(surahTextQuery(number))
  const name = text?.namaLatin ?? null
  useViewTitle(name, name === null ? null : `Surah ${name}`)
  const nameOf = (surah: number) =>
    (surah < number ? text?.beside.before : surah > number ? text?.beside.after : name) ??
    `Surah ${surah}`
  return <Reader reading={reading} nameOf={nameOf} />
}
