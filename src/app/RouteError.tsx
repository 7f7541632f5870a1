import { IconAlertCircle } from '@/ui/icons'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { PlainButton, PlainLinkButton } from '@/ui/PlainButton'
import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'

/** Whether a page's code or styles could not be fetched. Vite's own error for styles is no TypeError. */
const isUnloaded = (error: unknown) =>
  (error instanceof TypeError && /import|module|fetch/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'))

/** A page that crashed, or whose code could not be fetched: says so and offers another try. */
export function RouteError() {
  const error = useRouteError()
  const unloaded = isUnloaded(error)
  useEffect(() => {
    // Its code may have been removed by a deploy, or the cache may be damaged: one reload without caches cures both.
    if (unloaded) window.__reloadOnce?.(true)
  }, [unloaded])
  return (
    <EmptyState
      icon={<IconAlertCircle size={56} stroke={1.4} aria-hidden />}
      title={unloaded ? 'Halaman belum dapat dimuat' : 'Terjadi kesalahan'}
      text={
        unloaded
          ? 'Periksa koneksi internet Anda, lalu coba lagi.'
          : 'Maaf, halaman ini tidak dapat ditampilkan. Silakan coba lagi.'
      }
      action={
        <>
          <PlainButton
            onClick={() => {
              window.location.reload()
            }}
          >
            Coba lagi
          </PlainButton>
          <PlainLinkButton to={paths.home()} reloadDocument>
            Kembali ke Beranda
          </PlainLinkButton>
        </>
      }
    />
  )
}
