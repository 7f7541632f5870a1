import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Params, useParams } from 'react-router-dom'
import { isNotFound } from '@/api/errors'
import { useListed } from '@/domain/capabilities/use-listed'
import type { Donation } from '@/domain/donation/donation'
import { donationQuery } from '@/domain/donation/donation-queries'
import { RequestView } from '@/domain/request/RequestView'
import { useRequest } from '@/domain/request/use-request'
import {
  correctionDraft,
  correctionSchema,
  correctionText,
  emptyCorrection,
  kindOf,
  kinds,
  requestCorrection,
  toCorrection,
} from '@/features/donation/correction/correction-form'
import { DonationNotFound, ForeignEntry } from '@/features/donation/detail/DonationNotFound'
import { useDonatedProgram } from '@/features/donation/detail/use-donation'
import { AmountField } from '@/features/donation/donate/AmountField'
import { useForeignEntry } from '@/features/donation/use-foreign-entry'
import { paths } from '@/lib/address/paths'
import { LinkButton } from '@/ui/button/Button'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { Textarea } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { Card } from '@/ui/Card'
import { IconReceipt } from '@/ui/icons'
import { EmptyState, QueryView } from '@/ui/state/States'
import { Skeleton } from '@/ui/state/Skeleton'
import { Amount } from '@/ui/text/Amount'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './CorrectionPage.module.css'

export const firstQueries = ({ codeDonate = '' }: Params) => [donationQuery(codeDonate)]

/** "Nominal saya salah": what was meant, to the organisation. */
export default function CorrectionPage() {
  const { codeDonate = '' } = useParams()
  if (useForeignEntry()) return <ForeignEntry />
  return <Correction key={codeDonate} code={codeDonate} />
}

const skeleton = (
  <div className={classes.page}>
    <Skeleton height={560} radius={16} />
  </div>
)

function Correction({ code }: { code: string }) {
  const query = useQuery(donationQuery(code))
  const listed = useListed('/transaction/request_correction')
  if (query.data === undefined && isNotFound(query.error)) return <DonationNotFound code={code} />
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(donation) => {
        if (donation.status === 'expired')
          return (
            <EmptyState
              icon={<IconReceipt size={32} stroke={1.5} />}
              title="Tidak ada yang perlu dikoreksi"
              text="Donasi ini tidak jadi dibayar."
              action={<LinkButton to={paths.donation(code)}>Lihat donasi</LinkButton>}
            />
          )
        if (listed === undefined) return skeleton
        return <CorrectionForm code={code} donation={donation} listed={listed} />
      }}
    </QueryView>
  )
}

interface CorrectionFormProps {
  code: string
  donation: Donation
  listed: boolean
}

function CorrectionForm({ code, donation, listed }: CorrectionFormProps) {
  const { amount, programId, status, channelName } = donation
  const { program } = useDonatedProgram(programId)
  const draft = useMemo(() => correctionDraft(code), [code])
  const schema = useMemo(() => correctionSchema(amount), [amount])
  const request = useRequest(`donasi:${code}`)
  const textOf = (values: typeof emptyCorrection) =>
    correctionText(values, {
      code,
      donation: { amount, channelName },
      programTitle: program?.title,
    })
  const form = useForm({
    schema,
    initialValues: emptyCorrection,
    draft,
    send: async (values) => {
      if (!listed) {
        request.openChat(textOf(values))
        return
      }
      const body = toCorrection(code, values)
      await request.send(body, (kunci) => requestCorrection({ ...body, kunci }))
      form.setValues(emptyCorrection)
      draft.clear()
    },
  })
  const { values, field } = form
  return (
    <div className={classes.page}>
      <Card>
        <KeyValueList>
          {program && <KeyValueRow label="Program">{program.title}</KeyValueRow>}
          <KeyValueRow label="Nominal tercatat">
            <Amount value={amount} />
          </KeyValueRow>
          <KeyValueRow label="Kode donasi">{code}</KeyValueRow>
        </KeyValueList>
      </Card>
      {status === 'unpaid' && (
        <p className="jm-quiet">
          Donasi ini belum dibayar. Bila isinya keliru, Anda juga dapat berdonasi lagi dengan isian
          yang benar; yang ini batal sendiri setelah lewat batas waktu.
        </p>
      )}
      <RequestView
        request={request}
        listed={listed}
        form={form}
        name="permintaan koreksi"
        chatText={() => textOf(values)}
      >
        <RadioGroup
          legend="Apa yang keliru?"
          stacked
          options={kinds}
          value={values.jenis}
          onChange={field('jenis').onChange}
        />
        {values.jenis === 'nominal' && (
          <section aria-labelledby="koreksi-nominal">
            <SectionHeading id="koreksi-nominal" required>
              Nominal yang dimaksud
            </SectionHeading>
            <AmountField form={form} />
          </section>
        )}
        <Textarea
          {...field('keterangan')}
          label={kindOf(values).asks}
          autosize={false}
          rows={3}
          withAsterisk={kindOf(values).missing !== null}
          aria-required={kindOf(values).missing !== null}
        />
      </RequestView>
    </div>
  )
}
