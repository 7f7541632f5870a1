import '@/ui/text/transliteration.css'
import { useQuery } from '@tanstack/react-query'
import { type Params, useParams } from 'react-router-dom'
import { verseCount } from '@/domain/quran/mushaf'
import { surahTextQuery } from '@/domain/quran/surah-queries'
import { SurahReader } from '@/features/tilawah/components/SurahReader'
import { SurahSkeleton } from '@/features/tilawah/components/SurahSkeleton'
import { paths } from '@/lib/address/paths'
import { LinkButton } from '@/ui/button/LinkButton'
import { IconSearch } from '@/ui/icons'
import { useViewTitle } from '@/ui/page/use-view-title'
import { EmptyState } from '@/ui/state/EmptyState'
import { QueryView } from '@/ui/state/QueryView'
import { useArabicFont } from '@/ui/text/use-arabic-font'
import { useWakeLock } from '@/ui/use-wake-lock'

/** The surah of an address, which has its number; null where there is none. */
function surahOf({ slug = '' }: Params): number | null {
  const surah = /^[1-9]\d{0,2}$/.test(slug) ? Number(slug) : 0
  return verseCount(surah) > 0 ? surah : null
}

export const firstQueries = (params: Params) => {
  const nomor = surahOf(params)
  return nomor === null ? [] : [surahTextQuery(nomor)]
}

/** A surah to read. */
export default function SurahPage() {
  const nomor = surahOf(useParams())
  return nomor === null ? <NoSuchSurah /> : <Surah key={nomor} nomor={nomor} />
}

function Surah({ nomor }: { nomor: number }) {
  const query = useQuery(surahTextQuery(nomor))
  const fontReady = useArabicFont()
  const name = query.data?.namaLatin ?? null
  useViewTitle(name, name === null ? null : `Surah ${name}`)
  useWakeLock()
  return (
    <QueryView
      query={{ ...query, data: fontReady ? query.data : undefined }}
      skeleton={<SurahSkeleton />}
    >
      {(text) => <SurahReader text={text} />}
    </QueryView>
  )
}

function NoSuchSurah() {
  return (
    <EmptyState
      icon={<IconSearch size={32} stroke={1.5} />}
      title="Surah tidak ditemukan"
      text="Al-Qur’an terdiri atas 114 surah. Pilih salah satunya dari daftar."
      action={<LinkButton to={paths.tilawah()}>Lihat daftar surah</LinkButton>}
    />
  )
}
