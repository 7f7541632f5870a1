import type { components } from '../../src/api/generated/backend'
import { DEFAULT_ASSET_URL } from './asset-url'
import { longWord } from './long'
import { makeRandom } from './random'
import type { SeedMasjid } from './types'

export type SeedProfile = components['schemas']['MosqueProfile']

/** The last mosques of the list, of which nobody has written anything down. */
const UNKNOWN_FROM_ID = 38

/** The mosque whose people, contacts and pictures are all known, for pictures of the screen and for the contract check. */
const FULL_ID = 1

const names = [
  'H. Ahmad Fauzan',
  'Ustadz Hilman Maulana',
  'Dra. Hj. Nurhayati',
  'Rizky Ramadhan',
  'KH. Abdul Karim',
  'Siti Aminah',
] as const

const offices = ['Ketua DKM', 'Imam besar', 'Bendahara', 'Ketua remaja masjid'] as const

const facilities = [
  'Parkir luas',
  'Tempat wudu lansia',
  'Perpustakaan',
  'Ruang laktasi',
  'Ambulans gratis',
  'Wi-Fi',
  'Kamar mandi difabel',
  'Aula serbaguna',
] as const

const none: SeedProfile = {
  deskripsi: null,
  pengurus: [],
  telepon: null,
  email: null,
  fasilitas: [],
  foto: [],
  id_simas: null,
  qris: null,
}

/**
 * Further views of a building, by its flyer's name; they are `photos/{building}-{view}.webp`. Of the other buildings
 * there is the flyer alone: pictures of one mosque never show another.
 */
const views: Readonly<Record<string, readonly string[]>> = {
  'masjid-01': ['kubah'],
  'masjid-02': ['dalam'],
  'masjid-03': ['serambi', 'dalam'],
  'masjid-04': ['atap'],
  'masjid-05': ['dalam'],
  'masjid-09': ['dermaga'],
  'masjid-11': ['pelataran', 'dalam', 'menara', 'wudhu'],
  'masjid-12': ['kebun'],
}

/** Last is the flyer, since a mosque's page already begins with it. */
function picturesOf(flyer: string, assetUrl: string): string[] {
  const building = flyer.replace('.webp', '')
  return [
    ...(views[building] ?? []).map((view) => `${assetUrl}/photos/${building}-${view}.webp`),
    `${assetUrl}/flyers/${flyer}`,
  ]
}

/** What stands on a mosque's own QRIS stickers. No bank knows these numbers. */
const qrisOf = (id: number, name: string) => ({
  nama_merchant: name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 -]/g, '')
    .slice(0, 25)
    .trim(),
  nmid: `ID1020304${String(id).padStart(6, '0')}`,
})

/** What is known of a mosque: less of some than of others, nothing of the last. */
export function profileOf({ id, slug, header, flyer }: SeedMasjid, assetUrl = DEFAULT_ASSET_URL) {
  if (slug === 'panjang') return longProfile(assetUrl)
  if (id >= UNKNOWN_FROM_ID) return none
  const random = makeRandom(`profile ${slug}`)
  const full = id === FULL_ID
  return {
    deskripsi: `<p><strong>${header}</strong> terbuka setiap hari dari sebelum Subuh sampai selepas Isya. Setiap pekan ada kajian untuk bapak-bapak, ibu-ibu, dan remaja.</p>`,
    pengurus: (full ? [...names] : random.shuffle(names))
      .slice(0, full ? 4 : random.int(1, 3))
      .map((nama, index) => ({
        nama,
        jabatan: offices[index] ?? null,
        foto: full && index === 0 ? `${assetUrl}/avatars/fauzan.webp` : null,
      })),
    telepon:
      full || id % 3 === 0 ? `${id % 2 === 0 ? '0812' : '021'}${3_900_000 + id * 137}` : null,
    email: full || id % 2 === 0 ? `dkm@${slug}.example` : null,
    fasilitas: random.shuffle(facilities).slice(0, full ? 5 : random.int(0, 4)),
    foto: picturesOf(flyer, assetUrl).slice(0, full ? 5 : id % 4),
    id_simas:
      full || id % 2 === 1 ? `01.4.13.71.${String(id).padStart(2, '0')}.000${100 + id}` : null,
    ...((full || id % 2 === 0) && {
      iqamah: { subuh: 15, dzuhur: 10, ashar: 10, maghrib: 5, isya: 10 },
    }),
    qris: full || id % 3 === 0 ? qrisOf(id, header) : null,
  } satisfies SeedProfile
}

function longProfile(assetUrl: string): SeedProfile {
  return {
    deskripsi: `<p>${longWord(400)}</p>`,
    pengurus: [{ nama: longWord(120), jabatan: longWord(80), foto: `${assetUrl}/tidak-ada.webp` }],
    telepon: '62123456789012',
    email: `${longWord(60)}@${longWord(60)}.example`.toLowerCase(),
    fasilitas: [longWord(120)],
    foto: [`${assetUrl}/tidak-ada.webp`],
    id_simas: longWord(60),
    iqamah: { subuh: 60, dzuhur: 0, ashar: 10, maghrib: 5, isya: 10 },
    qris: { nama_merchant: longWord(60), nmid: 'ID1020304999999' },
  }
}
