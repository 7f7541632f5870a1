import { useMemo } from 'react'
import type { Params } from 'react-router-dom'
import { useListed } from '@/domain/capabilities/use-listed'
import { type ProgramDetail, programId, programKey } from '@/domain/program/program'
import { kindOfPath } from '@/domain/program/program-path'
import { programQuery } from '@/domain/program/program-queries'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import { useProgram } from '@/domain/program/use-program'
import { RequestView } from '@/domain/request/RequestView'
import { useRequest } from '@/domain/request/use-request'
import {
  complaintDraft,
  complaintSchema,
  complaintText,
  emptyComplaint,
  needsWords,
  reasons,
  reportProgram,
  toComplaint,
} from '@/features/program/complaint/complaint-form'
import { ProgramView } from '@/features/program/components/ProgramView'
import { PhoneInput, Textarea } from '@/ui/form/TextInput'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { useForm } from '@/ui/form/use-form'
import { Skeleton } from '@/ui/state/Skeleton'
import classes from './ComplaintPage.module.css'

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
