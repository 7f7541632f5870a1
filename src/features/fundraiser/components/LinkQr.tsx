import { useMemo } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { ErrorState } from '@/ui/state/ErrorState'
import { Skeleton } from '@/ui/state/Skeleton'
import { ink, white } from '@/ui/tokens'
import { useLazyModule } from '@/ui/use-lazy-module'
import type { QrPath } from '@/features/fundraiser/qr-path'
import classes from './LinkQr.module.css'

const loadQr = lazyModule(() => import('@/features/fundraiser/qr-path'))

/** The link as a QR code, to be scanned from this screen or from a poster. */
export function LinkQr({ link }: { link: string }) {
  const { module, error, retry } = useLazyModule(loadQr, true)
  const qr = useMemo(() => module?.qrPath(link), [module, link])
  // The link is too long for a QR code; it can be copied above.
  if (qr === null) return null
  if (error !== null) return <ErrorState error={error} onRetry={retry} />
  return (
    <figure className={classes.figure}>
      {qr ? (
        <img alt="Kode QR tautan Anda" className={classes.code} src={qrPicture(qr)} />
      ) : (
        <Skeleton className={classes.code} height="auto" />
      )}
      <figcaption>Pindai untuk membuka tautan Anda.</figcaption>
    </figure>
  )
}

/** A picture and no drawing in the page: a browser's own dark theme changes the colours of those. */
function qrPicture({ size, path }: QrPath): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="${white}" d="M0 0h${size}v${size}H0z"/><path fill="${ink}" d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
