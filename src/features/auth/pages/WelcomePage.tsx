import { paths } from '@/lib/address/paths'
import { IconCircleCheck } from '@/ui/icons'
import { LinkButton } from '@/ui/button/Button'
import { AuthScreen } from '@/features/auth/components/AuthScreen'

/** The end of registration. Nothing personal in it: anybody may open the address. */
export default function WelcomePage() {
  return (
    <AuthScreen
      icon={<IconCircleCheck size={40} stroke={1.6} />}
      title="Selamat datang di Jejaring Masjid!"
      text="Akun Anda siap. Masuk dengan nomor WhatsApp dan kata sandi yang baru saja dibuat."
    >
      <LinkButton to={paths.auth()} replace fullWidth>
        Jelajahi Sekarang
      </LinkButton>
    </AuthScreen>
  )
}
