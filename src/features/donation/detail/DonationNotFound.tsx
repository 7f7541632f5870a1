import { paths } from '@/lib/address/paths'
import { EmptyState } from '@/ui/state/EmptyState'
import { IconReceipt } from '@/ui/icons'
import { LinkButton } from '@/ui/button/LinkButton'

/** No such donation: usually a code that was mistyped, or cut off when it was forwarded. */
export function DonationNotFound({ code }: { code: string }) {
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
