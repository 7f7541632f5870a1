import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'
import { LinkButton } from '@/ui/LinkButton'

/** In place of what one would do for a program that isn't there. */
export function ProgramGone() {
  return (
    <EmptyState
      title="Program tidak ditemukan"
      text="Program ini mungkin sudah dipindahkan atau ditutup."
      action={<LinkButton to={paths.infaq()}>Lihat program lain</LinkButton>}
    />
  )
}
