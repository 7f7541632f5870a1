import { beforeEach, describe, expect, it } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { decodeHijri, rememberHijri, storedHijri } from './hijri'
import {
  decodeSchedule,
  nearestSchedule,
  rememberSchedule,
  type StoredSchedule,
  storedSchedule,
  zoneOfCity,
} from './schedule'
const entries = new Map<string, string>()
const memory = memoryStore(entries)
beforeEach(() => {
  entries.clear()
})

const times = {
  subuh: '04:06',
  dzuhur: '11:38',
  ashar: '15:00',
  maghrib: '17:52',
  isya: '19:05',
}
const day = (cityId: string, date: string, daerah = 'JAWA BARAT'): StoredSchedule => ({
  cityId,
  daerah,
  jadwal: { ...times, date },
})

describe('an answer of the schedule service', () => {
  const answer = {
    id: 1219,
    lokasi: 'KOTA BANDUNG',
    daerah: 'JAWA BARAT',
    jadwal: {
      tanggal: 'Sabtu, 21/11/2026',
      imsak: '03:56',
      terbit: '05:22',
      dhuha: '05:50',
      ...times,
      date: '2026-11-21',
    },
  }

  it('is read without imsak, terbit, dhuha, tanggal', () => {
    expect(decodeSchedule(answer, '1219', '2026-11-21')).toEqual(day('1219', '2026-11-21'))
  })

  it.each([
    ['4:06', '04:06'],
    ['04:06:00', '04:06'],
    [' 04:06 ', '04:06'],
  ])('is read where Subuh is at %s, and Imsak at no time', (subuh, read) => {
    const jadwal = { ...answer.jadwal, subuh, imsak: '-', terbit: undefined }
    expect(decodeSchedule({ ...answer, jadwal }, '1219', '2026-11-21').jadwal.subuh).toBe(read)
  })

  it.each([
    ['nothing', null],
    ['no day', { ...answer, jadwal: undefined }],
    ['no province', { ...answer, daerah: '' }],
    ['a shalat missing', { ...answer, jadwal: { ...answer.jadwal, isya: undefined } }],
    ['a time of 25 hours', { ...answer, jadwal: { ...answer.jadwal, subuh: '25:06' } }],
    ['an impossible time', { ...answer, jadwal: { ...answer.jadwal, subuh: '24:06' } }],
    ['a time of another form', { ...answer, jadwal: { ...answer.jadwal, subuh: '4.06' } }],
  ])('is refused with %s', (_what, data) => {
    expect(() => decodeSchedule(data, '1219', '2026-11-21')).toThrow(/expected/)
  })
})

describe('the stored schedules', () => {
  it('are of one city and one day', () => {
    rememberSchedule(day('1219', '2026-11-21'), memory)
    rememberSchedule(day('3329', '2026-11-21', 'PAPUA'), memory)
    expect(storedSchedule('3329', '2026-11-21', memory)).toEqual({
      zone: { name: 'WIT', offset: 9 },
      times: {
        subuh: Date.parse('2026-11-21T04:06:00+09:00'),
        dzuhur: Date.parse('2026-11-21T11:38:00+09:00'),
        ashar: Date.parse('2026-11-21T15:00:00+09:00'),
        maghrib: Date.parse('2026-11-21T17:52:00+09:00'),
        isya: Date.parse('2026-11-21T19:05:00+09:00'),
      },
    })
    expect(storedSchedule('3329', '2026-11-22', memory)).toBeNull()
  })

  it('are the last eight, each once', () => {
    for (let number = 10; number <= 20; number += 1) {
      rememberSchedule(day('1219', `2026-11-${number}`), memory)
      rememberSchedule(day('1219', `2026-11-${number}`), memory)
    }
    expect(storedSchedule('1219', '2026-11-12', memory)).toBeNull()
    expect(storedSchedule('1219', '2026-11-13', memory)).not.toBeNull()
  })

  it('serve for days near by: the nearest, and none too far', () => {
    rememberSchedule(day('1219', '2026-12-30'), memory)
    rememberSchedule(day('1219', '2026-12-28'), memory)
    expect(nearestSchedule('1219', '2027-01-01', 2, memory)?.jadwal.date).toBe('2026-12-30')
    expect(nearestSchedule('1219', '2026-12-27', 2, memory)?.jadwal.date).toBe('2026-12-28')
    expect(nearestSchedule('1219', '2027-01-02', 2, memory)).toBeNull()
    expect(nearestSchedule('1301', '2026-12-30', 2, memory)).toBeNull()
  })

  it('tell a city’s zone, which is guessed without', () => {
    expect(zoneOfCity('2622', memory).name).toBe('WITA')
    rememberSchedule(day('0101', '2026-11-21', 'SULAWESI SELATAN'), memory)
    expect(zoneOfCity('0101', memory).name).toBe('WITA')
    expect(zoneOfCity('0102', memory).name).toBe('WIB')
  })

  it.each(['{', '{}', '[1]', '[{"cityId":"1219","daerah":"X","jadwal":{"date":"2026-11-21"}}]'])(
    'are not trusted: %s',
    (text) => {
      entries.set('jm-jadwal', text)
      expect(storedSchedule('1219', '2026-11-21', memory)).toBeNull()
      rememberSchedule(day('1219', '2026-11-21'), memory)
      expect(storedSchedule('1219', '2026-11-21', memory)).not.toBeNull()
    },
  )
})

describe('the Hijri date', () => {
  it('is the first two texts, joined', () => {
    const date = ['Sabtu', '10 Jumadil Akhir 1448 H', '21-11-2026']
    expect(decodeHijri({ status: true, data: { date } }, '2026-11-21')).toBe(
      'Sabtu, 10 Jumadil Akhir 1448 H',
    )
  })

  // Half an hour past midnight in Jayapura the service, in Jakarta, is still at the day before.
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', false],
    // No zone is that far off.
    ['2026-11-23', true],
  ])('told on 21 November it is shown on %s: %s', (wanted, shown) => {
    const body = { data: { date: ['Sabtu', '10 Jumadil Akhir 1448 H', '21-11-2026'] } }
    expect(decodeHijri(body, wanted) !== null).toBe(shown)
  })

  it.each([[undefined], ['2026'], [7]])('needs no day to be shown: %j', (told) => {
    const body = { data: { date: ['Sabtu', '10 Jumadil Akhir 1448 H', told] } }
    expect(decodeHijri(body, '2026-11-21')).not.toBeNull()
  })

  it.each([[null], [{}], [{ data: {} }], [{ data: { date: ['Sabtu'] } }]])(
    'is refused from %j',
    (body) => {
      expect(() => decodeHijri(body, '2026-11-21')).toThrow(/expected/)
    },
  )

  it('is kept for its day and its adjustment', () => {
    rememberHijri('2026-11-21', -1, 'Sabtu, 10 Jumadil Akhir 1448 H', memory)
    expect(storedHijri('2026-11-21', -1, memory)).toBe('Sabtu, 10 Jumadil Akhir 1448 H')
    expect(storedHijri('2026-11-22', -1, memory)).toBeNull()
    expect(storedHijri('2026-11-21', 0, memory)).toBeNull()
  })
})
