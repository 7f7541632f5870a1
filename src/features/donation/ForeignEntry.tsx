import { paths } from '@/lib/address/paths'
import { EmptyState } from '@/ui/state/EmptyState'
import { LinkButton } from '@/ui/button/LinkButton'

/** Shown instead of a donation that another account opened in this tab. */
export function ForeignEntry() {
  return (
    <EmptyState
      title="Donasi ini dibuka dengan akun lain"
      text="Masuk dengan akun itu, lalu lihat Riwayat Donasi di halaman Profil."
      action={<LinkButton to={paths.profile()}>Ke Profil</LinkButton>}
    />
  )
}
