import { expect, it, vi } from 'vitest'
import { type Authority, ramadanOf } from '@/domain/prayer-times/hijri-calendar'
import { hijriNote, isContested, otherDayNote, ramadanNote } from './hijri-notes'

/** 1448 and 1449 by each their own, 1450 and 1451 together; announced from 1449 on, but for 1450. */
vi.mock('@content/awal-bulan-hijriah.json', () => {
  const together = {
    '1450-09': '2029-01-16',
    '1450-10': '2029-02-15',
    '1451-09': '2030-01-05',
    '1451-10': '2030-02-04',
  }
  return {
    default: {
      pemerintah: {
        kriteria: 'MABIMS',
        penetapan: 'hasil sidang isbat',
        awal: {
          '1448-08': '2027-01-09',
          '1448-09': '2027-02-08',
          '1448-10': '2027-03-10',
          '1448-11': '2027-04-08',
          '1449-09': '2028-01-28',
          '1449-10': '2028-02-27',
          ...together,
        },
        ditetapkan: {
          '1449-09': 'isbat 27 Januari 2028',
          '1449-10': 'isbat 26 Februari 2028',
          '1449-12': 'isbat 25 April 2028',
          '1451-09': 'isbat',
          '1451-10': 'isbat',
        },
      },
      muhammadiyah: {
        kriteria: 'KHGT',
        penetapan: 'maklumat Muhammadiyah',
        awal: {
          '1448-09': '2027-02-08',
          '1448-10': '2027-03-09',
          '1449-09': '2028-01-28',
          '1449-10': '2028-02-26',
          ...together,
        },
        ditetapkan: {
          '1449-09': 'maklumat 1/2027',
          '1451-09': 'maklumat',
          '1451-10': 'maklumat',
        },
      },
    },
  }
})

it.each<[string, Authority, boolean, string]>([
  [
    '1448',
    'pemerintah',
    true,
    'Menurut pemerintah: 1 Ramadan Senin, 8 Februari 2027 (perkiraan); 1 Syawal Rabu, 10 Maret 2027 (perkiraan). Perkiraan memakai kriteria MABIMS; yang berlaku hasil sidang isbat.',
  ],
  [
    '1448',
    'muhammadiyah',
    true,
    'Menurut Muhammadiyah: 1 Ramadan Senin, 8 Februari 2027 (perkiraan); 1 Syawal Selasa, 9 Maret 2027 (perkiraan). Perkiraan memakai kriteria KHGT; yang berlaku maklumat Muhammadiyah.',
  ],
  [
    '1449',
    'pemerintah',
    true,
    'Menurut pemerintah: 1 Ramadan Jumat, 28 Januari 2028 (isbat 27 Januari 2028); 1 Syawal Minggu, 27 Februari 2028 (isbat 26 Februari 2028).',
  ],
  [
    '1449',
    'muhammadiyah',
    true,
    'Menurut Muhammadiyah: 1 Ramadan Jumat, 28 Januari 2028 (maklumat 1/2027); 1 Syawal Sabtu, 26 Februari 2028 (perkiraan). Perkiraan memakai kriteria KHGT; yang berlaku maklumat Muhammadiyah.',
  ],
  [
    '1450',
    'muhammadiyah',
    false,
    'Menurut pemerintah dan Muhammadiyah: 1 Ramadan Selasa, 16 Januari 2029 (perkiraan); 1 Syawal Kamis, 15 Februari 2029 (perkiraan). Perkiraan memakai kriteria MABIMS dan KHGT; yang berlaku hasil sidang isbat dan maklumat Muhammadiyah.',
  ],
  [
    '1451',
    'pemerintah',
    false,
    'Menurut pemerintah dan Muhammadiyah: 1 Ramadan Sabtu, 5 Januari 2030 (isbat dan maklumat); 1 Syawal Senin, 4 Februari 2030 (isbat dan maklumat).',
  ],
])('Ramadan %s by %s', (year, authority, contested, note) => {
  const ramadan = ramadanOf(year, authority)
  if (!ramadan) throw new Error('there is none')
  expect(isContested(ramadan, authority)).toBe(contested)
  expect(ramadanNote(ramadan, authority).replaceAll('\u00a0', ' ')).toBe(note)
})

it.each<[Authority, string[], string]>([
  ['pemerintah', ['1448-06', '1448-07'], 'Tanggal Hijriah adalah perkiraan.'],
  [
    'pemerintah',
    ['1448-08', '1448-09'],
    'Tanggal Hijriah adalah perkiraan. Awal Ramadan menurut pemerintah; yang berlaku hasil sidang isbat.',
  ],
  [
    'muhammadiyah',
    ['1448-09', '1448-10'],
    'Tanggal Hijriah adalah perkiraan. Awal Ramadan dan Syawal menurut Muhammadiyah; yang berlaku maklumat Muhammadiyah.',
  ],
  ['pemerintah', ['1449-09', '1449-10'], 'Awal Ramadan dan Syawal menurut pemerintah.'],
  // Zulhijah is the government's, whoever's Ramadan it is.
  ['muhammadiyah', ['1449-12'], ''],
  ['muhammadiyah', [], ''],
])('by %s, %j: %s', (authority, months, note) => {
  expect(hijriNote(months, authority)).toBe(note)
})

it.each<[string, string, Authority, string]>([
  ['2027-02-07', '29 Syakban', 'pemerintah', ''],
  ['2027-02-08', '30 Syakban', 'pemerintah', '1 Ramadan menurut perkiraan kriteria pemerintah'],
  ['2027-02-09', '1 Ramadan', 'muhammadiyah', '2 Ramadan menurut perkiraan kriteria Muhammadiyah'],
  ['2027-02-09', '2 Ramadan', 'pemerintah', ''],
  ['2027-02-07', '1 Ramadan', 'pemerintah', '30 Syakban menurut perkiraan kriteria pemerintah'],
  ['2027-03-09', '1 Syawal', 'pemerintah', '30 Ramadan menurut perkiraan kriteria pemerintah'],
  ['2028-01-28', '30 Syakban', 'pemerintah', '1 Ramadan menurut pemerintah'],
  // The government decides on all other months, and the operator moves the service's day for them.
  ['2027-01-09', '2 Syakban', 'pemerintah', ''],
])('on %s, told %s, by %s: %s', (date, told, authority, note) => {
  expect(otherDayNote(`Senin, ${told} 1448 H`, date, authority)).toBe(note)
})
