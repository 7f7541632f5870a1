import type { Donation } from '@/domain/donation/donation'
import { Card } from '@/ui/Card'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './checkout.module.css'

/** Whom the donor's own app must name before he pays. Nothing where the backend doesn't say. */
export function PayeeCard({ donation: { payee, merchant, nmid } }: { donation: Donation }) {
  if (payee === null && merchant === null && nmid === null) return null
  return (
    <Card as="section" aria-labelledby="nama-penerima">
      <SectionHeading id="nama-penerima">Pastikan nama ini yang muncul</SectionHeading>
      <KeyValueList>
        {payee !== null && (
          <KeyValueRow label="Nama penerima" verbatim>
            {payee}
          </KeyValueRow>
        )}
        {merchant !== null && (
          <KeyValueRow label="Nama merchant" verbatim>
            {merchant}
          </KeyValueRow>
        )}
        {nmid !== null && (
          <KeyValueRow label="NMID" verbatim>
            {nmid}
          </KeyValueRow>
        )}
      </KeyValueList>
      <p className={classes.note}>
        Cocokkan dengan yang tampil di aplikasi bank atau dompet digital Anda sebelum memasukkan
        PIN. Jika berbeda, batalkan dan hubungi kami.
      </p>
    </Card>
  )
}
