import { paths } from '@/lib/address/paths'
import { LinkButton } from '@/ui/button/Button'
import { IconBook2 } from '@/ui/icons'
import { EmptyState } from '@/ui/state/States'

/** Instead of a khatam that was deleted, or is another person's. */
export function NoSuchKhatam() {
  return (
    <EmptyState
      icon={<IconBook2 size={32} stroke={1.5} />}
      title="Khatam tidak ditemukan"
      text="Khatam tersimpan di perangkat tempat dimulainya, untuk akun yang memulainya."
      action={<LinkButton to={paths.khatams()}>Lihat khatam saya</LinkButton>}
    />
  )
}
