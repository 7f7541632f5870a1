/** The dzikir after a prayer, short and long, in the order in which Indonesian prayer books print it. */
import { doaSesudahShalat } from './doa-shalat'
import { dzikirTetap } from './doa-tetap'
import { type Reading, ayat } from './source'

const qurani = (title: string, lines: Reading['lines']): Reading => ({
  title,
  read: 1,
  sumber: 'Al-Qur’an',
  lines,
})

const [istighfar] = dzikirTetap
if (!istighfar) throw new Error('no istighfar')

const hitungan: readonly Reading[] = [
  {
    title: 'Tasbih',
    read: 33,
    sumber: 'HR. Muslim 597',
    lines: [{ doa: 'سُبْحَانَ اللَّهِ', arti: 'Mahasuci Allah.' }],
  },
  {
    title: 'Tahmid',
    read: 33,
    sumber: 'HR. Muslim 597',
    lines: [{ doa: 'الْحَمْدُ لِلَّهِ', arti: 'Segala puji bagi Allah.' }],
  },
  {
    title: 'Takbir',
    read: 33,
    sumber: 'HR. Muslim 597',
    lines: [{ doa: 'اللَّهُ أَكْبَرُ', arti: 'Allah Mahabesar.' }],
  },
  {
    title: 'Tahlil Penyempurna Seratus',
    read: 1,
    sumber: 'HR. Muslim 597',
    lines: [
      {
        doa: 'لَا إِلَٰهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ، وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ',
        arti: 'Tidak ada tuhan selain Allah semata, tiada sekutu bagi-Nya. Bagi-Nya segala kerajaan dan bagi-Nya segala puji, dan Dia Mahakuasa atas segala sesuatu.',
      },
    ],
  },
]

const ayatKursi = qurani('Ayat Kursi (Al-Baqarah 255)', ayat(2, 255))

const kebaikanDuniaAkhirat = qurani('Doa Kebaikan Dunia dan Akhirat (Al-Baqarah 201)', [
  { ayat: '2:201', from: 'رَبَّنَآ' },
])

export const shalatPendek: readonly Reading[] = [
  istighfar,
  doaSesudahShalat.salam,
  ayatKursi,
  ...hitungan,
  doaSesudahShalat.ingat,
  kebaikanDuniaAkhirat,
]

export const shalatPanjang: readonly Reading[] = [
  istighfar,
  doaSesudahShalat.tauhid,
  doaSesudahShalat.neraka,
  doaSesudahShalat.salamPanjang,
  doaSesudahShalat.karunia,
  doaSesudahShalat.ingat,
  qurani('Al-Fatihah', ayat(1, 1, 7)),
  qurani('Al-Baqarah 163', ayat(2, 163)),
  ayatKursi,
  qurani('Al-Baqarah 285–286', ayat(2, 285, 286)),
  qurani('Ali Imran 18–19', ayat(3, 18, 19)),
  qurani('Ali Imran 26–27', ayat(3, 26, 27)),
  qurani('Al-Ikhlas', ayat(112, 1, 4)),
  qurani('Al-Falaq', ayat(113, 1, 5)),
  qurani('An-Nas', ayat(114, 1, 6)),
  ...hitungan.slice(0, 3),
  doaSesudahShalat.takbirPanjang,
  doaSesudahShalat.tahlilPanjang,
  doaSesudahShalat.haula,
  doaSesudahShalat.tahlil,
  doaSesudahShalat.pujian,
  doaSesudahShalat.shalawat,
  doaSesudahShalat.keselamatan,
  qurani('Doa Memohon Ampunan (Al-A’raf 23)', [{ ayat: '7:23', from: 'رَبَّنَا' }]),
  qurani('Doa Keteguhan Hati (Ali Imran 8)', ayat(3, 8)),
  doaSesudahShalat.orangTua,
  kebaikanDuniaAkhirat,
  qurani('Penutup Doa (Ash-Shaffat 180–182)', ayat(37, 180, 182)),
]
