import { describe, expect, test } from 'vitest'
import { profileEdits } from '@/lib/address/paths'
import { editFields } from './edit-fields'

const REQUIRED = 'Mohon diisi terlebih dahulu'

const cases = {
  fullname: [
    ['', REQUIRED],
    ['   ', REQUIRED],
    ['\u200b\u200b', REQUIRED],
    ['A', null],
    ['a'.repeat(30), null],
    [` ${'a'.repeat(30)} `, null],
    ['a'.repeat(31), 'Maksimal 30 karakter'],
  ],
  address: [
    ['', REQUIRED],
    ['\n ', REQUIRED],
    ['\u3164', REQUIRED],
    ['a'.repeat(50), null],
    ['a'.repeat(51), 'Maksimal 50 karakter'],
  ],
  email: [
    ['', REQUIRED],
    ['siti', 'Email tidak valid'],
    ['@surat.id', 'Email tidak valid'],
    ['siti@@surat.id', 'Email tidak valid'],
    ['siti@surat.id', null],
    [' siti.r+infaq@mail.surat.co.id ', null],
    ['\u202asiti@surat.id\u202c', null],
  ],
  phone: [
    ['', REQUIRED],
    ['+62', REQUIRED],
    ['nomor saya', 'Nomor WhatsApp harus berupa angka'],
    ['8123456789a', 'Nomor WhatsApp harus berupa angka'],
    ['812345678 ext 12', 'Ada lebih dari satu nomor. Tulis satu saja.'],
    ['8123456', 'Nomor Whatsapp diisi minimal 10 digit'],
    ['0812345678', null],
    ['+60 12-345 6789', 'Nomor WhatsApp harus nomor ponsel Indonesia'],
    ['8'.repeat(13), null],
    ['8'.repeat(14), 'Nomor WhatsApp diisi maksimal 14 digit'],
  ],
  birthdate: [
    ['', REQUIRED],
    ['2001-02-29', REQUIRED],
    ['17 April 1992', REQUIRED],
    ['2000-02-29', null],
  ],
  gender: [
    ['', REQUIRED],
    ['L', REQUIRED],
    ['Laki-laki', null],
    ['Perempuan', null],
  ],
  nickName: [
    ['', REQUIRED],
    ['Kakak', REQUIRED],
    ...['Ayah', 'Bunda', 'Bapak', 'Ibu', 'Mas', 'Mbak'].map(
      (greeting) => [greeting, null] as const,
    ),
  ],
} satisfies Record<keyof typeof editFields, (readonly [string, string | null])[]>

describe.each(profileEdits)('%s', (name) => {
  test.each(cases[name])('%j: %j', (value, problem) => {
    expect(editFields[name].problem(value)).toBe(problem)
  })
})

test.each([
  ['phone', '+62 0812-3456-7890', '81234567890'],
  ['fullname', '  Siti  ', 'Siti'],
  ['fullname', '\u202eJose\u0301\u200b', 'José'],
  ['address', 'Jl. Mawar\u2028No. 8', 'Jl. Mawar No. 8'],
  ['email', ' siti@surat.id ', 'siti@surat.id'],
] as const)('%s sends %j as %j', (name, typed, sent) => {
  expect(editFields[name].clean(typed)).toBe(sent)
})

test('each has its name on the wire', () => {
  expect(profileEdits.map((name) => editFields[name].editType)).toEqual([
    'fullname',
    'whatsapp',
    'email',
    'birthdate',
    'address',
    'gender',
    'greeting',
  ])
})

test('what was saved is what the form starts from next time', () => {
  const nobody = {
    name: '',
    phone: '',
    email: null,
    avatarUrl: null,
    birthdate: null,
    address: null,
    gender: null,
    greeting: null,
    joinedAt: null,
  }
  for (const name of profileEdits) {
    const { apply, current } = editFields[name]
    expect(current(nobody)).toBe('')
    expect(current(apply(nobody, 'baru'))).toBe('baru')
  }
})
