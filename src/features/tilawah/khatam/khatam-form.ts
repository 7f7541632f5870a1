import * as z from 'zod/mini'
import { partCounts } from '@/domain/quran/mushaf'
import { REQUIRED } from '@/lib/required'
import { cleanWords } from '@/lib/text/clean-text'
import { plainText, readWhole } from '@/lib/text/plain-text'
import { textBy, together, wordsUpTo } from '@/lib/text/text-rules'
import { allJuz, type KhatamPlan, LONGEST_NAME, pageCount, type Pace } from '@/domain/quran/khatam'

/** How a khatam may be paced: its words, what its number is called, and the number that it begins with. */
export const paces = [
  { value: 'hari', label: 'Selesai dalam beberapa hari', field: 'Berapa hari?', start: '30' },
  { value: 'juz', label: 'Per juz', field: 'Berapa juz sehari?', start: '1' },
  { value: 'halaman', label: 'Per halaman', field: 'Berapa halaman sehari?', start: '20' },
  { value: 'bebas', label: 'Bebas, tanpa target', field: '', start: '' },
] as const satisfies readonly { value: Pace['cara']; label: string; field: string; start: string }[]

export const shares = [
  { value: 'semua', label: '30 juz' },
  { value: 'sebagian', label: 'Sebagian juz, dibagi dengan orang lain' },
] as const

/**
 * Juz as people write them: "1-5, 30", "juz 1 sampai 5 dan 30".
 * @returns each once and in their order; null for anything that isn't certain
 */
export function readJuz(text: string): number[] | null {
  const plain = (plainText(text) ?? '')
    .toLowerCase()
    .replace(/\b(?:juz|dan)\b|&/g, ' ')
    .replace(/ *(?:-|sampai|s\/d|s\.d\.?|sd) */g, '-')
  const found = new Set<number>()
  const parts = plain.split(/[\s,;]+/).filter((part) => part !== '')
  for (const part of parts) {
    const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part) ?? []
    const [first, last] = [Number(from), Number(to)]
    if (!(first >= 1 && first <= last && last <= partCounts.juz)) return null
    for (let juz = first; juz <= last; juz += 1) found.add(juz)
  }
  return found.size === 0 ? null : [...found].sort((one, other) => one - other)
}

const fields = z.object({
  nama: textBy(wordsUpTo(LONGEST_NAME)),
  cara: z.string(),
  jumlah: z.string(),
  bagian: z.string(),
  juz: z.string(),
})

type KhatamValues = z.infer<typeof fields>

const juzOf = ({ bagian, juz }: KhatamValues): readonly number[] | null =>
  bagian === 'semua' ? allJuz : readJuz(juz)

function numberProblem(values: KhatamValues): string | null {
  const { cara, jumlah } = values
  if (cara === 'bebas') return null
  if (jumlah.trim() === '') return REQUIRED
  const number = readWhole(jumlah, 1, Infinity)
  if (number === null) return 'Isi dengan angka bulat, mulai dari 1.'
  const juz = juzOf(values)
  // Its own field says what is wrong with the share.
  if (juz === null) return null
  const pages = pageCount(juz)
  if (cara === 'hari' && number > pages) return `Paling lama ${pages} hari: satu halaman sehari.`
  if (cara === 'juz' && number > juz.length) return `Paling banyak ${juz.length} juz.`
  if (cara === 'halaman' && number > pages) return `Paling banyak ${pages} halaman.`
  return null
}

function juzProblem(values: KhatamValues): string | null {
  if (values.bagian === 'semua') return null
  if (values.juz.trim() === '') return REQUIRED
  return juzOf(values) === null ? 'Isi nomor juz 1 sampai 30, misalnya 1-5, 30.' : null
}

export const khatamFormSchema = fields.check(
  together('jumlah', numberProblem),
  together('juz', juzProblem),
)

/** What the form begins with: a khatam to change, or a new one of a month. */
export const valuesOf = (plan: KhatamPlan | null): KhatamValues => ({
  nama: plan?.nama ?? '',
  cara: plan?.laju.cara ?? 'hari',
  jumlah: plan === null ? '30' : plan.laju.cara === 'bebas' ? '' : String(plan.laju.jumlah),
  bagian: plan === null || plan.juz.length === partCounts.juz ? 'semua' : 'sebagian',
  juz: plan === null || plan.juz.length === partCounts.juz ? '' : plan.juz.join(', '),
})

/** @returns null for values that the form refuses */
export function planOf(values: KhatamValues): KhatamPlan | null {
  const juz = juzOf(values)
  const pace = paces.find(({ value }) => value === values.cara)
  if (juz === null || !pace || !khatamFormSchema.safeParse(values).success) return null
  const jumlah = readWhole(values.jumlah, 1, Infinity) ?? 0
  return {
    nama: cleanWords(values.nama),
    juz: [...juz],
    laju: pace.value === 'bebas' ? { cara: 'bebas' } : { cara: pace.value, jumlah },
  }
}
