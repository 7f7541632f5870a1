import { useQuery } from '@tanstack/react-query'
import type { Donation } from '@/domain/donation/donation'
import { FridayReminder } from '@/domain/program/FridayReminder'
import { programQuery } from '@/domain/program/program-queries'
import type { ProgramSummary } from '@/domain/program/read-program'
import { paths } from '@/lib/address/paths'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { Amount } from '@/ui/text/Amount'
import { Skeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { IconCheck } from '@/ui/icons'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { LinkButton } from '@/ui/button/LinkButton'
import { StatusBadge } from '@/features/donation/components/StatusBadge'
import { HistoryLink } from './HistoryLink'
import { PAID } from './payment-outcome'
import { useFreshFocus } from '@/features/donation/checkout/use-fresh-focus'
import classes from './PaidView.module.css'

interface PaidViewProps {
  code: string
  donation: Donation
  program: ProgramSummary | undefined
  programLoading: boolean
  /** Whether it was paid while the donor was looking. */
  fresh: boolean
}

/** Says clearly that the payment has arrived. */
export function PaidView({ code, donation, program, programLoading, fresh }: PaidViewProps) {
  const heading = useFreshFocus<HTMLHeadingElement>(fresh)
  return (
    <div className={classes.page} data-fresh={fresh || undefined}>
      <div className={classes.hero}>
        <span className={classes.sign} aria-hidden>
          <IconCheck size={44} stroke={2.5} />
        </span>
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          {PAID}
        </h2>
        <p className={classes.thanks}>
          {`Terima kasih, ${donation.donor}. Semoga Allah menerima kebaikan Anda dan menggantinya dengan yang lebih baik.`}
        </p>
      </div>
      <Card>
        <div className={classes.amount}>
          <Amount value={donation.amount} size="xl" />
          <StatusBadge tone="success">{donation.statusLabel}</StatusBadge>
        </div>
        <KeyValueList>
          {donation.paidAt && (
            <KeyValueRow label="Dibayar pada">{formatWibDateTime(donation.paidAt)}</KeyValueRow>
          )}
          {(programLoading || program !== undefined) && (
            <KeyValueRow label="Program">
              {program?.title ?? <Skeleton width={140} height="1em" radius={4} />}
            </KeyValueRow>
          )}
          <KeyValueRow label="Metode pembayaran">{donation.channelName}</KeyValueRow>
          <KeyValueRow label="Kode donasi">{code}</KeyValueRow>
        </KeyValueList>
      </Card>
      <div className={classes.actions}>
        <LinkButton to={paths.donation(code)} fullWidth>
          Lihat Detail Donasi
        </LinkButton>
        <LinkButton to={paths.home()} variant="light" fullWidth>
          Kembali ke Beranda
        </LinkButton>
      </div>
      <HistoryLink code={code} />
      {program && <NextFridays program={program} />}
    </div>
  )
}

/** The reminder, unless the program ends: what a donation tells of its program has no date. */
function NextFridays({ program }: { program: ProgramSummary }) {
  const { data } = useQuery(programQuery(program.kind, program.slug))
  return (
    data?.deadline === null && (
      <div className={classes.reminder}>
        <FridayReminder program={program} />
      </div>
    )
  )
}
