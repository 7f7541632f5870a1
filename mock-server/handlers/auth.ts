import { welcome } from '../seed/inbox'
import { SESSION_COOKIE } from '../wire/session-cookie'
import { isMobile } from '../state/phone'
import type { OtpPurpose } from '../state/one-time-codes'
import type { State } from '../state/state'
import { requestOtp, TOKEN_REFUSED, verifyOtp } from './one-time-codes'
import { type ControllerHandlers, fail, ok } from './types'

// No Max-Age: a session of the stand-in ends with the browser's, or with the process.
const cookie = (value: string, extra = '') => ({
  'set-cookie': `${SESSION_COOKIE}=${value}; Path=/; ${extra}HttpOnly; SameSite=Lax`,
})

const NOT_REGISTERED = 'Nomor WhatsApp belum terdaftar.'
const ALREADY_REGISTERED = 'Nomor WhatsApp sudah terdaftar.'

function sendOtp(state: State, operation: string, phone: string, code: string) {
  state.accounts.recordOtp({ phone, code, operation, time: state.nowWib() })
  return ok(null, 'Kode OTP telah dikirim.')
}

/** A form without a token is one of contract 1.0: those for registering are still taken. */
const isTokenRefused = (
  state: State,
  { token, whatsapp }: { token?: string; whatsapp: string },
  purpose: OtpPurpose,
) => token !== undefined && !state.oneTimeCodes.accepts(token, whatsapp, purpose, state.now())

/** What a backend lists that asks for a token before it sets a password. */
const PROVEN_PASSWORDS = ['auth/request_otp', 'auth/verify_otp', 'auth/new-password#token']

export const authHandlers: ControllerHandlers<'auth'> = {
  '/auth/login': ({ form, session, state }) => {
    const account = state.accounts.find(form.whatsapp)
    if (!account || !state.accounts.passwordMatches(account, form.password))
      return fail(401, 'Nomor WhatsApp atau kata sandi salah.')
    // A login over a running session ends that one: the old id must not stay good.
    state.accounts.endSession(session)
    return ok(null, 'Berhasil masuk.', cookie(state.accounts.startSession(account)))
  },

  '/auth/logout': ({ session, state }) => {
    state.accounts.endSession(session)
    return ok(null, 'Berhasil keluar.', cookie('', 'Max-Age=0; '))
  },

  // Only registration sends with this kode, so a number that has an account is refused here.
  '/auth/send_otp': ({ form, state }) => {
    if (!isMobile(form.phoneNumber)) return fail(422, 'Nomor WhatsApp tidak valid.')
    if (state.accounts.find(form.phoneNumber)) return fail(409, ALREADY_REGISTERED)
    return sendOtp(state, '/auth/send_otp', form.phoneNumber, form.codeOTP)
  },

  '/auth/resend_otp': ({ form, state }) =>
    isMobile(form.phoneNumber)
      ? sendOtp(state, '/auth/resend_otp', form.phoneNumber, form.codeOTP)
      : fail(422, 'Nomor WhatsApp tidak valid.'),

  '/auth/forgot_password': ({ form, state }) =>
    state.accounts.find(form.phoneNumber)
      ? sendOtp(state, '/auth/forgot_password', form.phoneNumber, form.codeOTP)
      : fail(404, NOT_REGISTERED),

  '/auth/request_otp': requestOtp,
  '/auth/verify_otp': verifyOtp,

  '/auth/register': ({ form, state }) => {
    if (!isMobile(form.whatsapp)) return fail(422, 'Nomor WhatsApp tidak valid.')
    if (isTokenRefused(state, form, 'daftar')) return fail(422, TOKEN_REFUSED)
    if (state.accounts.find(form.whatsapp)) return fail(409, ALREADY_REGISTERED)
    const nama = form.fullname.trim()
    if (!nama || Array.from(nama).length > 30) return fail(422, 'Nama diisi 1 sampai 30 karakter.')
    const now = state.nowWib()
    const account = state.accounts.register(form.whatsapp, nama, form.password, now)
    state.inbox.add(account, welcome(now))
    state.oneTimeCodes.redeem(form.token)
    return ok(null, 'Pendaftaran berhasil.')
  },

  '/auth/new-password': ({ form, state }) => {
    const isUnproven =
      form.token === undefined && PROVEN_PASSWORDS.every((name) => state.offer.has(name))
    if (isUnproven || isTokenRefused(state, form, 'lupa_sandi')) return fail(422, TOKEN_REFUSED)
    const account = state.accounts.find(form.whatsapp)
    if (!account) return fail(404, NOT_REGISTERED)
    state.accounts.setPassword(account, form.password)
    state.oneTimeCodes.redeem(form.token)
    return ok(null, 'Kata sandi berhasil diganti.')
  },
}
