import { paths } from '@/lib/paths'
import { Skeleton } from '@/ui/Skeleton'
import { IconArrowLeft } from '@/ui/icons'

/**
 * The column, a bar with a way back and the quiet shape of a page: true of every address, so it can be served for any.
 * The arrow stands where a page's own will, and is something to see before any script has run.
 */
export function NeutralFrame() {
  return (
    <div className="jm-column" aria-busy="true">
      <div className="jm-neutral-bar">
        <a className="jm-neutral-back" href={paths.home()} aria-label="Kembali ke Beranda">
          <IconArrowLeft size={22} aria-hidden />
        </a>
      </div>
      <div className="jm-neutral-page">
        <p className="jm-hidden">Memuat…</p>
        <Skeleton flyer height={200} className="jm-neutral-flyer" />
        <Skeleton width="80%" height={20} />
        <Skeleton width="60%" height={20} />
      </div>
    </div>
  )
}
