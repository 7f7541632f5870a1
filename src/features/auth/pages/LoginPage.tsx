import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { logIn } from '@/api/session/session'
import { paths } from '@/lib/paths'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { AppLink } from '@/ui/AppLink'
import { IconUserCircle } from '@/ui/icons'
import { PasswordInput } from '@/ui/PasswordInput'
import { useHydrated } from '@/ui/use-hydrated'
import { useRememberedDonations } from '@/ui/use-remembered-donations'
import { AuthForm } from '../components/AuthForm'
import { AuthScreen } from '../components/AuthScreen'
import { OtherWay } from '../components/OtherWay'
import { WhatsappField } from '../components/WhatsappField'
import { passwordMissing } from '../rules'
import { useAuthForm } from '../use-auth-form'
import { useGoOn } from '../use-go-on'
import classes from './LoginPage.module.css'

const COOKIE_REFUSED =
  'Browser Anda menolak cookie, sehingga Anda belum masuk. Izinkan cookie untuk situs ini, lalu coba lagi.'

/** Why one is here, by the `state` of the address (spec §2 /auth). */
const reasons = new Map([
  ['campaign', 'Masuk dulu untuk mengaminkan doa. Setelah itu Anda kembali ke sana.'],
  ['fundraiser', 'Masuk dulu untuk menjadi fundraiser. Setelah itu Anda kembali ke sana.'],
])

/** The login (spec §2 /auth). Whoever is logged in already goes on to where they were headed. */
export default function LoginPage() {
  const client = useQueryClient()
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const goOn = useGoOn()
  const donations = useRememberedDonations()
  const { form, field, set, failure, pending } = useAuthForm({
    fields: ['username', 'password'],
    initial: { username: '', password: '' },
    problems: ({ username, password }) => ({
      username: phoneProblem(username),
      password: passwordMissing(password),
    }),
    send: async ({ username, password }) => {
      const user = await logIn(client, { whatsapp: phoneIn(username), password })
      if (user === null) throw new Error(COOKIE_REFUSED)
      goOn()
    },
  })
  const reason = hydrated ? reasons.get(params.get('state') ?? '') : undefined

  return (
    <AuthScreen
      icon={<IconUserCircle size={36} stroke={1.6} />}
      title="Halo, Silahkan Masuk"
      text={reason ?? 'Gunakan nomor WhatsApp dan kata sandi akun Anda.'}
    >
      <AuthForm form={form} failure={failure} pending={pending} action="Masuk">
        <WhatsappField
          {...field('username')}
          autoComplete="username"
          onNormalise={(username) => {
            set({ username })
          }}
        />
        <div>
          <PasswordInput
            {...field('password')}
            label="Kata Sandi"
            autoComplete="current-password"
          />
          <AppLink to={paths.forgotPassword()} className={classes['forgot']}>
            Lupa Kata Sandi?
          </AppLink>
        </div>
      </AuthForm>
      <OtherWay question="Belum punya akun?" to={paths.register()} action="Daftar Sekarang" />
      {donations !== null && donations.length > 0 && (
        <OtherWay
          question="Sudah berdonasi di perangkat ini?"
          to={paths.donationHistory()}
          action="Riwayat Donasi"
        />
      )}
    </AuthScreen>
  )
}
