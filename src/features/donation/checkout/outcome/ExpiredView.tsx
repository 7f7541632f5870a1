import { programPath } from '@/domain/program/program'
import type { Donation } from '@/domain/donation/donation'
import { paths } from '@/lib/address/paths'
import type { ProgramSummary } from '@/domain/program/read-program'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { Button, LinkButton } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { Disclosure } from '@/ui/Disclosure'
import { IconAlertCircle } from '@/ui/icons'
import { RoundIcon } from '@/ui/state/States'
import { useNow } from '@/ui/use-now'
import { Timeline } from '@/features/donation/components/Timeline'
import { SlipCard } from '@/features/donation/transfer-slip/SlipCard'
import { StatusBadge, statusView } from '@/features/donation/components/StatusBadge'
import classes from './ExpiredView.module.css'
import { ConfirmBar } from '@/features/donation/checkout/ConfirmBar'
import { DonationFacts } from '@/features/donation/checkout/DonationFacts'
import { HistoryLink, Recommendations } from './Recommendations'
import { DO_NOT_PAY, FAILED, TOO_LATE } from './payment-outcome'
import page from '@/features/donation/checkout/checkout.module.css'
import { useFreshFocus } from '@/features/donation/checkout/use-fresh-focus'
import type { Elements } from '@/ui/elements'
import { WholeText } from '@/ui/text/WholeText'

interface ExpiredViewProps {
  code: string
  donation: Donation
  program: ProgramSummary | undefined
  /** The line about the status. */
  status: Elements
  /** It can't be paid for another reason than its deadline. */
  failed: boolean
  /** Only a clock is past the deadline, and the server still waits for the payment. */
  lapsed: boolean
  /** Whether it has become so while the donor was looking. */
  fresh: boolean
  onInsist: () => void
}

/** What can't be paid any more: what not to do, and the two things that help. */
export function ExpiredView({
  code,
  donation,
  program,
  status,
  failed,
  lapsed,
  fresh,
  onInsist,
}: ExpiredViewProps) {
  const { tone, badge } = statusView(donation)
  const device = useNow()
  const heading = useFreshFocus<HTMLHeadingElement>(fresh)
  const deadline = donation.deadline && formatWibDateTime(donation.deadline)
  return (
    <>
      <div className={page.page}>
        <Card className={classes.card}>
          <RoundIcon tone="danger">
            <IconAlertCircle size={36} stroke={1.6} />
          </RoundIcon>
          <StatusBadge tone={tone}>{badge}</StatusBadge>
          <h2 ref={heading} tabIndex={-1} className={classes.heading}>
            {failed ? FAILED : TOO_LATE}
          </h2>
          <p className={classes.text}>
            {failed && <span>Donasi ini tidak dapat dibayar lagi. </span>}
            {!failed && deadline && (
              <WholeText text={`Donasi ini harus dibayar sebelum ${deadline}. `} />
            )}
            <strong>{DO_NOT_PAY}</strong>
          </p>
          <p className={classes.text}>
            Ingin tetap berdonasi? Buat donasi baru. Sudah telanjur membayar? Ketuk “Saya sudah
            transfer”, kami bantu memeriksanya.
          </p>
          <LinkButton to={program ? programPath(program, 'donate') : paths.infaq()} fullWidth>
            Donasi Lagi
          </LinkButton>
        </Card>
        {lapsed && (
          <Card className={classes.clock}>
            <p>
              <WholeText
                text={`Jam perangkat Anda menunjukkan ${device ? formatWibDateTime(device) : ''}. Jika jam itu keliru, donasi ini mungkin masih bisa dibayar: menurut server, pembayarannya masih ditunggu.`}
              />
            </p>
            <Button variant="light" fullWidth onClick={onInsist}>
              Lihat instruksi pembayaran
            </Button>
          </Card>
        )}
        {lapsed && status}
        <SlipCard code={code} donation={donation} />
        <Timeline {...donation} />
        <Disclosure summary="Detail Donasi">
          <DonationFacts code={code} donation={donation} programTitle={program?.title} />
        </Disclosure>
        <HistoryLink code={code} />
        <Recommendations except={donation.programId} />
      </div>
      <ConfirmBar reason="already-paid" code={code} donation={donation} program={program} />
    </>
  )
}
