/** Al-Ma'tsurat in its four forms, in the order of design §6: sugra (35 readings) and kubra (46), morning and evening. */
import { doaRabithah, doaTetap, dzikirTetap } from './doa-tetap'
import { doaWaktu, pembukaRabithah, type Waktu } from './doa-waktu'
import { type Reading, ayat } from './source'

const qurani = (title: string, lines: Reading['lines'], read = 1): Reading => ({
  title,
  read,
  sumber: 'Al-Qur’an',
  lines,
})

const pembuka: readonly Reading[] = [
  {
    title: 'Ta’awudz',
    read: 1,
    sumber: 'HR. Abu Dawud 775, At-Tirmidzi 242',
    lines: [
      {
        doa: 'أَعُوذُ بِاللَّهِ السَّمِيعِ الْعَلِيمِ مِنَ الشَّيْطَانِ الرَّجِيمِ',
        arti: 'Aku berlindung kepada Allah Yang Maha Mendengar, Maha Mengetahui dari setan yang terkutuk.',
      },
    ],
  },
  qurani('Al-Fatihah', ayat(1, 1, 7)),
  qurani('Al-Baqarah 1–5', ayat(2, 1, 5)),
  qurani('Ayat Kursi (Al-Baqarah 255)', ayat(2, 255)),
  qurani('Al-Baqarah 256–257', ayat(2, 256, 257)),
  qurani('Al-Baqarah 284–285', ayat(2, 284, 285)),
  qurani('Al-Baqarah 286', ayat(2, 286)),
]

/** What the kubra adds after Al-Baqarah 286. */
const tambahanKubra: readonly Reading[] = [
  qurani('Ali Imran 1–2', ayat(3, 1, 2)),
  qurani('Thaha 111–112', ayat(20, 111, 112)),
  qurani('At-Taubah 129', ayat(9, 129), 7),
  qurani('Al-Isra 110–111', ayat(17, 110, 111)),
  qurani('Al-Mu’minun 115–118', ayat(23, 115, 118)),
  qurani('Ar-Rum 17–26', ayat(30, 17, 26)),
  qurani('Ghafir 1–3', ayat(40, 1, 3)),
  qurani('Al-Hasyr 22–24', ayat(59, 22, 24)),
  qurani('Az-Zalzalah', ayat(99, 1, 8)),
  qurani('Al-Kafirun', ayat(109, 1, 6)),
  qurani('An-Nashr', ayat(110, 1, 3)),
]

const perlindungan: readonly Reading[] = [
  qurani('Al-Ikhlas', ayat(112, 1, 4), 3),
  qurani('Al-Falaq', ayat(113, 1, 5), 3),
  qurani('An-Nas', ayat(114, 1, 6), 3),
]

export function alMatsurat(bentuk: 'sugro' | 'kubro', waktu: Waktu): Reading[] {
  return [
    ...pembuka,
    ...(bentuk === 'kubro' ? tambahanKubra : []),
    ...perlindungan,
    ...doaWaktu(waktu),
    ...doaTetap,
    ...dzikirTetap,
    qurani('Ali Imran 26–27', ayat(3, 26, 27)),
    pembukaRabithah(waktu),
    doaRabithah,
  ]
}
