import type { Donation } from '@/domain/donation/donation'
import { GivenAs } from '@/features/donation/components/GivenAs'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { Amount } from '@/ui/text/Amount'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { PhoneNumber } from '@/ui/text/Digits'
import { WholeText } from '@/ui/text/WholeText'

interface DonationFactsProps {
  code: string
  donation: Donation
  programTitle: string | undefined
}

/** What was given, by whom and how; the phone is masked. */
export function DonationFacts({ code, donation, programTitle }: DonationFactsProps) {
  return (
    <KeyValueList>
      {programTitle !== undefined && <KeyValueRow label="Program">{programTitle}</KeyValueRow>}
      <KeyValueRow label="Donatur">{donation.donor}</KeyValueRow>
      <GivenAs donation={donation} />
      {donation.phone !== null && (
        <KeyValueRow label="Nomor WhatsApp">
          <PhoneNumber phone={donation.phone} masked />
        </KeyValueRow>
      )}
      <KeyValueRow label="Metode pembayaran">{donation.channelName}</KeyValueRow>
      <KeyValueRow label="Kode donasi" verbatim>
        {code}
      </KeyValueRow>
      {donation.donatedAt && (
        <KeyValueRow label="Tanggal">
          <WholeText text={formatWibDateTime(donation.donatedAt)} />
        </KeyValueRow>
      )}
      <KeyValueRow label="Nominal" strong>
        <Amount value={donation.amount} />
      </KeyValueRow>
    </KeyValueList>
  )
}
