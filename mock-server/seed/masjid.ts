import { after, DAY_MS, endOfWibDay, HOUR_MS, wib } from './clock'
import { type MasjidPlace, masjidPlaces } from './masjid-places'
import { makeRandom } from './random'
import { slugify } from './slug'
import type { SeedMasjid } from './types'

/** What a mosque's collection box pays for; each mosque takes two, so that no two texts are alike. */
const uses = [
  'listrik dan air wudhu yang menyala sejak sebelum Subuh',
  'bisyarah imam, muadzin, dan marbot yang menjaga masjid setiap hari',
  'kitab, alat tulis, dan honor guru taman pendidikan Al-Qur’an',
  'perawatan karpet, mukena, dan sarung agar selalu bersih dan wangi',
  'sembako bulanan bagi jamaah lansia dan keluarga yatim di sekitar masjid',
  'perbaikan kecil yang tak bisa menunggu: atap bocor, keran rusak, lampu padam',
] as const

const openings = [
  'Sedikit demi sedikit, lama-lama menjadi masjid yang mandiri.',
  'Kencleng ini dulu berkeliling dari saf ke saf; kini bisa sampai ke tangan Anda di mana pun berada.',
  'Infaq kecil yang rutin lebih menenangkan daripada bantuan besar yang datang sekali.',
  'Masjid yang terawat adalah masjid yang dirindukan.',
] as const

const closings = [
  'Laporan kencleng diumumkan setiap Jumat sebelum khutbah dan ditempel di papan pengumuman masjid.',
  'Takmir mencatat setiap rupiah dan membacakannya di hadapan jamaah setiap akhir bulan.',
  'Semoga setiap sujud di masjid ini menjadi pahala yang terus mengalir bagi Anda dan keluarga.',
] as const

function describe(place: MasjidPlace): string {
  const random = makeRandom(place.name)
  const [first, second] = random.shuffle(uses)
  return [
    `<p>${random.pick(openings)}</p>`,
    `<p><strong>${place.name}</strong> beralamat di ${place.alamat}. ${place.story}</p>`,
    '<h3>Untuk apa kencleng ini?</h3>',
    `<ul><li>${first};</li><li>${second};</li><li>dana cadangan untuk keadaan darurat jamaah.</li></ul>`,
    `<p>${random.pick(closings)}</p>`,
  ].join('')
}

/** Most boxes have no end; these few have a deadline, an ended one and goals, so that lists show each case. */
function terms(id: number, now: Date): Pick<SeedMasjid, 'target' | 'all_time' | 'batas_tanggal'> {
  if (id === 2) {
    return { target: 60_000_000, all_time: 'N', batas_tanggal: wib(endOfWibDay(now, 20)) }
  }
  if (id === 5)
    return { target: 25_000_000, all_time: 'N', batas_tanggal: wib(endOfWibDay(now, -1)) }
  if (id % 3 === 0)
    return { target: 15_000_000 + id * 2_500_000, all_time: 'Y', batas_tanggal: null }
  return { target: id % 2 === 0 ? null : 0, all_time: 'Y', batas_tanggal: null }
}

/**
 * The 40 mosques with a collection box, over the three time zones.
 * @param now start of the stand-in: every date is relative to it
 */
export function makeMasjid(now: Date): SeedMasjid[] {
  return masjidPlaces.map((place, index) => {
    const id = index + 1
    const [latitude, longitude] = place.at ?? [null, null]
    return {
      id,
      id_masjid: 3100 + id * 7,
      slug: slugify(place.name),
      header: place.name,
      flyer: place.flyer,
      alamat: place.alamat,
      latitude,
      longitude,
      type: 'kencleng-masjid',
      ...terms(id, now),
      created_date: wib(after(now, -(120 + id * 11) * DAY_MS - (id % 9) * HOUR_MS)),
      tentang: describe(place),
    }
  })
}
