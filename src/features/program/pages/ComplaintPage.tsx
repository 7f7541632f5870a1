import { useMemo } from 'react'
import type { Params } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Form } from '@/api/client'
import { requiredText, told } from '@/api/decode'
import { decoded, malformed } from '@/api/errors'
import { optionalBackend } from '@/api/optional-backend'
import { useListed } from '@/domain/capabilities/use-listed'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import {
  kindOfPath,
  type ProgramDetail,
  programId,
  programKey,
  programPath,
  type ProgramRef,
} from '@/domain/program/program'
import { programQuery } from '@/domain/program/program-queries'
import { useProgram } from '@/domain/program/use-program'
import { RequestView } from '@/domain/request/RequestView'
import { useRequest, wordsProblem } from '@/domain/request/use-request'
import { ProgramView } from '@/features/program/components/ProgramView'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { draftOf } from '@/lib/storage/owned-storage'
import { cleanText } from '@/lib/text/clean-text'
import { textBy, together } from '@/lib/text/text-rules'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { PhoneInput, Textarea } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { Skeleton } from '@/ui/state/Skeleton'
import classes from './ComplaintPage.module.css'

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

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programQuery(kindOfPath(pathname), slug),
]

const skeleton = (
  <div className={classes.page}>
    <Skeleton height={560} radius={16} />
  </div>
)

/** "Laporkan program": what is wrong with it, to the organisation, also without a name. */
export default function ComplaintPage() {
  const { query } = useProgram()
  const listed = useListed('/campaign/report')
  return (
    <ProgramView
      query={query}
      skeleton={
        <>
          <ProgramTitleSkeleton />
          {skeleton}
        </>
      }
    >
      {(program) => (
        <>
          <ProgramTitle program={program} />
          {listed === undefined ? (
            skeleton
          ) : (
            <ComplaintForm key={program.id} program={program} listed={listed} />
          )}
        </>
      )}
    </ProgramView>
  )
}

function ComplaintForm({ program, listed }: { program: ProgramDetail; listed: boolean }) {
  const { kind, slug } = program
  const draft = useMemo(() => complaintDraft({ kind, slug }), [kind, slug])
  const request = useRequest(programKey(program))
  const textOf = (values: typeof emptyComplaint) =>
    complaintText(values, program, window.location.origin)
  const form = useForm({
    schema: complaintSchema,
    initialValues: emptyComplaint,
    draft,
    send: async (values) => {
      if (!listed) {
        request.openChat(textOf(values))
        return
      }
      const body = toComplaint(programId(program), values)
      await request.send(body, (kunci) => reportProgram({ ...body, kunci }))
      form.setValues(emptyComplaint)
      draft.clear()
    },
  })
  const { values, field } = form
  const reason = field('alasan')
  return (
    <div className={classes.page}>
      <RequestView
        request={request}
        listed={listed}
        form={form}
        name="laporan"
        chatText={() => textOf(values)}
      >
        <div data-path="alasan">
          <RadioGroup
            legend="Mengapa Anda melaporkannya?"
            stacked
            options={reasons}
            value={values.alasan}
            error={reason.error}
            onChange={reason.onChange}
          />
        </div>
        <Textarea
          {...field('keterangan')}
          label={needsWords(values) ? 'Apa yang Anda laporkan?' : 'Keterangan (opsional)'}
          autosize={false}
          rows={4}
          withAsterisk={needsWords(values)}
          aria-required={needsWords(values)}
        />
        {listed && (
          <PhoneInput
            {...field('kontak')}
            label="Nomor WhatsApp (opsional)"
            description="Kosongkan bila ingin melapor tanpa nama."
            name="tel"
            autoComplete="tel-national"
          />
        )}
      </RequestView>
    </div>
  )
}
