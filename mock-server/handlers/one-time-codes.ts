import { wib } from '../seed/clock'
import type { Account } from '../state/accounts'
import type { OtpPurpose } from '../state/one-time-codes'
import { barePhone, isMobile } from '../state/phone'
import { type ControllerHandlers, fail, ok } from './types'

export const TOKEN_REFUSED = 'Verifikasi nomor Anda sudah tidak berlaku. Minta kode OTP baru.'

type Handlers = ControllerHandlers<'auth'>

const tooManyRequests = (seconds: number) => ({
  ...fail(429, 'Terlalu banyak permintaan. Coba lagi sebentar lagi.'),
  headers: { 'retry-after': String(seconds) },
})

/** What is changed in an account is asked for by the account itself, for its own number. */
function refusal(account: Account | null, phone: string, purpose: OtpPurpose) {
  if (!isMobile(phone)) return fail(422, 'Nomor WhatsApp tidak valid.')
  if (purpose === 'daftar' || purpose === 'lupa_sandi') return null
  if (!account) return fail(401, 'Silakan masuk terlebih dahulu.')
  return account.user.whatsapp === barePhone(phone)
    ? null
    : fail(422, 'Kode hanya dikirim ke nomor akun Anda.')
}

export const requestOtp: Handlers['/auth/request_otp'] = ({ form, account, state }) => {
  const { phoneNumber: phone, keperluan: purpose } = form
  const refused = refusal(account, phone, purpose)
  if (refused) return refused
  const made = state.oneTimeCodes.request(phone, purpose, state.now())
  if (made.kind === 'too-often') return tooManyRequests(made.seconds)
  // A number without an account gets no message about a forgotten password, and the caller doesn't learn that.
  if (purpose !== 'lupa_sandi' || state.accounts.find(phone))
    state.accounts.recordOtp({
      phone,
      code: made.code,
      operation: '/auth/request_otp',
      time: state.nowWib(),
    })
  return ok(
    { berlaku_sampai: wib(made.expiresAt), kirim_ulang_setelah: wib(made.resendAt) },
    'Permintaan kode OTP diterima.',
  )
}

export const verifyOtp: Handlers['/auth/verify_otp'] = ({ form, account, state }) => {
  const { phoneNumber: phone, keperluan: purpose, codeOTP: entered } = form
  const refused = refusal(account, phone, purpose)
  if (refused) return refused
  const result = state.oneTimeCodes.verify(phone, purpose, entered, state.now())
  switch (result.kind) {
    case 'right':
      return ok({ token: result.token, berlaku_sampai: wib(result.expiresAt) }, 'Kode OTP sesuai.')
    case 'wrong':
      return fail(422, `Kode OTP tidak sesuai. Sisa ${result.left} kali percobaan.`)
    case 'exhausted':
      return fail(422, 'Kode ini sudah lima kali salah dimasukkan. Minta kode baru.')
    case 'expired':
      return fail(422, 'Masa berlaku kode ini telah habis. Minta kode baru.')
    case 'used':
      return fail(422, 'Kode ini sudah dipakai. Minta kode baru.')
    case 'too-often':
      return tooManyRequests(result.seconds)
  }
}
