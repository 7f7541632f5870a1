import type { State } from '../state/state'
import type { ServiceAnswer } from './service'

type Row = readonly [
  nomor: number,
  namaLatin: string,
  arti: string,
  jumlahAyat: number,
  tempatTurun: 'Mekah' | 'Madinah',
]

/** A few well-known surahs; the whole list comes with the murottal page. */
const rows: readonly Row[] = [
  [1, 'Al-Fatihah', 'Pembukaan', 7, 'Mekah'],
  [18, 'Al-Kahf', 'Gua', 110, 'Mekah'],
  [36, 'Yasin', 'Yasin', 83, 'Mekah'],
  [55, 'Ar-Rahman', 'Maha Pengasih', 78, 'Madinah'],
  [56, 'Al-Waqi’ah', 'Hari Kiamat', 96, 'Mekah'],
  [67, 'Al-Mulk', 'Kerajaan', 30, 'Mekah'],
  [87, 'Al-A’la', 'Maha Tinggi', 19, 'Mekah'],
  [93, 'Ad-Duha', 'Duha', 11, 'Mekah'],
  [94, 'Asy-Syarh', 'Lapang', 8, 'Mekah'],
  [97, 'Al-Qadr', 'Al-Qadr', 5, 'Mekah'],
  [103, 'Al-‘Asr', 'Asar', 3, 'Mekah'],
  [108, 'Al-Kausar', 'Pemberian Yang Banyak', 3, 'Mekah'],
  [109, 'Al-Kafirun', 'Orang-Orang Kafir', 6, 'Mekah'],
  [110, 'An-Nasr', 'Pertolongan', 3, 'Madinah'],
  [112, 'Al-Ikhlas', 'Ikhlas', 4, 'Mekah'],
  [113, 'Al-Falaq', 'Subuh', 5, 'Mekah'],
  [114, 'An-Nas', 'Manusia', 6, 'Mekah'],
]

/** The public surah list (spec §7), audio pointing back at the stand-in. */
export function surahAnswer(state: State): ServiceAnswer {
  return {
    status: 200,
    body: {
      code: 200,
      message: 'Data retrieved successfully',
      data: rows.map(([nomor, namaLatin, arti, jumlahAyat, tempatTurun]) => ({
        ...{ nomor, namaLatin, arti, jumlahAyat, tempatTurun },
        audioFull: { '01': `${state.base}/audio/${nomor}.mp3` },
      })),
    },
  }
}
