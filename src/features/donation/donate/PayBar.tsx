import { Amount } from '@/ui/text/Amount'
import { Button } from '@/ui/button/Button'
import { IconAlertCircle, IconX } from '@/ui/icons'
import { StickyBar } from '@/ui/page/StickyBar'
import classes from './PayBar.module.css'
import type { Failure } from '@/features/donation/sending/sending'

/** The total and the button to pay, and above them why the last try did not go through. */
export function PayBar({
  total,
  failure,
  onDismiss,
}: {
  /** Whole rupiah. */
  total: number
  failure: Failure | null
  onDismiss: () => void
}) {
  return (
    <StickyBar label="Pembayaran">
      <div className={classes.bar}>
        {failure && (
          <div role="alert" className={classes.failure}>
            <IconAlertCircle size={20} aria-hidden />
            <div className={classes.words}>
              <p>{failure.failure}</p>
              {failure.askUrl !== null && (
                <a className={classes.ask} href={failure.askUrl} target="_blank" rel="noopener">
                  Tanyakan lewat WhatsApp
                </a>
              )}
            </div>
            <button
              type="button"
              className={classes.dismiss}
              aria-label="Tutup pesan"
              onClick={onDismiss}
            >
              <IconX size={18} aria-hidden />
            </button>
          </div>
        )}
        <div className={classes.total}>
          <span className={classes.label}>Total Harga</span>
          <Amount value={total} size="lg" />
        </div>
        <Button type="submit" className={classes.pay}>
          Bayar Sekarang
        </Button>
      </div>
    </StickyBar>
  )
}
