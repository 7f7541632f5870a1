import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'
import { LinkButton } from '@/ui/LinkButton'

/** Shown instead of the action for a program that doesn't exist. */
export function ProgramGone() {
  return (
    <EmptyState
      title="Program tidak ditemukan"
      text="Program ini mungkin sudah dipindahkan atau ditutup."
      action={<LinkButton to={paths.infaq()}>Lihat program lain</LinkButton>}
    />
  )
}
