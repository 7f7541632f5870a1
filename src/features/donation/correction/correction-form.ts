import * as z from 'zod/mini'
import type { Form } from '@/api/client'
import { requiredText, told } from '@/api/decode'
import { decoded, malformed } from '@/api/errors'
import { optionalBackend } from '@/api/optional-backend'
import { wordsProblem } from '@/domain/request/use-request'
import { chatText, type ChatFacts } from '@/features/donation/detail/ChatButton'
import { amountProblem } from '@/features/donation/donate/gift-rules'
import { amountIn } from '@/lib/amount/read-amount'
import { formatRupiah } from '@/lib/format-number'
import { draftOf } from '@/lib/storage/owned-storage'
import { cleanText } from '@/lib/text/clean-text'
import { together } from '@/lib/text/text-rules'

const operation = '/transaction/request_correction'

/** What can be wrong with a donation, and what is asked about it. */
export const kinds = [
  { value: 'nominal', label: 'Nominal saya salah', asks: 'Keterangan (opsional)', missing: null },
  {
    value: 'program',
    label: 'Programnya salah',
    asks: 'Program yang dimaksud',
    missing: 'Tulis program yang Anda maksud',
  },
  {
    value: 'ganda',
    label: 'Terbayar dua kali',
    asks: 'Kode donasi yang satu lagi (opsional)',
    missing: null,
  },
  {
    value: 'lainnya',
    label: 'Lainnya',
    asks: 'Apa yang keliru?',
    missing: 'Tulis apa yang keliru',
  },
] as const

const fields = z.object({
  jenis: z.enum(kinds.map(({ value }) => value)),
  price: z.string(),
  keterangan: z.string(),
})

export type CorrectionValues = z.infer<typeof fields>

export const emptyCorrection: CorrectionValues = { jenis: 'nominal', price: '', keterangan: '' }

/** Of what is asked about the chosen kind. */
export const kindOf = ({ jenis }: CorrectionValues) =>
  kinds.find(({ value }) => value === jenis) ?? kinds[0]

/** @param recorded the donation's amount, in whole rupiah */
export const correctionSchema = (recorded: number) =>
  fields.check(
    together<CorrectionValues>('price', ({ jenis, price }) => {
      if (jenis !== 'nominal') return null
      const problem = amountProblem(price)
      if (problem !== null) return problem
      return amountIn(price) === recorded ? 'Nominal ini sama dengan yang tercatat' : null
    }),
    together<CorrectionValues>('keterangan', (values) =>
      wordsProblem(values.keterangan, kindOf(values).missing),
    ),
  )

export const correctionDraft = (code: string) =>
  draftOf(`koreksi:${code}`, (value) => fields.parse(value))

/** What is sent, without its key. */
export const toCorrection = (code: string, { jenis, price, keterangan }: CorrectionValues) => ({
  codeDonate: code,
  jenis,
  ...(jenis === 'nominal' && { nominal: amountIn(price) }),
  keterangan: cleanText(keterangan),
})

/**
 * Asks for a correction. Only where `useListed('/transaction/request_correction')`.
 * @returns the number of the request
 * @throws ApiError
 */
export async function requestCorrection(body: Form<typeof operation>): Promise<string> {
  const { data } = await optionalBackend.POST(operation, { body })
  if (!data) throw malformed(operation, 200, 'body: nothing')
  return decoded(operation, () => requiredText(told(data.data, 'data').nomor, 'data.nomor'))
}

/** The message of a chat with all that the form says. */
export function correctionText(values: CorrectionValues, facts: ChatFacts): string {
  const words = cleanText(values.keterangan)
  const { label, asks } = kindOf(values)
  return [
    chatText('correct', facts),
    `Yang keliru: ${label}`,
    ...(values.jenis === 'nominal'
      ? [`Nominal yang dimaksud: ${formatRupiah(amountIn(values.price))}`]
      : []),
    ...(words === '' ? [] : [`${asks.replace(/ \(opsional\)|\?$/, '')}: ${words}`]),
  ].join('\n')
}
