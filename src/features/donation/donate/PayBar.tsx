import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { IconAlertCircle, IconX } from '@/ui/icons'
import { StickyBar } from '@/ui/StickyBar'
import classes from './PayBar.module.css'

/** The total and the button to pay, and above them why the last try did not go through. */
export function PayBar({
  total,
  failure,
  askUrl,
  onDismiss,
}: {
  /** Whole rupiah. */
  total: number
  failure: string | null
  /** A link to a chat with the organisation, when only they know whether the donation was recorded; else null. */
  askUrl: string | null
  onDismiss: () => void
}) {
  return (
    <StickyBar label="Pembayaran">
      <div className={classes.bar}>
        {failure && (
          <div role="alert" className={classes.failure}>
            <IconAlertCircle size={20} aria-hidden />
            <div className={classes.words}>
              <p>{failure}</p>
              {askUrl !== null && (
                <a className={classes.ask} href={askUrl} target="_blank" rel="noopener">
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
