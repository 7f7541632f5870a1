import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useListed } from '@/domain/capabilities/use-listed'
import { type MasjidProfile, masjidProfileQuery } from '@/domain/masjid/profile'
import { FoundView, type FoundViewProps } from '@/domain/program/FoundView'
import type { Program } from '@/domain/program/program'
import { programQuery } from '@/domain/program/program-queries'
import { paths } from '@/lib/address/paths'
import { LinkButton } from '@/ui/button/Button'
import { IconBuildingMosque } from '@/ui/icons'
import { Skeleton } from '@/ui/state/Skeleton'

const notFound = {
  icon: <IconBuildingMosque size={32} stroke={1.5} />,
  title: 'Masjid tidak ditemukan',
  text: 'Mungkin alamatnya salah, atau masjid ini sudah tidak terdaftar.',
  action: <LinkButton to={paths.masjidList()}>Lihat masjid lain</LinkButton>,
}

/** The states of a page about one mosque. */
export function MasjidView<T>(view: FoundViewProps<T>) {
  return <FoundView {...view} notFound={notFound} />
}

interface MasjidTitleProps {
  /** Null while it loads. */
  masjid: Pick<Program, 'title'> | null
  className: string | undefined
}

/** A mosque's name. While it loads there is no heading: a screen reader would announce an empty one. */
export function MasjidTitle({ masjid, className }: MasjidTitleProps) {
  if (masjid) return <h2 className={className}>{masjid.title}</h2>
  return (
    <p className={className}>
      <Skeleton width="12em" height="0.8em" radius={4} />
    </p>
  )
}

/** The mosque at the current address. It shares slug and answer with its collection box. */
export function useMasjid() {
  const { slug = '' } = useParams()
  return { slug, query: useQuery(programQuery('kencleng', slug)) }
}

export type ProfileState =
  /** Null: the backend has none to give. */
  | { kind: 'ready'; profile: MasjidProfile | null }
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => unknown; retrying: boolean }

/** A mosque's profile, where the backend has one. */
export function useProfile(slug: string): ProfileState {
  const listed = useListed('/mosque/get_profile')
  const { data, isPending, refetch, isFetching } = useQuery({
    ...masjidProfileQuery(slug),
    enabled: listed === true,
  })
  if (listed === false) return { kind: 'ready', profile: null }
  // A prerendered page has it before anybody knows what is listed.
  if (data) return { kind: 'ready', profile: data }
  return isPending ? { kind: 'loading' } : { kind: 'failed', retry: refetch, retrying: isFetching }
}
