import { IconRefresh, IconWifiOff } from '@/ui/icons'
import classes from './LiveStatus.module.css'

interface LiveStatusProps {
  failing: boolean
  asking: boolean
  onAsk: () => void
}

/** Says that no reload is needed, or quietly that the status is out of date. Its height stays the same. */
export function LiveStatus({ failing, asking, onAsk }: LiveStatusProps) {
  return (
    <div className={classes.status} data-failing={failing || undefined}>
      <p role="status" className={classes.text}>
        {failing ? (
          <>
            <IconWifiOff size={18} aria-hidden />
            <span>Status belum dapat diperbarui. Kami terus mencoba.</span>
          </>
        ) : (
          <>
            <span className={classes.dot} aria-hidden />
            <span>Menunggu pembayaran. Status diperbarui otomatis.</span>
          </>
        )}
      </p>
      <button type="button" className={classes.ask} onClick={onAsk} aria-disabled={asking}>
        <IconRefresh size={18} aria-hidden />
        <span>{failing ? 'Coba lagi' : 'Cek status'}</span>
      </button>
    </div>
  )
}
