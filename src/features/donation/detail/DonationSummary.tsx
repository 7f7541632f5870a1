import { programPath } from '@/domain/program/program'
import type { Donation } from '@/domain/donation/donation'
import { kindsFor } from '@/domain/zakat/zakat-program'
import { GivenAs } from '@/features/donation/components/GivenAs'
import { Timeline } from '@/features/donation/components/Timeline'
import { SlipCard } from '@/features/donation/transfer-slip/SlipCard'
import { ReceiptCard } from '@/features/donation/receipt/ReceiptCard'
import { ZakatReceiptCard } from '@/features/donation/receipt/ZakatReceiptCard'
import { paths } from '@/lib/address/paths'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { Amount } from '@/ui/text/Amount'
import { Card } from '@/ui/Card'
import { CopyButton } from '@/ui/button/CopyButton'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { LinkButton } from '@/ui/button/Button'
import { LinkLine } from '@/ui/list/LinkLine'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { StickyBar, StickyBarSpacer } from '@/ui/page/StickyBar'
import { showToast } from '@/ui/overlay/toast'
import { ChatButton } from './ChatButton'
import { CorrectNames } from './CorrectNames'
import classes from './DonationSummary.module.css'
import { type DonatedProgram, useDonatedProgram } from './use-donation'
import { useEffect, useRef, useState } from 'react'
import { StatusBadge, statusView } from '@/features/donation/components/StatusBadge'
import { clsx } from 'clsx'
import { AppLink } from '@/ui/AppLink'
import { Skeleton } from '@/ui/state/Skeleton'
import card from '@/ui/Card.module.css'
import { IconChevronRight } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import { WholeText } from '@/ui/text/WholeText'

/** Status, date, code, program, doa, breakdown and receipts of a donation. */
export function DonationSummary({ code, donation }: { code: string; donation: Donation }) {
  const donated = useDonatedProgram(donation.programId)
  const { program } = donated
  const chat = { code, donation, programTitle: program?.title }
  return (
    <>
      <div className={classes.page}>
        <StatusCard code={code} donation={donation} />
        <Card className={classes.facts}>
          <div>
            <p className="jm-quiet">Tanggal donasi</p>
            <p className={classes.fact}>
              <WholeText text={donation.donatedAt ? formatWibDateTime(donation.donatedAt) : '—'} />
            </p>
          </div>
          <div className={classes.code}>
            <div>
              <p className="jm-quiet">Kode donasi</p>
              <p className={classes.fact} translate="no">
                {code}
              </p>
            </div>
            <CopyButton
              value={code}
              label="Salin kode"
              onCopied={() => showToast('Kode donasi disalin', { tone: 'success', duration: 3000 })}
            />
          </div>
        </Card>
        <section aria-labelledby="program-donasi">
          <SectionHeading id="program-donasi">Program</SectionHeading>
          <ProgramLink {...donated} />
        </section>
        {donation.doa !== null && (
          <Card as="section" aria-labelledby="doa-donasi">
            <SectionHeading id="doa-donasi">Doa</SectionHeading>
            <p dir="auto" className={classes.doa}>
              {donation.doa}
            </p>
          </Card>
        )}
        <Card as="section" aria-labelledby="rincian-donasi">
          <SectionHeading id="rincian-donasi">Rincian Donasi</SectionHeading>
          <KeyValueList>
            <KeyValueRow label="Donatur">{donation.donor}</KeyValueRow>
            <GivenAs donation={donation} />
            <KeyValueRow label="Metode pembayaran">{donation.channelName}</KeyValueRow>
            <KeyValueRow label="Nominal" strong>
              <Amount value={donation.amount} />
            </KeyValueRow>
          </KeyValueList>
          <CorrectNames code={code} names={donation.names} />
        </Card>
        {donation.status !== 'expired' && (
          <LinkLine
            text="Ada yang keliru?"
            to={paths.correction(code)}
            action="Nominal saya salah"
          />
        )}
        {donation.status === 'paid' && (
          <ReceiptCard code={code} donation={donation} programTitle={program?.title} />
        )}
        {donation.status === 'paid' &&
          (donation.zakat !== null || kindsFor(program?.type).length > 0) && (
            <ZakatReceiptCard code={code} isZakat={donation.zakat !== null} />
          )}
        <SlipCard code={code} donation={donation} />
        <Timeline {...donation} />
      </div>
      <StickyBarSpacer />
      <StickyBar>
        <div className={classes.actions}>
          <ChatButton reason="help" variant="light" px="md" {...chat}>
            Bantuan
          </ChatButton>
          {donation.status === 'unpaid' ? (
            <ChatButton reason="confirm" variant="light" icon={false} px="xs" {...chat}>
              Konfirmasi Pembayaran
            </ChatButton>
          ) : (
            <LinkButton to={program ? programPath(program) : paths.infaq()}>Donasi Lagi</LinkButton>
          )}
        </div>
      </StickyBar>
    </>
  )
}

/** The donation's status, with the date that belongs to it. */
function StatusCard({ code, donation }: { code: string; donation: Donation }) {
  const { tone, badge, label, date } = statusView(donation)
  const place = useRef<HTMLDivElement>(null)
  const [firstStatus] = useState(donation.status)
  useEffect(() => {
    // The link, form or button that had the focus belonged to the former state, and is gone.
    if (donation.status !== firstStatus && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
  }, [donation.status, firstStatus])
  return (
    <Card className={classes.card}>
      {/* Announced when it changes: "Belum Lunas" may become "Lunas" while the page is open. */}
      <div ref={place} tabIndex={-1} role="status" className={classes.status}>
        <div className={classes.badge}>
          <StatusBadge tone={tone}>{badge}</StatusBadge>
          <Amount value={donation.amount} size="lg" />
        </div>
        <p>
          <span>{`${label} `}</span>
          <strong className={classes.date}>
            <WholeText text={date} />
          </strong>
        </p>
      </div>
      {donation.status === 'unpaid' && (
        <>
          <p className={classes.text}>
            Donasi yang belum lunas harus dibayar sebelum batas waktu. Jika tidak, donasi otomatis
            dibatalkan.
          </p>
          <LinkButton to={paths.checkout(code)} fullWidth>
            Lihat instruksi pembayaran
          </LinkButton>
        </>
      )}
    </Card>
  )
}

/** Flyer and header of the program, as one link. If the program can't be loaded, only this part says so. */
function ProgramLink({ program, loading }: DonatedProgram) {
  if (program === undefined)
    return (
      <div className={clsx(card.card, classes.row)} aria-busy={loading}>
        <span className={classes.flyer}>
          {loading ? (
            <Skeleton height={72} radius={10} />
          ) : (
            <Picture src={null} alt="" width={96} height={72} radius={10} />
          )}
        </span>
        <p className={classes.title}>
          {loading ? (
            <Skeleton width="80%" height="0.9em" radius={4} />
          ) : (
            <span className={classes.missing}>Data program belum dapat ditampilkan.</span>
          )}
        </p>
      </div>
    )
  return (
    <AppLink to={programPath(program)} className={clsx(card.card, classes.row)}>
      <span className={classes.flyer}>
        <Picture src={program.flyerUrl} alt="" width={96} height={72} radius={10} priority />
      </span>
      <span className={classes.title}>{program.title}</span>
      <IconChevronRight size={20} aria-hidden />
    </AppLink>
  )
}
