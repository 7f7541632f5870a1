import type { Params } from 'react-router-dom'
import { programQuery } from '@/domain/program/program-queries'
import { CashBook } from '@/features/masjid/cash/CashBook'
import { MasjidTitle, MasjidView, useMasjid } from '@/features/masjid/components/MasjidView'
import { useDocumentTitle } from '@/ui/page/page-title'
import classes from './MasjidCashPage.module.css'

export const firstQueries = ({ slug = '' }: Params) => [programQuery('kencleng', slug)]

/** A mosque's cash book. */
export default function MasjidCashPage() {
  const { slug, query } = useMasjid()
  useDocumentTitle(query.data && `Kas ${query.data.title}`)
  return (
    <MasjidView query={query} skeleton={<MasjidTitle masjid={null} className={classes.title} />}>
      {(masjid) => (
        <>
          <MasjidTitle masjid={masjid} className={classes.title} />
          <CashBook slug={slug} title={masjid.title} />
        </>
      )}
    </MasjidView>
  )
}
