import { screen } from '@testing-library/react'
import { fill, press, type testScreens } from './screen-for-tests'

/** Logs in at the form that is on screen. */
export async function sendLogin(phone: string, password: string) {
  await screen.findByRole('heading', { name: 'Halo, Silahkan Masuk' })
  await fill('Nomor WhatsApp', phone)
  await fill('Kata Sandi', password)
  await press('Masuk')
}

/** Registers as far as the code, from the form that is on screen. */
export async function startRegistration(phone: string, name = 'Dewi Lestari') {
  await fill('Nama Lengkap', name)
  await fill('Nomor WhatsApp', phone)
  await press('Selanjutnya')
}

/** Chooses a password at the form that is on screen. @param times how often the button is tapped */
export async function choosePassword(password: string, times: 1 | 2 = 1) {
  await fill('Konfirmasi Kata Sandi', password)
  await fill('Kata Sandi', password)
  await press('Simpan', times)
}

/** The last code that was sent to a number, once it can be entered. */
export async function sentCode(
  { standIn }: Pick<ReturnType<typeof testScreens>, 'standIn'>,
  phone: string,
): Promise<string> {
  await screen.findByLabelText('Kode OTP')
  const code = standIn.state.accounts.lastOtp(phone)?.code
  if (code === undefined) throw new Error(`no code was sent to ${phone}`)
  return code
}
