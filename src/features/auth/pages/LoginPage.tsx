import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { logIn } from '@/domain/account/session'
import { entryKey, noteEntry } from '@/ui/history'
import { paths } from '@/lib/address/paths'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { textBy } from '@/lib/text/text-rules'
import { AppLink } from '@/ui/AppLink'
import { Form } from '@/ui/form/Form'
import { LinkLine } from '@/ui/list/LinkLine'
import { IconUserCircle } from '@/ui/icons'
import { PasswordInput } from '@/ui/form/PasswordInput'
import { showToast } from '@/ui/overlay/toast'
import { useForm } from '@/ui/form/use-form'
import { useHydrated } from '@/ui/use-hydrated'
import { useRememberedDonations } from '@/domain/donation/remembered-donations'
import { AuthScreen, WhatsappField } from '@/features/auth/components/AuthScreen'
import { passwordIn, passwordMissing } from '@/features/auth/rules'
import classes from './LoginPage.module.css'
import { useEffect, useEffectEvent } from 'react'
import { userQuery } from '@/domain/account/user-queries'
import { unseen } from '@/api/query'
import { forgetReturnPath, readReturnPath } from '@/domain/account/return-path'

/**
 * Whether the user was already sent on. A module variable, since a login that replaces another account's session
 * remounts the page before it is finished (see `RootFrame`).
 */
let gone = false

/**
 * Leaves the login for the remembered address, or for the profile if there is none. It replaces the login's history
 * entry, so that "back" doesn't return to it. A user who is logged in already is sent on at once.
 */
function useGoOn(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  // A cached "nobody is logged in" may be out of date: the user may have logged in in another tab.
  const { data: user } = useQuery({ ...userQuery(), ...unseen, refetchOnMount: 'always' })

  const goOn = () => {
    if (gone) return
    gone = true
    const path = readReturnPath(window.location.origin) ?? paths.profile()
    forgetReturnPath()
    void navigate(path, { replace: true })
  }
  const loggedIn = user != null
  const follow = useEffectEvent(() => {
    // After going back, the user sees the login until the page before has loaded, and must not be sent on from there.
    if (entryKey() === key) goOn()
  })
  useEffect(() => {
    const isHere = noteEntry()
    // Only when the login is left: `RootFrame` and Strict Mode remount it while the next page loads.
    return () => {
      if (!isHere()) gone = false
    }
  }, [])
  useEffect(() => {
    if (loggedIn) follow()
  }, [loggedIn])

  return goOn
}

const COOKIE_REFUSED =
  'Browser Anda menolak cookie, sehingga Anda belum masuk. Izinkan cookie untuk situs ini, lalu coba lagi.'

/** Needed after a login only. */
const loadTeller = () => import('@/domain/donation/claims')

/** What can't be told now is offered in the history. */
function tellOfDonations() {
  loadTeller().then(
    ({ tellClaimable }) => tellClaimable(),
    () => undefined,
  )
}

const schema = z.object({ username: textBy(phoneProblem), password: textBy(passwordMissing) })

/** The sentence for each `state` of the address. */
const reasons = new Map([
  ['campaign', 'Masuk dulu untuk mengaminkan doa. Setelah masuk, Anda kembali ke doa tadi.'],
  [
    'fundraiser',
    'Masuk dulu untuk menjadi fundraiser. Setelah masuk, Anda kembali ke program tadi.',
  ],
])

/** The login. A user who is already logged in is sent on at once. */
export default function LoginPage() {
  const client = useQueryClient()
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const goOn = useGoOn()
  const donations = useRememberedDonations()
  const form = useForm({
    schema,
    initialValues: { username: '', password: '' },
    send: async ({ username, password }) => {
      const isHere = noteEntry()
      const login = { whatsapp: phoneIn(username), password: passwordIn(password) }
      const user = await logIn(client, login)
      // Not in the form: the 401 behind it has ended the session, which mounted this page again.
      if (user === null) showToast(COOKIE_REFUSED, { tone: 'error', duration: Infinity })
      else if (isHere()) goOn()
      if (user) tellOfDonations()
    },
  })
  const reason = hydrated ? reasons.get(params.get('state') ?? '') : undefined

  return (
    <AuthScreen
      icon={<IconUserCircle size={36} stroke={1.6} />}
      title="Halo, Silahkan Masuk"
      text={reason ?? 'Gunakan nomor WhatsApp dan kata sandi akun Anda.'}
    >
      <Form form={form} action="Masuk">
        <WhatsappField {...form.field('username')} name="username" autoComplete="username" />
        <div>
          <PasswordInput
            {...form.field('password')}
            name="password"
            aria-required
            label="Kata Sandi"
            autoComplete="current-password"
          />
          <AppLink to={paths.forgotPassword()} className={classes.forgot}>
            Lupa Kata Sandi?
          </AppLink>
        </div>
      </Form>
      <LinkLine text="Belum punya akun?" to={paths.register()} action="Daftar Sekarang" />
      {donations !== null && donations.length > 0 && (
        <LinkLine
          text="Sudah berdonasi di perangkat ini?"
          to={paths.donationHistory()}
          action="Riwayat Donasi"
        />
      )}
    </AuthScreen>
  )
}
