import * as z from 'zod/mini'
import type { Form } from '@/api/client'
import { requiredText, told } from '@/api/decode'
import { decoded, malformed } from '@/api/errors'
import { optionalBackend } from '@/api/optional-backend'
import { type ProgramDetail, programKey, type ProgramRef } from '@/domain/program/program'
import { programPath } from '@/domain/program/program-path'
import { wordsProblem } from '@/domain/request/use-request'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { draftOf } from '@/lib/storage/owned-storage'
import { cleanText } from '@/lib/text/clean-text'
import { textBy, together } from '@/lib/text/text-rules'

const operation = '/campaign/report'

/** Why a program can be reported. */
export const reasons = [
  { value: 'penipuan', label: 'Diduga penipuan' },
  { value: 'penyalahgunaan', label: 'Dana diduga disalahgunakan' },
  { value: 'keliru', label: 'Isinya keliru atau sudah lama' },
  { value: 'konten', label: 'Tidak pantas atau menyakiti' },
  { value: 'lainnya', label: 'Lainnya' },
] as const

const reasonOf = (alasan: string) => reasons.find(({ value }) => value === alasan)

const fields = z.object({
  alasan: z.string().check(z.refine((alasan) => reasonOf(alasan) !== undefined, 'Pilih alasannya')),
  keterangan: z.string(),
  kontak: textBy((text) => (text.trim() === '' ? null : phoneProblem(text))),
})

export type ComplaintValues = z.infer<typeof fields>

export const emptyComplaint: ComplaintValues = { alasan: '', keterangan: '', kontak: '' }

/** Whether a complaint of this kind says nothing without words. */
export const needsWords = ({ alasan }: ComplaintValues) => alasan === 'lainnya'

export const complaintSchema = fields.check(
  together<ComplaintValues>('keterangan', (values) =>
    wordsProblem(
      values.keterangan,
      needsWords(values) ? 'Tulis apa yang ingin Anda laporkan' : null,
    ),
  ),
)

const textSchema = z.object({ alasan: z.string(), keterangan: z.string(), kontak: z.string() })

export const complaintDraft = (program: ProgramRef) =>
  draftOf(`lapor:${programKey(program)}`, (value) => textSchema.parse(value))

/**
 * What is sent, without its key.
 * @param programId `ID-1`
 * @throws Error for values that the form refuses
 */
export function toComplaint(programId: string, { alasan, keterangan, kontak }: ComplaintValues) {
  const reason = reasonOf(alasan)
  if (!reason) throw new Error('no reason')
  return {
    programId,
    alasan: reason.value,
    keterangan: cleanText(keterangan),
    kontak: phoneIn(kontak),
  }
}

/**
 * Reports a program. Only where `useListed('/campaign/report')`.
 * @returns the number of the report
 * @throws ApiError
 */
export async function reportProgram(body: Form<typeof operation>): Promise<string> {
  const { data } = await optionalBackend.POST(operation, { body })
  if (!data) throw malformed(operation, 200, 'body: nothing')
  return decoded(operation, () => requiredText(told(data.data, 'data').nomor, 'data.nomor'))
}

/**
 * The message of a chat with all that the form says.
 * @param origin of this site: `https://www.masjid.example`
 */
export function complaintText(
  { alasan, keterangan }: ComplaintValues,
  program: Pick<ProgramDetail, 'kind' | 'slug' | 'title'>,
  origin: string,
): string {
  const words = cleanText(keterangan)
  return [
    'Assalamu’alaikum, saya ingin melaporkan program berikut.',
    '',
    `Program: ${program.title}`,
    `Tautan: ${origin}${programPath(program)}`,
    `Alasan: ${reasonOf(alasan)?.label ?? 'Lainnya'}`,
    ...(words === '' ? [] : [`Keterangan: ${words}`]),
  ].join('\n')
}
