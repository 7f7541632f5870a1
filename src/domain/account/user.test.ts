import { describe, expect, test } from 'vitest'
import { only } from '@/api/decode'
import { toReferralCode, toUser } from './user'

const wire = {
  nama: 'Siti Rahmawati',
  whatsapp: '81234567890',
  email: 'siti@surat.id',
  avatar: 'https://gambar.example/siti.webp',
  tgl_lahir: '1994-04-21',
  alamat: 'Jl. Kenanga No. 8',
  kelamin: 'Perempuan',
  sapaan: 'Ibu',
  created_date: '2026-01-15 13:20:00',
}

type WireUser = NonNullable<Parameters<typeof toUser>[0]>

/** A backend may send anything. */
function sent(value: object): WireUser {
  const isWire = (anything: object): anything is WireUser => anything === value
  if (!isWire(value)) throw new Error()
  return value
}

describe('toUser', () => {
  test('reads the whole profile', () => {
    expect(toUser(sent(wire))).toEqual({
      name: 'Siti Rahmawati',
      phone: '81234567890',
      email: 'siti@surat.id',
      avatarUrl: 'https://gambar.example/siti.webp',
      birthdate: '1994-04-21',
      address: 'Jl. Kenanga No. 8',
      gender: 'Perempuan',
      greeting: 'Ibu',
      joinedAt: new Date('2026-01-15T06:20:00Z'),
    })
  })

  test.each([null, {}, { nama: ' ', whatsapp: null }])('%j is nobody', (value) => {
    expect(toUser(value && sent(value))).toBeNull()
  })

  test.each([
    ['avatar', 'avatarUrl', 'javascript:alert(1)', null],
    ['avatar', 'avatarUrl', 'data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['tgl_lahir', 'birthdate', '0000-00-00', null],
    ['tgl_lahir', 'birthdate', '21/04/1994', null],
    // A database's midnight: without a zone, in Greenwich, in Jakarta, in Jakarta before 1964 (UTC+7:30).
    ['tgl_lahir', 'birthdate', '1994-04-21 00:00:00', '1994-04-21'],
    ['tgl_lahir', 'birthdate', '1994-04-21T00:00:00.000000Z', '1994-04-21'],
    ['tgl_lahir', 'birthdate', '1994-04-20T17:00:00.000000Z', '1994-04-21'],
    ['tgl_lahir', 'birthdate', '1955-04-16T16:30:00.000000Z', '1955-04-17'],
    ['created_date', 'joinedAt', '2026-01-15T06:20:00.000000Z', new Date('2026-01-15T06:20:00Z')],
    ['created_date', 'joinedAt', '', null],
    ['email', 'email', '', null],
    ['kelamin', 'gender', undefined, null],
    ['whatsapp', 'phone', '+62 812-3456-7890', '81234567890'],
  ])('reads %s as %s: %j → %j', (field, property, value, expected) => {
    expect(toUser(sent({ ...wire, [field]: value }))).toHaveProperty(property, expected)
  })
})

describe('toReferralCode', () => {
  const read = only(toReferralCode)
  const isWire = (answer: object): answer is Parameters<typeof read>[0] => 'data' in answer

  test.each([
    [{ kode_ref: 'SITI7Q2' }, 'SITI7Q2'],
    [[{ kode_ref: 'SITI7Q2' }], 'SITI7Q2'],
    [null, null],
    [[], null],
    [{ kode_ref: '' }, null],
    [{ kode_ref: null }, null],
  ])('%j → %j', (value, code) => {
    const answer = { data: value }
    expect(isWire(answer) && read(answer)).toBe(code)
  })
})
