import { useNavigate, useParams } from 'react-router-dom'
import {
  beginKhatam,
  changeKhatam,
  type Khatam,
  khatams,
  LONGEST_NAME,
  MOST_KHATAMS,
  withPlan,
} from '@/domain/quran/khatam'
import {
  khatamFormSchema,
  paces,
  planOf,
  shares,
  valuesOf,
} from '@/features/tilawah/khatam/khatam-form'
import { NoSuchKhatam } from '@/features/tilawah/khatam/NoSuchKhatam'
import { paths, readId } from '@/lib/address/paths'
import { localDay } from '@/lib/time/calendar-day'
import { Form } from '@/ui/form/Form'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { TextInput } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { Skeleton } from '@/ui/state/Skeleton'
import { useHydrated } from '@/ui/use-hydrated'
import classes from './KhatamFormPage.module.css'

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
