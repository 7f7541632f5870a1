import { paths } from '@/lib/address/paths'
import { EmptyState } from '@/ui/state/States'
import { LinkButton } from '@/ui/button/Button'

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
