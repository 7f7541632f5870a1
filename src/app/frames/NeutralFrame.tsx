import { paths } from '@/lib/address/paths'
import { Skeleton } from '@/ui/state/Skeleton'
import { IconArrowLeft } from '@/ui/icons'

/**
 * The column, a bar with a back arrow and a neutral shape of a page. It fits every address, so it is served for all
 * without an own file. The arrow is where the page's own arrow will be.
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
