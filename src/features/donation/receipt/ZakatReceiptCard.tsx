import { useQuery } from '@tanstack/react-query'
import { isNotFound } from '@/api/errors'
import { useListed } from '@/domain/capabilities/use-listed'
import { type ZakatReceipt, zakatReceiptQuery } from '@/domain/donation/donation-queries'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { Card } from '@/ui/Card'
import { InlineError } from '@/ui/state/RetryLines'
import { TextSkeleton } from '@/ui/state/Skeleton'
import { Amount } from '@/ui/text/Amount'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { WholeText } from '@/ui/text/WholeText'

/**
 * The amil's own proof of payment of a paid zakat, where the backend gives it out. Ours ("Bukti Donasi") is never called
 * so.
 * @param isZakat whether the donation itself says that it is one; the program's type alone promises no proof
 */
export function ZakatReceiptCard({ code, isZakat }: { code: string; isZakat: boolean }) {
  const listed = useListed('/transaction/get_receipt')
  const { data, error, isFetching, refetch } = useQuery({
    ...zakatReceiptQuery(code),
    enabled: listed === true,
  })
  if (listed !== true || (isNotFound(error) && !isZakat)) return null
  if (data)
    return (
      <Card as="section" aria-labelledby="bukti-setor-zakat">
        <SectionHeading id="bukti-setor-zakat">Bukti Setor Zakat</SectionHeading>
        <Facts {...data} />
      </Card>
    )
  return (
    <Card>
      {isNotFound(error) ? (
        <p>Lembaga zakat menerbitkan bukti setornya setelah zakat Anda dibukukan.</p>
      ) : error ? (
        <InlineError
          text="Bukti setor zakat gagal dimuat."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <TextSkeleton lines={4} />
      )}
    </Card>
  )
}

function Facts({ number, issuedAt, amil, amilTaxId, payer, payerId, amount, href }: ZakatReceipt) {
  return (
    <>
      <KeyValueList>
        <KeyValueRow label="Nomor" verbatim>
          {number}
        </KeyValueRow>
        {issuedAt && (
          <KeyValueRow label="Tanggal">
            <WholeText text={formatWibDateTime(issuedAt)} />
          </KeyValueRow>
        )}
        <KeyValueRow label="Lembaga">{amil}</KeyValueRow>
        {amilTaxId !== null && (
          <KeyValueRow label="NPWP lembaga" verbatim>
            {amilTaxId}
          </KeyValueRow>
        )}
        <KeyValueRow label="Pembayar">{payer}</KeyValueRow>
        {payerId !== null && (
          <KeyValueRow label="NIK atau NPWP pembayar" verbatim>
            {payerId}
          </KeyValueRow>
        )}
        <KeyValueRow label="Nominal" strong>
          <Amount value={amount} />
        </KeyValueRow>
      </KeyValueList>
      {href !== null && (
        <p>
          <a href={href} target="_blank" rel="noopener">
            Buka dokumen bukti setor
          </a>
        </p>
      )}
    </>
  )
}
