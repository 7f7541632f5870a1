import type { Params } from 'react-router-dom'
import { programQuery } from '@/domain/program/program-queries'
import { StickerCheck } from '@/features/masjid/check/StickerCheck'
import {
  MasjidTitle,
  MasjidView,
  useMasjid,
  useProfile,
} from '@/features/masjid/components/MasjidView'
import { Skeleton } from '@/ui/state/Skeleton'
import { useDocumentTitle } from '@/ui/page/page-title'
import classes from './MasjidQrisPage.module.css'

export const firstQueries = ({ slug = '' }: Params) => [programQuery('kencleng', slug)]

/** Whether a QRIS sticker that hangs in a mosque is the mosque's own. */
export default function MasjidQrisPage() {
  const { slug, query } = useMasjid()
  const state = useProfile(slug)
  useDocumentTitle(query.data && `Periksa QRIS ${query.data.title}`)
  return (
    <MasjidView query={query} skeleton={<Waiting />}>
      {(masjid) => (
        <div className={classes.page}>
          <div>
            <MasjidTitle masjid={masjid} className={classes.title} />
            <p className={classes.hint}>
              Sebelum membayar, pindai stiker QRIS di masjid untuk memastikan bahwa stiker itu milik
              masjid ini. Gambar dibaca di perangkat ini saja dan tidak dikirim ke mana pun.
            </p>
          </div>
          <StickerCheck title={masjid.title} state={state} />
        </div>
      )}
    </MasjidView>
  )
}

function Waiting() {
  return (
    <div className={classes.page}>
      <MasjidTitle masjid={null} className={classes.title} />
      <Skeleton height={120} radius={12} />
    </div>
  )
}
