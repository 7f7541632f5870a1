import { useNavigate, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import {
  allJuz,
  beginKhatam,
  changeKhatam,
  type Khatam,
  type KhatamPlan,
  khatams,
  LONGEST_NAME,
  MOST_KHATAMS,
  type Pace,
  pageCount,
  withPlan,
} from '@/domain/quran/khatam'
import { partCounts } from '@/domain/quran/mushaf'
import { NoSuchKhatam } from '@/features/tilawah/khatam/NoSuchKhatam'
import { paths, readId } from '@/lib/address/paths'
import { REQUIRED } from '@/lib/required'
import { cleanWords } from '@/lib/text/clean-text'
import { plainText, readWhole } from '@/lib/text/plain-text'
import { textBy, together, wordsUpTo } from '@/lib/text/text-rules'
import { localDay } from '@/lib/time/calendar-day'
import { Form } from '@/ui/form/Form'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { TextInput } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { Skeleton } from '@/ui/state/Skeleton'
import { useHydrated } from '@/ui/use-hydrated'
import classes from './KhatamFormPage.module.css'

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

/** A new khatam, or another plan for the one of the address. */
export default function KhatamFormPage() {
  const { slug } = useParams()
  const hydrated = useHydrated()
  const former = khatams.get().find((one) => one.id === readId(slug)) ?? null
  if (!hydrated)
    return (
      <div className={classes.page}>
        <Skeleton height={520} />
      </div>
    )
  if (slug !== undefined && former === null) return <NoSuchKhatam />
  return <PlanForm former={former} />
}

function PlanForm({ former }: { former: Khatam | null }) {
  const navigate = useNavigate()
  const form = useForm({
    schema: khatamFormSchema,
    initialValues: valuesOf(former),
    send: (values) => {
      const plan = planOf(values)
      if (plan === null) return undefined
      if (former === null && khatams.get().length >= MOST_KHATAMS)
        throw new Error(`Paling banyak ${MOST_KHATAMS} khatam. Hapus dulu salah satunya.`)
      const today = localDay(new Date())
      const id = former === null ? beginKhatam(plan, today) : former.id
      if (
        id === null ||
        (former !== null && !changeKhatam(id, (now) => withPlan(now, plan, today)))
      )
        throw new Error('Khatam tidak dapat disimpan di perangkat ini.')
      // Back leads to where one was before the form. Until the page is there, a second tap does nothing.
      return navigate(paths.khatam(id), { replace: true })
    },
  })
  const { values, field } = form
  const pace = paces.find(({ value }) => value === values.cara) ?? paces[0]
  return (
    <div className={classes.page}>
      <Form form={form} action={former === null ? 'Mulai khatam' : 'Simpan'}>
        <TextInput
          {...field('nama')}
          label="Nama khatam"
          placeholder="Misalnya Ramadan 1448"
          maxLength={4 * LONGEST_NAME}
          autoComplete="off"
          withAsterisk
          aria-required
        />
        <RadioGroup
          legend="Target"
          stacked
          options={paces}
          value={pace.value}
          onChange={(cara) => {
            const next = paces.find(({ value }) => value === cara) ?? pace
            form.setValues({
              cara: next.value,
              // A number that was typed stays.
              ...(['', pace.start].includes(values.jumlah) && { jumlah: next.start }),
            })
          }}
        />
        {pace.value !== 'bebas' && (
          <TextInput
            {...field('jumlah')}
            label={former === null ? pace.field : `${pace.field.slice(0, -1)}, mulai hari ini?`}
            inputMode="numeric"
            autoComplete="off"
            withAsterisk
            aria-required
          />
        )}
        <RadioGroup
          legend="Bagian saya"
          stacked
          options={shares}
          value={values.bagian}
          onChange={(bagian) => {
            form.setValues({ bagian })
          }}
        />
        {values.bagian === 'sebagian' && (
          <TextInput
            {...field('juz')}
            label="Juz bagian saya"
            placeholder="Misalnya 1-5, 30"
            autoComplete="off"
            withAsterisk
            aria-required
          />
        )}
      </Form>
      <p className="jm-quiet">
        Halaman dihitung menurut mushaf Madinah, 604 halaman. Catatannya tetap di perangkat ini.
      </p>
    </div>
  )
}
