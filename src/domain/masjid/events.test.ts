import { describe, expect, it } from 'vitest'
import { lesson } from './event-for-tests'
import {
  agendaOf,
  choicesOf,
  eventText,
  fridayFrom,
  type MasjidEvent,
  nearness,
  nextServed,
  servedText,
  timeText,
} from './events'
const at = (text: string) => new Date(`${text}:00+07:00`)

const event = (change: Partial<MasjidEvent>): MasjidEvent => ({ ...lesson, ...change })

it.each([
  ['2026-11-23', '2026-11-27'],
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-12-04'],
  ['2026-12-31', '2027-01-01'],
])('the Friday from %s on is %s', (day, friday) => {
  expect(fridayFrom(day)).toBe(friday)
})

describe('agendaOf', () => {
  const events = [
    event({ id: 'far', day: '2026-12-13' }),
    event({ id: 'later', day: '2026-11-27', startsAt: at('2026-11-27T16:00') }),
    event({ id: 'unknown', day: '2026-11-27', kind: 'Sosial' }),
    event({
      id: 'friday',
      day: '2026-11-27',
      startsAt: at('2026-11-27T11:40'),
      endsAt: at('2026-11-27T12:30'),
    }),
    event({ id: 'past', day: '2026-11-22' }),
    event({ id: 'today', day: '2026-11-23', kind: 'Tahsin' }),
    event({ id: 'next', day: '2026-12-04' }),
  ]
  const ids = (kind: string | null, now = '2026-11-23T00:00') => {
    const { today, friday, days } = agendaOf(events, at(now).getTime(), {
      kind,
      audience: null,
    })
    const of = (day: { events: readonly MasjidEvent[] } | null) =>
      day?.events.map(({ id }) => id) ?? null
    return { today: of(today), friday: of(friday), days: days.map(of) }
  }

  it('puts today first, the coming Friday apart, and the rest by day', () => {
    expect(ids(null)).toEqual({
      today: ['today'],
      friday: ['friday', 'later', 'unknown'],
      days: [['next'], ['far']],
    })
  })

  it.each([
    ['2026-11-27T11:39', ['friday', 'later', 'unknown']],
    ['2026-11-27T12:29', ['friday', 'later', 'unknown']],
    ['2026-11-27T12:30', ['later', 'unknown']],
    // Those without an end last until their day does.
    ['2026-11-27T23:59', ['later', 'unknown']],
  ])('at %s has what isn’t over', (now, friday) => {
    expect(ids(null, now)).toMatchObject({ today: null, friday })
  })

  it('has one kind only, where one is chosen', () => {
    expect(ids('Sosial')).toEqual({ today: null, friday: ['unknown'], days: [] })
    expect(ids('Tahsin')).toEqual({ today: ['today'], friday: null, days: [] })
  })

  it('leaves a later Friday among the days', () => {
    expect(ids(null, '2026-11-28T08:00')).toEqual({
      today: null,
      friday: ['next'],
      days: [['far']],
    })
    expect(ids(null, '2026-12-05T08:00')).toEqual({ today: null, friday: null, days: [['far']] })
  })

  it('knows the kinds of what is still to come', () => {
    expect(choicesOf(events, at('2026-11-23T08:00').getTime())).toEqual({
      kinds: ['Kajian', 'Sosial', 'Tahsin'],
      audiences: ['umum'],
    })
    expect(choicesOf(events, at('2026-11-28T08:00').getTime()).kinds).toEqual(['Kajian'])
  })
})

it.each<[Partial<MasjidEvent>, string]>([
  [
    { startsAt: at('2026-11-27T11:40'), endsAt: at('2026-11-27T12:30'), timeInWords: 'x' },
    '11.40–12.30 WIB',
  ],
  [{ startsAt: at('2026-11-27T04:05') }, '04.05 WIB'],
  [{ timeInWords: 'Ba’da Isya' }, 'Ba’da Isya'],
  [{}, 'Waktu belum ditentukan'],
])('%o is at %s', (change, text) => {
  expect(timeText(event(change))).toBe(text)
})

it.each([
  ['2026-11-30', '2026-11-30', 'Hari ini'],
  ['2026-12-01', '2026-11-30', 'Besok'],
  ['2026-12-02', '2026-11-30', null],
  ['2026-12-04', '2026-11-30', 'Jumat ini'],
  ['2026-12-11', '2026-11-30', null],
  ['2026-12-04', '2026-12-03', 'Besok'],
  ['2026-12-04', '2026-12-04', 'Hari ini'],
  ['2026-12-11', '2026-12-05', 'Jumat depan'],
  ['2026-12-11', '2026-12-06', 'Jumat depan'],
  ['2026-12-11', '2026-12-07', 'Jumat ini'],
])('%s, seen on %s, is %s', (day, today, text) => {
  expect(nearness(day, today)).toBe(text)
})

it('has the Friday prayer first on its day, and one audience where it is chosen', () => {
  const day = '2026-11-27'
  const events = [
    event({ id: 'early', day, startsAt: at('2026-11-27T05:00'), audience: 'anak' }),
    event({ id: 'jumat', day, startsAt: at('2026-11-27T11:40'), category: 'jumat' }),
  ]
  const now = at('2026-11-26T08:00').getTime()
  const ids = (audience: 'anak' | null) =>
    agendaOf(events, now, { kind: null, audience }).friday?.events.map(({ id }) => id)
  expect(ids(null)).toEqual(['jumat', 'early'])
  expect(ids('anak')).toEqual(['early'])
  expect(choicesOf(events, now).audiences).toEqual(['umum', 'anak'])
})

it('is told with who serves and where it can be followed', () => {
  const jumat = event({
    ...{ title: 'Khutbah Jumat', day: '2026-11-27', startsAt: at('2026-11-27T11:40') },
    officers: [
      { office: 'khatib', name: 'KH. Abdul Karim' },
      { office: 'bilal', name: 'H. Sulaiman' },
    ],
    broadcastUrl: 'https://siaran.example/jumat',
  })
  expect(eventText(jumat, 'Masjid Al-Hikmah', 'https://masjid.example/')).toBe(
    `Khutbah Jumat
Masjid Al-Hikmah
Jumat, 27 November 2026, 11.40 WIB
Khatib: KH. Abdul Karim
Bilal: H. Sulaiman
Siaran langsung: https://siaran.example/jumat
https://masjid.example/`,
  )
})

it('knows who serves next, or which lesson comes', () => {
  const jumat = event({ day: '2026-11-27', officers: [{ office: 'khatib', name: 'KH. Karim' }] })
  const lesson = event({ day: '2026-11-26', category: 'kajian', speaker: 'Ustadz Hilman' })
  const others = [
    event({ day: '2026-11-25' }),
    event({ day: '2026-11-25', category: 'kajian', isCancelled: true }),
  ]
  const now = at('2026-11-25T08:00').getTime()
  const told = (...events: MasjidEvent[]) => {
    const next = nextServed([...others, ...events], now)
    return next && servedText(next, '2026-11-25')
  }
  expect(told()).toBeNull()
  expect(told(jumat)).toBe('Jumat ini: khatib KH. Karim')
  expect(told(jumat, lesson)).toBe('Besok: Kajian Subuh, Waktu belum ditentukan, Ustadz Hilman')
})
