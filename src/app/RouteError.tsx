import { IconAlertCircle } from '@/ui/icons'
import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { PlainButton, PlainLinkButton } from '@/ui/button/PlainButton'
import { paths } from '@/lib/address/paths'
import { EmptyState } from '@/ui/state/States'

/** A page that crashed, or whose code could not be fetched: says so and offers another try. */
export function RouteError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  // A missing stylesheet is an error of Vite’s, "Unable to preload CSS for …"; a missing script is the browser’s.
  const unloaded = error instanceof Error && /module|fetch|preload/i.test(error.message)
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
          {/* Home itself would only fail again. */}
          {pathname === paths.home() ? (
            <PlainLinkButton to={paths.allServices()} reloadDocument>
              Semua Layanan
            </PlainLinkButton>
          ) : (
            <PlainLinkButton to={paths.home()} reloadDocument>
              Kembali ke Beranda
            </PlainLinkButton>
          )}
        </>
      }
    />
  )
}
