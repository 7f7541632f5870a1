import { useMemo } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { ErrorState } from '@/ui/state/States'
import { Skeleton } from '@/ui/state/Skeleton'
import { ink, white } from '@/ui/tokens'
import { useLazyModule } from '@/ui/use-lazy-module'
import classes from './LinkQr.module.css'
import type { QrPath } from './qr-path'

const loadQr = lazyModule(() => import('./qr-path'))

/** A picture and no drawing in the page: a browser's own dark theme changes the colours of those. */
function qrPicture({ size, path }: QrPath): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="${white}" d="M0 0h${size}v${size}H0z"/><path fill="${ink}" d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/**
 * An address as a QR code, to be scanned from this screen or from a poster; nothing where it is too long for one.
 * @param props.name what the picture is to those who don't see it
 * @param props.caption what the code is for
 */
export function LinkQr({ link, name, caption }: { link: string; name: string; caption: string }) {
  const { module, error, retry } = useLazyModule(loadQr, true)
  const qr = useMemo(() => module?.qrPath(link), [module, link])
  if (qr === null) return null
  if (error !== null) return <ErrorState error={error} onRetry={retry} />
  return (
    <figure className={classes.figure}>
      {qr ? (
        <img alt={name} className={classes.code} src={qrPicture(qr)} />
      ) : (
        <Skeleton className={classes.code} height="auto" />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
