import type { ReactNode } from 'react'
import { isNotFound } from '@/api/errors'
import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'
import { IconSearch } from '@/ui/icons'
import { LinkButton } from '@/ui/LinkButton'
import { type QueryLike, QueryView } from '@/ui/QueryView'
import { useDocumentTitle } from '@/ui/use-document-title'

/** The states of a page that stands on one program; an unknown slug is an answer, not a failure. */
export function ProgramView<T>({
  query,
  skeleton,
  children,
}: {
  query: QueryLike<T>
  skeleton: ReactNode
  children: (program: T) => ReactNode
}) {
  if (isNotFound(query.error)) return <ProgramNotFound />
  return (
    <QueryView query={query} skeleton={skeleton}>
      {children}
    </QueryView>
  )
}

function ProgramNotFound() {
  useDocumentTitle('Program tidak ditemukan')
  return (
    <EmptyState
      icon={<IconSearch size={32} stroke={1.5} />}
      title="Program tidak ditemukan"
      text="Mungkin alamatnya salah, atau program ini sudah tidak ada."
      action={<LinkButton to={paths.infaq()}>Lihat program lain</LinkButton>}
    />
  )
}
