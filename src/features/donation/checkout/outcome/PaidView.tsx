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
import { IconCheck, IconClock, IconNews, IconReceipt, IconRepeat } from '@/ui/icons'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { LinkButton } from '@/ui/button/Button'
import { LinkList } from '@/ui/list/LinkList'
import { unseen } from '@/api/query'
import { fundraiserLink } from '@/domain/account/fundraiser'
import { InviteButton } from '@/domain/account/InviteButton'
import { fundraiserQuery, userQuery } from '@/domain/account/user-queries'
import { useRememberedDonations } from '@/domain/donation/remembered-donations'
import { programKey, programPath } from '@/domain/program/program'
import { prefersReducedMotion } from '@/lib/reduced-motion'
import { vibrate } from '@/lib/vibrate'
import { useEffect } from 'react'
import { StatusBadge } from '@/features/donation/components/StatusBadge'
import { THANKS } from './payment-outcome'
import { useFreshFocus } from '@/features/donation/checkout/use-fresh-focus'
import classes from './PaidView.module.css'
import { WholeText } from '@/ui/text/WholeText'

/** How long a phone vibrates when the payment arrives, in milliseconds. */
const ARRIVAL_MS = 200

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
  useEffect(() => {
    if (fresh && !prefersReducedMotion()) vibrate(ARRIVAL_MS)
  }, [fresh])
  return (
    <div className={classes.page} data-fresh={fresh || undefined}>
      <div className={classes.hero}>
        <span className={classes.sign} aria-hidden>
          <IconCheck size={44} stroke={2.5} />
        </span>
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          {THANKS}
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
            <KeyValueRow label="Dibayar pada">
              <WholeText text={formatWibDateTime(donation.paidAt)} />
            </KeyValueRow>
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
        {program && <Invite program={program} />}
        <LinkButton
          to={program ? programPath(program) : paths.infaq()}
          variant={program ? 'light' : 'filled'}
          fullWidth
        >
          Donasi Lagi
        </LinkButton>
      </div>
      <Next code={code} program={program} />
      {program && <NextFridays program={program} />}
    </div>
  )
}

/** "Ajak lewat WhatsApp", with the program's link: a fundraiser's own where the donor is one. */
function Invite({ program }: { program: ProgramSummary }) {
  const { data: user } = useQuery({ ...userQuery(), ...unseen })
  const isUser = user !== null && user !== undefined
  const { data: ref } = useQuery({ ...fundraiserQuery(), ...unseen, enabled: isUser })
  const { origin } = window.location
  const link = ref
    ? fundraiserLink(origin, programPath(program, 'fundraiser'), ref)
    : `${origin}${programPath(program)}`
  return (
    <InviteButton title={program.title} link={link}>
      Ajak lewat WhatsApp
    </InviteButton>
  )
}

/** What comes next: the receipt, news of the program, and where the donation is found again. */
function Next({ code, program }: { code: string; program: ProgramSummary | undefined }) {
  const isKept = useRememberedDonations()?.some((donation) => donation.code === code) ?? false
  return (
    <LinkList
      label="Selanjutnya"
      items={[
        {
          label: 'Lihat Detail Donasi',
          hint: 'Bukti donasi untuk disimpan atau dicetak',
          icon: <IconReceipt size={22} />,
          to: paths.donation(code),
        },
        ...(program
          ? [
              {
                label: 'Kabar Terbaru',
                hint: 'Perkembangan program yang Anda bantu',
                icon: <IconNews size={22} />,
                to: programPath(program, 'report'),
              },
            ]
          : []),
        ...(program
          ? [
              {
                label: 'Buat infaq rutin',
                hint: 'Beranda mengingatkan, Anda sendiri yang membayar',
                icon: <IconRepeat size={22} />,
                to: paths.newPlan(programKey(program)),
              },
            ]
          : []),
        ...(isKept
          ? [
              {
                label: 'Riwayat Donasi',
                hint: 'Donasi ini tersimpan di perangkat ini',
                icon: <IconClock size={22} />,
                to: paths.donationHistory(),
              },
            ]
          : []),
      ]}
    />
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
