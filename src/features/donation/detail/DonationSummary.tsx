import { programPath } from '@/domain/program/program-path'
import type { Donation } from '@/domain/donation/donation'
import { Timeline } from '@/features/donation/components/Timeline'
import { SlipCard } from '@/features/donation/transfer-slip/SlipCard'
import { ReceiptCard } from '@/features/donation/receipt/ReceiptCard'
import { paths } from '@/lib/address/paths'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { Amount } from '@/ui/text/Amount'
import { Card } from '@/ui/Card'
import { CopyButton } from '@/ui/button/CopyButton'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { LinkButton } from '@/ui/button/LinkButton'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { StickyBar, StickyBarSpacer } from '@/ui/page/StickyBar'
import { showToast } from '@/ui/overlay/toast-store'
import { ChatButton } from './ChatButton'
import classes from './DonationSummary.module.css'
import { ProgramLink } from './ProgramLink'
import { StatusCard } from './StatusCard'
import { useDonatedProgram } from './use-donated-program'

/** Status, date, code, program, doa and breakdown of a donation. */
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
              {donation.donatedAt ? formatWibDateTime(donation.donatedAt) : '—'}
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
            <KeyValueRow label="Metode pembayaran">{donation.channelName}</KeyValueRow>
            <KeyValueRow label="Nominal" strong>
              <Amount value={donation.amount} />
            </KeyValueRow>
          </KeyValueList>
        </Card>
        {donation.status === 'paid' && (
          <ReceiptCard code={code} donation={donation} programTitle={program?.title} />
        )}
        <SlipCard code={code} donation={donation} />
        <Timeline events={donation.events} />
      </div>
      <StickyBarSpacer />
      <StickyBar>
        <div className={classes.actions}>
          <ChatButton reason="help" variant="light" px="md" {...chat}>
            Bantuan
          </ChatButton>
          {donation.status === 'unpaid' ? (
            <ChatButton reason="confirm" icon={false} px="xs" {...chat}>
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
