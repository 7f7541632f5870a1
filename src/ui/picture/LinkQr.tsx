import { useMemo } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { ErrorState } from '@/ui/state/States'
import { Skeleton } from '@/ui/state/Skeleton'
import { useLazyModule } from '@/ui/use-lazy-module'
import classes from './LinkQr.module.css'

const loadQr = lazyModule(() => import('./qr-image'))

/**
 * An address as a QR code, to be scanned from this screen or from a poster; nothing where it is too long for one.
 * @param props.name what the picture is to those who don't see it
 * @param props.caption what the code is for
 */
export function LinkQr({ link, name, caption }: { link: string; name: string; caption: string }) {
  const { module, error, retry } = useLazyModule(loadQr, true)
  const image = useMemo(() => module?.qrImage(link), [module, link])
  if (image === null) return null
  if (error !== null) return <ErrorState error={error} onRetry={retry} />
  return (
    <figure className={classes.figure}>
      {image ? (
        <img alt={name} className={classes.code} src={image} />
      ) : (
        <Skeleton className={classes.code} height="auto" />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
