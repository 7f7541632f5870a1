import { randomUUID } from 'node:crypto'
import type { SeedUser } from '../seed/types'
import type { Account } from '../state/accounts'
import { barePhone } from '../state/phone'
import type { OtpPurpose } from '../state/one-time-codes'
import type { State } from '../state/state'
import { exportOf } from './history'
import { inboxHandlers } from './inbox'
import { TOKEN_REFUSED } from './one-time-codes'
import { type ControllerHandlers, fail, ok, signedIn } from './types'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const genders = ['Laki-laki', 'Perempuan'] as const satisfies readonly SeedUser['kelamin'][]
const greetings = ['Ayah', 'Bunda', 'Bapak', 'Ibu', 'Mas', 'Mbak'] as const

/** Changes one field. @returns why it is refused, or null */
type Edit = (account: Account, value: string, state: State) => string | null

/** What a token must have been given for, by what it changes. */
const purposes: Readonly<Record<string, OtpPurpose>> = {
  whatsapp: 'ubah_nomor',
  email: 'ubah_email',
}

const NUMBER_TAKEN = 'Nomor WhatsApp sudah digunakan akun lain.'

/** The eight fields that `editType` names, with the limits of docs/product.md, Profile. */
const edits = {
  avatar: ({ user }, value, state) => {
    const [, type, data] = /^data:(image\/[\w.+-]+);base64,(.+)$/s.exec(value) ?? []
    if (!type || !data) return 'Foto harus berupa gambar.'
    const file = `unggahan-${randomUUID()}`
    state.uploads.set(file, { type, bytes: Buffer.from(data, 'base64') })
    user.avatar = `${state.base}/assets/avatars/${file}`
    return null
  },
  fullname: ({ user }, value) => {
    if (!value.trim()) return 'Nama wajib diisi.'
    if (Array.from(value).length > 30) return 'Nama maksimal 30 karakter.'
    user.nama = value.trim()
    return null
  },
  whatsapp: (account, value, state) => {
    const number = barePhone(value)
    if (!/^\d{8,14}$/.test(number)) return 'Nomor WhatsApp tidak valid.'
    const owner = state.accounts.find(number)
    if (owner && owner !== account) return NUMBER_TAKEN
    account.user.whatsapp = number
    return null
  },
  email: ({ user }, value) => {
    if (!EMAIL.test(value)) return 'Email tidak valid'
    user.email = value
    return null
  },
  birthdate: ({ user }, value) => {
    const date = new Date(`${value}T00:00:00Z`)
    if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value)
      return 'Tanggal lahir tidak valid.'
    user.tgl_lahir = value
    return null
  },
  address: ({ user }, value) => {
    if (!value.trim()) return 'Alamat wajib diisi.'
    if (Array.from(value).length > 50) return 'Alamat maksimal 50 karakter.'
    user.alamat = value.trim()
    return null
  },
  gender: ({ user }, value) => {
    const gender = genders.find((known) => known === value)
    if (!gender) return 'Jenis kelamin tidak dikenal.'
    user.kelamin = gender
    return null
  },
  greeting: ({ user }, value) => {
    const greeting = greetings.find((known) => known === value)
    if (!greeting) return 'Sapaan tidak dikenal.'
    user.sapaan = greeting
    return null
  },
} satisfies Record<string, Edit>

export const userHandlers: ControllerHandlers<'user'> = {
  ...inboxHandlers,

  '/user/get_user': (call) => ok(signedIn(call).user, 'Berhasil mengambil data pengguna.'),

  '/user/export': (call) =>
    ok(exportOf(signedIn(call), call.state), 'Berhasil menyalin data akun.'),

  '/user/edit_profile': (call) => {
    const { editType, editValue, token } = call.form
    const account = signedIn(call)
    const purpose = purposes[editType]
    const { oneTimeCodes } = call.state
    if (
      token !== undefined &&
      purpose &&
      !oneTimeCodes.accepts(token, account.user.whatsapp, purpose, call.state.now())
    )
      return fail(422, TOKEN_REFUSED)
    const refused = edits[editType](account, editValue, call.state)
    if (refused === NUMBER_TAKEN) return fail(409, refused)
    if (refused) return fail(422, refused)
    if (purpose) oneTimeCodes.redeem(token)
    return ok(null, 'Data berhasil disimpan.')
  },

  '/user/send_otp': (call) => {
    const { user } = signedIn(call)
    call.state.accounts.recordOtp({
      phone: user.whatsapp,
      code: call.form.codeOTP,
      time: call.state.nowWib(),
      operation: '/user/send_otp',
    })
    return ok(null, 'Kode OTP telah dikirim.')
  },
}
