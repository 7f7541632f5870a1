import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { type Params, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { paymentMethodsQuery } from '@/domain/donation/donation-queries'
import { readRememberedDonations } from '@/domain/donation/remembered-donations'
import {
  addPlan,
  changed,
  changePlan,
  MOST_PLANS,
  type Plan,
  plans,
  withDay,
} from '@/domain/giving-plan/plan'
import { EndedNotice } from '@/domain/program/EndedNotice'
import { programKey, type ProgramRef, readProgramKey } from '@/domain/program/program'
import { programQuery } from '@/domain/program/program-queries'
import { AmountField } from '@/features/donation/donate/AmountField'
import { PaymentField } from '@/features/donation/donate/PaymentField'
import { isChosen } from '@/features/donation/donate/payment-groups'
import {
  ends,
  planFormSchema,
  planValues,
  readPlanDraft,
  rhythms,
  wishOf,
} from '@/features/donation/plans/plan-form'
import { ProgramChooser } from '@/features/donation/plans/ProgramChooser'
import { paths, readId } from '@/lib/address/paths'
import { draftOf } from '@/lib/storage/owned-storage'
import { localDay } from '@/lib/time/calendar-day'
import { serverNow } from '@/lib/time/server-clock'
import { LinkButton } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { TextInput } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { IconChevronRight, IconRepeat } from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { Sheet } from '@/ui/overlay/Sheet'
import { EmptyState } from '@/ui/state/States'
import { Skeleton } from '@/ui/state/Skeleton'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { useHydrated } from '@/ui/use-hydrated'
import classes from './PlanFormPage.module.css'

/** Which plan is changed, and whether there is one, only the device knows. */
export const firstQueries = ({ slug }: Params) =>
  slug === undefined ? [paymentMethodsQuery()] : []

/** A new plan, for the program of the address if it names one, or another wish for the plan of the address. */
export default function PlanFormPage() {
  const { slug } = useParams()
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  if (!hydrated)
    return (
      <div className={classes.page}>
        <Skeleton height={720} />
      </div>
    )
  const former = plans.get().find((one) => one.id === readId(slug)) ?? null
  if (slug !== undefined && former === null)
    return (
      <EmptyState
        icon={<IconRepeat size={32} stroke={1.5} />}
        title="Infaq rutin tidak ditemukan"
        text="Rencana tersimpan di perangkat tempat dibuatnya, untuk akun yang membuatnya."
        action={<LinkButton to={paths.plans()}>Lihat infaq rutin saya</LinkButton>}
      />
    )
  const program = readProgramKey(search.get('program') ?? '')
  const name = former ? String(former.id) : `baru:${program ? programKey(program) : ''}`
  return <PlanForm key={name} name={name} former={former} program={program} />
}

interface PlanFormProps {
  /** Of its draft. */
  name: string
  former: Plan | null
  program: ProgramRef | null
}

const notStored = () => new Error('Infaq rutin tidak dapat disimpan di perangkat ini.')

function PlanForm({ name, former, program }: PlanFormProps) {
  const navigate = useNavigate()
  const [today] = useState(() => localDay(serverNow()))
  const [choosing, setChoosing] = useState(false)
  const draft = useMemo(() => draftOf(`rutin:${name}`, readPlanDraft), [name])
  const { data: methods } = useQuery(paymentMethodsQuery())
  const schema = useMemo(
    () => planFormSchema(today, (values) => methods?.find((one) => isChosen(one, values))),
    [today, methods],
  )
  const form = useForm({
    schema,
    initialValues: planValues(former, program),
    draft,
    send: (values) => {
      const wish = wishOf({ ...values, judul: title }, today)
      if (wish === null) throw new Error('Nama programnya belum dimuat. Coba lagi sebentar lagi.')
      if (former === null && plans.get().length >= MOST_PLANS)
        throw new Error(`Paling banyak ${MOST_PLANS} infaq rutin. Hapus dulu salah satunya.`)
      const isStored = former
        ? changePlan(former.id, (stored) => changed(stored, wish, today))
        : addPlan(wish, today, (plan) =>
            gaveOn(today, wish.program) ? withDay(plan, today, 'diberi') : plan,
          )
      if (!isStored) throw notStored()
      draft.clear()
      // Back leads to where one was before the form. Until the page is there, a second tap does nothing.
      return navigate(paths.plans(), { replace: true })
    },
  })
  const { values, field } = form
  const ref = readProgramKey(values.program)
  const known = useQuery({
    ...programQuery(ref?.kind ?? 'campaign', ref?.slug ?? ''),
    enabled: ref !== null,
  })
  const title = values.judul || (known.data?.title ?? '')
  const programError = field('program').error
  return (
    <div className={classes.page}>
      <Form form={form} action={former === null ? 'Buat infaq rutin' : 'Simpan'}>
        <section aria-labelledby="rutin-program">
          <SectionHeading id="rutin-program" required>
            Program
          </SectionHeading>
          <button
            type="button"
            className={clsx(rows.row, classes.choose)}
            data-path="program"
            data-invalid={programError !== null || undefined}
            aria-haspopup="dialog"
            aria-describedby={programError === null ? undefined : 'rutin-program-salah'}
            onClick={() => setChoosing(true)}
          >
            <span className={rows.words}>
              <span className={classes.program}>
                {ref === null ? 'Pilih program' : title || 'Memuat nama program…'}
              </span>
              {ref !== null && <span className="jm-quiet">Pilih program lain</span>}
            </span>
            <IconChevronRight size={20} aria-hidden />
          </button>
          {programError !== null && (
            <p id="rutin-program-salah" className={classes.error}>
              {programError}
            </p>
          )}
          {ref !== null && known.data && <EndedNotice deadline={known.data.deadline} brief />}
        </section>
        <RadioGroup
          legend="Kapan?"
          stacked
          options={rhythms}
          value={values.cara}
          onChange={(cara) => form.setValues({ cara })}
        />
        {values.cara === 'bulan' && (
          <TextInput
            {...field('tanggal')}
            label="Tanggal berapa?"
            inputMode="numeric"
            autoComplete="off"
            withAsterisk
            aria-required
          />
        )}
        <section aria-labelledby="rutin-nominal">
          <SectionHeading id="rutin-nominal" required>
            Nominal setiap kali
          </SectionHeading>
          <AmountField form={form} />
        </section>
        <section aria-labelledby="rutin-metode">
          <SectionHeading id="rutin-metode" required>
            Metode pembayaran
          </SectionHeading>
          <PaymentField
            form={form}
            methods={methods}
            method={methods?.find((one) => isChosen(one, values))}
          />
        </section>
        <RadioGroup
          legend="Sampai kapan?"
          stacked
          options={ends}
          value={values.akhir}
          onChange={(akhir) => form.setValues({ akhir })}
        />
        {values.akhir === 'tanggal' && (
          <TextInput
            {...field('sampai')}
            type="date"
            min={today}
            label="Tanggal terakhir"
            withAsterisk
            aria-required
          />
        )}
      </Form>
      <p className="jm-quiet">
        Tidak ada dana yang terpotong otomatis. Beranda mengingatkan pada harinya, dan Anda sendiri
        yang membayar.
      </p>
      {/* Outside the form: a search that is sent in it would send the form. */}
      <Sheet opened={choosing} onClose={() => setChoosing(false)} title="Pilih program" full>
        <ProgramChooser
          onChoose={(chosen) => {
            form.setValues({ program: programKey(chosen), judul: chosen.title })
            setChoosing(false)
          }}
        />
      </Sheet>
    </div>
  )
}

/** Whether something was given to a program on a day, from this device. */
const gaveOn = (day: string, program: ProgramRef) =>
  readRememberedDonations().some(
    ({ gift, createdAt }) =>
      gift !== null &&
      programKey(gift) === programKey(program) &&
      localDay(new Date(createdAt)) === day,
  )
