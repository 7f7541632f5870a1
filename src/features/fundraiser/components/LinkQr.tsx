import { useMemo } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { useLazyModule } from '@/ui/use-lazy-module'
import classes from './LinkQr.module.css'

const loadQr = lazyModule(() => import('@/features/fundraiser/qr-path'))

/** The link as a QR code, to be scanned from this screen or from a poster. */
export function LinkQr({ link }: { link: string }) {
  const { module, error, retry } = useLazyModule(loadQr, true)
  const qr = useMemo(() => module?.qrPath(link), [module, link])
  // Too long for one: the link above can be copied.
  if (qr === null) return null
  if (error !== null) return <ErrorState error={error} onRetry={retry} />
  return (
    <figure className={classes.figure}>
      {qr ? (
        <svg
          role="img"
          aria-label="Kode QR tautan Anda"
          className={classes.code}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
      ) : (
        <Skeleton className={classes.code} height="auto" />
      )}
      <figcaption>Pindai untuk membuka tautan Anda.</figcaption>
    </figure>
  )
}
