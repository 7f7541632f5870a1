import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/lib/address/paths'
import { lazyModule } from '@/lib/lazy-module'
import { EmptyState } from '@/ui/state/States'
import { IconReceipt } from '@/ui/icons'
import { LinkButton } from '@/ui/button/Button'
import { useLazyModule } from '@/ui/use-lazy-module'

const loadReading = lazyModule(() => import('@/lib/address/read-address'))

/**
 * No such donation: usually a code that was mistyped, or cut off when it was forwarded. Where a messenger may have put a
 * sign behind it, the address without that sign is opened first. That can't be told earlier, since codes may end with
 * any sign (`getTransaction` in the contract).
 */
export function DonationNotFound({ code }: { code: string }) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const { module, error } = useLazyModule(loadReading, true)
  if (!module && error === null) return null
  const meant = module?.readAddress(address) ?? address
  if (meant !== address) return <Navigate to={meant} replace />
  return (
    <EmptyState
      icon={<IconReceipt size={32} stroke={1.5} />}
      title="Donasi tidak ditemukan"
      text={
        <>
          <span>Kami tidak menemukan donasi dengan kode </span>
          <span translate="no">{code}</span>
          <span>. Periksa kembali tautan atau kode donasi Anda.</span>
        </>
      }
      action={<LinkButton to={paths.home()}>Kembali ke Beranda</LinkButton>}
    />
  )
}

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
