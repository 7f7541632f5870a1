import { amountInWords } from '@/features/donation/amount/amount-in-words'
import { Card } from '@/ui/Card'
import { CopyButton } from '@/ui/button/CopyButton'
import { IconAlertTriangle } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast-store'
import { ExactAmount } from './ExactAmount'
import type { PaymentKind } from './payment-kind'
import classes from './TotalCard.module.css'
import { uniqueCode } from './unique-code'

/** What to pay, copied as bare digits. */
export function TotalCard({ kind, amount }: { kind: PaymentKind; amount: number }) {
  const code = uniqueCode(kind, amount)
  return (
    <Card as="section" aria-labelledby="total-pembayaran">
      <div className={classes.row}>
        <div>
          <h2 id="total-pembayaran" className={classes.label}>
            Total Pembayaran
          </h2>
          <ExactAmount value={amount} coded={code !== null} />
          <p className="jm-quiet">{amountInWords(amount)}</p>
        </div>
        <CopyButton
          value={String(amount)}
          label="Salin nominal"
          onCopied={() => showToast('Nominal disalin', { tone: 'success', duration: 3000 })}
        />
      </div>
      {code !== null && (
        <p className={classes.code}>
          Tiga digit terakhir, <strong translate="no">{code}</strong>, adalah kode unik agar donasi
          Anda mudah dikenali. Jangan dibulatkan.
        </p>
      )}
      <p className={classes.warning}>
        <IconAlertTriangle size={20} aria-hidden />
        <span>Pastikan nominal pembayaran donasi anda sesuai</span>
      </p>
    </Card>
  )
}
