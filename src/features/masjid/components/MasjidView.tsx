import type { ReactNode } from 'react'
import { isNotFound } from '@/api/errors'
import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'
import { IconBuildingMosque } from '@/ui/icons'
import { LinkButton } from '@/ui/LinkButton'
import { type QueryLike, QueryView } from '@/ui/QueryView'
import { useDocumentTitle } from '@/ui/use-document-title'

/** The states of a page that stands on one mosque; an unknown slug is an answer, not a failure. */
export function MasjidView<T>({
  query,
  skeleton,
  children,
}: {
  query: QueryLike<T>
  skeleton: ReactNode
  children: (masjid: T) => ReactNode
}) {
  if (isNotFound(query.error)) return <MasjidNotFound />
  return (
    <QueryView query={query} skeleton={skeleton}>
      {children}
    </QueryView>
  )
}

function MasjidNotFound() {
  useDocumentTitle('Masjid tidak ditemukan')
  return (
    <EmptyState
      icon={<IconBuildingMosque size={32} stroke={1.5} />}
      title="Masjid tidak ditemukan"
      text="Mungkin alamatnya salah, atau masjid ini sudah tidak terdaftar."
      action={<LinkButton to={paths.masjidList()}>Lihat masjid lain</LinkButton>}
    />
  )
}
