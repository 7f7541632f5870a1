import { expect, it } from 'vitest'
import { registerLink, registerSchema, registerText } from './MasjidRegisterPage'

const complete = {
  name: ' Masjid Al-Huda ',
  address: 'Jl. Melati No. 3, Kota Malang',
  contactName: 'H. Ahmad & Siti',
  contactPhone: '0812 3456 7890',
  note: '',
}

it('says what a mosque needs, without an empty line for what was not given', () => {
  expect(registerText(complete)).toBe(
    [
      'Assalamu’alaikum, saya ingin mendaftarkan masjid berikut.',
      '',
      'Nama masjid: Masjid Al-Huda',
      'Alamat: Jl. Melati No. 3, Kota Malang',
      'Pengurus: H. Ahmad & Siti',
      'Nomor WhatsApp: +62 81234567890',
    ].join('\n'),
  )
  expect(registerText({ ...complete, note: 'Jumat ramai' })).toMatch(/\nKeterangan: Jumat ramai$/)
})

it('goes to the organisation, whole', () => {
  const url = new URL(registerLink(complete))
  expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/6281200000000')
  expect(url.searchParams.get('text')).toBe(registerText(complete))
})

it.each([
  ['name', '', 'Mohon diisi terlebih dahulu'],
  ['name', '   ', 'Mohon diisi terlebih dahulu'],
  ['name', '\u200b', 'Mohon diisi terlebih dahulu'],
  ['name', 'a'.repeat(100), null],
  ['name', 'a'.repeat(101), 'Maksimal 100 karakter'],
  ['address', '', 'Mohon diisi terlebih dahulu'],
  ['contactName', 'a'.repeat(31), 'Maksimal 30 karakter'],
  ['contactPhone', '', 'Mohon diisi terlebih dahulu'],
  ['contactPhone', '0', 'Nomor Whatsapp diisi minimal 10 digit'],
  ['contactPhone', '081234567', 'Nomor Whatsapp diisi minimal 10 digit'],
  ['contactPhone', '0812345678', null],
  ['contactPhone', '08123456789', null],
  ['contactPhone', '8'.repeat(14), 'Nomor WhatsApp diisi maksimal 14 digit'],
  ['note', 'a'.repeat(501), 'Maksimal 500 karakter'],
])('%s "%s": %s', (field, value, message) => {
  const result = registerSchema.safeParse({ ...complete, [field]: value })
  expect(result.error?.issues.map((issue) => [issue.path[0], issue.message]) ?? []).toEqual(
    message === null ? [] : [[field, message]],
  )
})
