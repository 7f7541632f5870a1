import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'
import { IconClock } from '@/ui/icons'
import { LinkButton } from '@/ui/LinkButton'

/** An address of the specification whose screen is not there yet: says so, and leads on. */
export default function ComingSoonPage() {
  return (
    <EmptyState
      icon={<IconClock size={48} stroke={1.5} aria-hidden />}
      title="Segera hadir"
      text="Halaman ini sedang kami siapkan. Sambil menunggu, yuk lihat program infaq yang sedang berjalan."
      action={<LinkButton to={paths.infaq()}>Lihat Program Infaq</LinkButton>}
    />
  )
}
