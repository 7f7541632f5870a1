import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  accounts,
  alerts,
  arrive,
  description,
  fill,
  follow,
  label,
  press,
  shows,
  testScreens,
  valueOf,
} from '@/app/screen-for-tests'
import { sendLogin, sentCode } from '@/app/sign-in-for-tests'

const aisyah = accounts.complete
/** The view has a heading and a title of its own. */
async function isCalled(name: string) {
  await screen.findByRole('heading', { level: 1, name })
  await waitFor(() => expect(document.title).toBe(`${name} · Jejaring Masjid`))
}

const SAVED = 'Update data berhasil disimpan.'

describe.each([
  ['1.0', true],
  ['1.1', false],
])('where the backend has contract %s', (_, base) => {
  const app = testScreens({ base })
  const { open, logIn, sent, calls } = app

  it('a new email needs a code, and ends on the overview, which says that it is saved', async () => {
    await logIn()
    await open('/profile/personal')
    await isCalled('Profil Saya')
    await follow(/^Email/)
    await isCalled('Email')
    await follow('Ubah')
    await isCalled('Pilih Verifikasi')
    await press(/WhatsApp/)
    const verification = '/profile/personal?edit=email&state=verification'
    await arrive(verification)
    await isCalled('Verifikasi')
    expect(description(await screen.findByLabelText('Kode OTP'))).toMatch(
      /^Kode telah dikirim lewat WhatsApp ke \+62 81234567890\. .*Masa berlaku/,
    )
    const code = await sentCode(app, aisyah.whatsapp)
    if (base) expect(sent('send_otp')).toEqual([{ codeOTP: code, verifWith: 'whatsapp' }])
    await fill('Kode OTP', code === '12345' ? '12346' : '12345')
    await shows('Kode OTP tidak sesuai')
    await open(verification)
    await fill('Kode OTP', code)
    await arrive('/profile/personal?edit=email&state=edit')
    await isCalled('Ubah Email')
    await fill('Email', 'bukan-email')
    await press('Simpan')
    await shows('Email tidak valid')
    await fill('Email', 'aisyah@baru.id')
    await press('Simpan', 2)
    await screen.findByText(SAVED)
    await screen.findByText('aisyah@baru.id')
    await arrive('/profile/personal')
    expect(sent('edit_profile')).toMatchObject([{ editValue: 'aisyah@baru.id', editType: 'email' }])
    // One code, one change.
    window.history.back()
    await arrive('/profile/personal?edit=email')
    await screen.findByRole('link', { name: 'Ubah' })
    await open('/profile/personal?edit=email&state=edit')
    await arrive('/profile/personal?edit=email')
  })

  it('a new phone number is the new login', async () => {
    const name = 'Nomor Whatsapp'
    await logIn()
    await open('/profile/personal')
    await follow(/^Nomor Whatsapp/)
    await follow('Ubah')
    await press(/WhatsApp/)
    await fill('Kode OTP', await sentCode(app, aisyah.whatsapp))
    await fill(name, '8571122334a')
    await press('Simpan')
    await shows('Nomor WhatsApp harus berupa angka')
    await fill(name, '٠٨٥٧ ١١٢٢ ٣٣٤٤')
    fireEvent.blur(screen.getByLabelText(label(name)))
    await waitFor(() => expect(valueOf(name)).toBe('85711223344'))
    // Somebody else's number: the server's own words, and what was typed stays.
    await fill(name, '0857-1122-3344')
    await press('Simpan')
    await alerts('Nomor WhatsApp sudah digunakan akun lain.')
    expect(valueOf(name)).toBe('0857-1122-3344')

    await fill(name, '0812 9999 0000')
    await press('Simpan')
    await arrive('/auth')
    expect(sent('edit_profile').at(-1)).toMatchObject({
      editValue: '81299990000',
      editType: 'whatsapp',
    })
    expect(calls('logout')).toBe(1)
    await screen.findByText(/Silakan masuk dengan nomor baru\./)
    await sendLogin('81299990000', aisyah.password)
    await arrive('/profile')
    await follow('Profil Saya')
    await screen.findByText(SAVED)
    await shows('+62 81299990000')
  })
})
