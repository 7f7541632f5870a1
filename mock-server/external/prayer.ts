import { DAY_MS } from '../seed/clock'
import type { State } from '../state/state'
import { cities } from './places'

type City = (typeof cities)[number]
import type { ServiceAnswer, ServiceCall } from './service'
import { prayerTimes } from './sun'

const HIJRI_MONTHS = [
  'Muharam',
  'Safar',
  'Rabiul Awal',
  'Rabiul Akhir',
  'Jumadil Awal',
  'Jumadil Akhir',
  'Rajab',
  'Syakban',
  'Ramadan',
  'Syawal',
  'Zulkaidah',
  'Zulhijah',
] as const

/** Held: a test that runs the app in the same process takes its `Intl` away. */
const { DateTimeFormat } = Intl

const dayName = (date: Date, timeZone = 'UTC') =>
  new DateTimeFormat('id-ID', { weekday: 'long', timeZone }).format(date)

/** `10 Jumadil Akhir 1448 H` of a moment in Jakarta, by the Umm al-Qura calendar. */
export function hijriDate(date: Date): string {
  const parts = new DateTimeFormat('en-u-ca-islamic-umalqura', {
    timeZone: 'Asia/Jakarta',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value)
  return `${part('day')} ${HIJRI_MONTHS[part('month') - 1] ?? ''} ${part('year')} H`
}

/** The calendar and schedule service, for the cities of the stand-in's gazetteer. */
export function prayerAnswer(
  { operation, parameters, query }: ServiceCall,
  state: State,
): ServiceAnswer {
  if (operation.path === '/v2/cal/hijr/') {
    const adj = Number(query['adj'] ?? 0)
    const now = state.now()
    const [year, month, day] = state.nowWib().slice(0, 10).split('-')
    return {
      status: 200,
      body: {
        status: true,
        request: { path: '/cal/hijr', adj },
        data: {
          date: [
            dayName(now, 'Asia/Jakarta'),
            hijriDate(new Date(now.getTime() + adj * DAY_MS)),
            `${day}-${month}-${year}`,
          ],
        },
      },
    }
  }
  if (operation.path === '/v2/sholat/kota/cari/{keyword}') {
    const keyword = parameters['keyword'] ?? ''
    const found = cities.filter(({ lokasi }) => lokasi.includes(keyword.toUpperCase()))
    return {
      status: 200,
      body: {
        status: true,
        request: { path: `/sholat/kota/cari/${keyword}`, keyword },
        data: found.map(({ id, lokasi }) => ({ id, lokasi })),
      },
    }
  }
  return schedule(parameters)
}

/** A day, or all days of a month where none is named. */
function schedule({ id, year, month, day }: ServiceCall['parameters']): ServiceAnswer {
  const path = ['/sholat/jadwal', id, year, month, day].filter((part) => part !== undefined)
  const request = { path: path.join('/') }
  const city = cities.find((candidate) => candidate.id === id)
  const first = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`)
  if (!city || Number.isNaN(first.getTime()))
    return { status: 400, body: { status: false, request, message: 'Data not found' } }
  const { lokasi, daerah } = city
  const jadwal =
    day === undefined ? monthFrom(first).map((date) => dayOf(date, city)) : dayOf(first, city)
  return {
    status: 200,
    body: { status: true, request, data: { id: Number(id), lokasi, daerah, jadwal } },
  }
}

function monthFrom(first: Date): Date[] {
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return Array.from({ length }, (_, index) => new Date(first.getTime() + index * DAY_MS))
}

function dayOf(date: Date, city: City) {
  const text = date.toISOString().slice(0, 10)
  return {
    tanggal: `${dayName(date)}, ${text.split('-').reverse().join('/')}`,
    ...prayerTimes(date, city),
    date: text,
  }
}
