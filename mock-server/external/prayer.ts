import { DAY_MS } from '../seed/clock'
import type { State } from '../state/state'
import { cities } from './places'
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

const dayName = (date: Date, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone }).format(date)

/** `10 Jumadil Akhir 1448 H` of a moment in Jakarta, by the Umm al-Qura calendar. */
export function hijriDate(date: Date): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
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

function schedule({ id, year, month, day }: ServiceCall['parameters']): ServiceAnswer {
  const request = { path: `/sholat/jadwal/${id}/${year}/${month}/${day}` }
  const city = cities.find((candidate) => candidate.id === id)
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  if (!city || Number.isNaN(date.getTime()))
    return { status: 400, body: { status: false, request, message: 'Data not found' } }
  return {
    status: 200,
    body: {
      status: true,
      request,
      data: {
        id: Number(id),
        lokasi: city.lokasi,
        daerah: city.daerah,
        jadwal: {
          tanggal: `${dayName(date)}, ${day}/${month}/${year}`,
          ...prayerTimes(date, city),
          date: `${year}-${month}-${day}`,
        },
      },
    },
  }
}
