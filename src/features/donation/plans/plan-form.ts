import * as z from 'zod/mini'
import { LAST_MONTH_DAY, type Plan, type PlanWish, type Rhythm } from '@/domain/giving-plan/plan'
import { programKey, type ProgramRef, readProgramKey } from '@/domain/program/program'
import { amountProblem, methodProblem } from '@/features/donation/donate/gift-rules'
import { type OwnLimits, PAYMENT_TYPES } from '@/features/donation/payment-rules'
import { amountIn } from '@/lib/amount/read-amount'
import { REQUIRED } from '@/lib/required'
import { readWhole } from '@/lib/text/plain-text'
import { textBy, together } from '@/lib/text/text-rules'
import { isCalendarDay } from '@/lib/time/calendar-day'

export const rhythms = [
  { value: 'jumat', label: 'Setiap Jumat' },
  { value: 'bulan', label: 'Setiap bulan' },
  { value: 'ramadan', label: 'Setiap malam Ramadan' },
  { value: 'ramadan-akhir', label: 'Sepuluh malam terakhir Ramadan' },
] as const satisfies readonly { value: Rhythm['cara']; label: string }[]

export const ends = [
  { value: 'tanpa', label: 'Tanpa akhir' },
  { value: 'tanggal', label: 'Sampai tanggal tertentu' },
] as const

/** Why the day of a month can't be that of a plan, or null. */
function monthDayProblem(typed: string): string | null {
  if (typed.trim() === '') return REQUIRED
  return readWhole(typed, 1, LAST_MONTH_DAY) === null
    ? `Pilih tanggal 1 sampai ${LAST_MONTH_DAY}, agar ada di setiap bulan.`
    : null
}

/** The fields as entered; `program` is its key, `judul` its title as it was shown. */
const fields = z.object({
  program: z
    .string()
    .check(z.refine((key) => readProgramKey(key) !== null, 'Pilih programnya dahulu')),
  judul: z.string(),
  price: textBy(amountProblem),
  cara: z.string(),
  tanggal: z.string(),
  akhir: z.string(),
  sampai: z.string(),
  paymentName: z.string(),
  codePayment: z.string().check(z.minLength(1, 'Metode pembayaran wajib dipilih')),
  typePayment: z.enum(['', ...PAYMENT_TYPES]),
})

export type PlanValues = z.infer<typeof fields>

/**
 * @param today the first day that may be the last, `YYYY-MM-DD`
 * @param limitsOf the chosen method's own limits, as far as they are known
 */
export const planFormSchema = (
  today: string,
  limitsOf: (values: PlanValues) => OwnLimits | undefined = () => undefined,
) =>
  fields.check(
    together<PlanValues>('tanggal', ({ cara, tanggal }) =>
      cara === 'bulan' ? monthDayProblem(tanggal) : null,
    ),
    together<PlanValues>('sampai', ({ akhir, sampai }) => {
      if (akhir !== 'tanggal') return null
      if (!isCalendarDay(sampai)) return REQUIRED
      return sampai < today ? 'Pilih hari ini atau sesudahnya.' : null
    }),
    together<PlanValues>('codePayment', (values) => methodProblem(values, limitsOf(values))),
  )

/** What may be in a draft: it may be incomplete, and the form says what is missing. */
export const readPlanDraft = (stored: unknown): PlanValues =>
  z
    .object({ ...fields.shape, program: z.string(), price: z.string(), codePayment: z.string() })
    .parse(stored)

const typeOf = (text: string) => PAYMENT_TYPES.find((type) => type === text) ?? ''

/** What the form begins with. @param program what a new one is for; null: it is chosen there */
export function planValues(former: Plan | null, program: ProgramRef | null): PlanValues {
  const { irama, sampai, metode } = former ?? { irama: null, sampai: null, metode: null }
  const meant = program ?? former?.program ?? null
  const type = typeOf(metode?.jenis ?? '')
  return {
    program: meant ? programKey(meant) : '',
    judul: program === null ? (former?.program.judul ?? '') : '',
    price: former ? String(former.nominal) : '',
    cara: irama?.cara ?? 'jumat',
    tanggal: irama?.cara === 'bulan' ? String(irama.tanggal) : '',
    akhir: sampai === null ? 'tanpa' : 'tanggal',
    sampai: sampai ?? '',
    paymentName: type === '' ? '' : (metode?.nama ?? ''),
    codePayment: type === '' ? '' : (metode?.kode ?? ''),
    typePayment: type,
  }
}

/** @returns null for values that the form refuses, and for a program whose title isn't known yet */
export function wishOf(values: PlanValues, today: string): PlanWish | null {
  const ref = readProgramKey(values.program)
  const rhythm = rhythms.find(({ value }) => value === values.cara)
  if (!ref || !rhythm || values.judul === '' || !planFormSchema(today).safeParse(values).success)
    return null
  const tanggal = readWhole(values.tanggal, 1, LAST_MONTH_DAY) ?? 1
  return {
    program: { ...ref, judul: values.judul },
    nominal: amountIn(values.price),
    metode: {
      nama: values.paymentName || values.codePayment,
      kode: values.codePayment,
      jenis: values.typePayment,
    },
    irama: rhythm.value === 'bulan' ? { cara: 'bulan', tanggal } : { cara: rhythm.value },
    sampai: values.akhir === 'tanggal' ? values.sampai : null,
  }
}
