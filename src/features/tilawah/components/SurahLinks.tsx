import { clsx } from 'clsx'
import type { Surah } from '@/domain/quran/surah'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import rows from '@/ui/list/rows.module.css'
import { ArabicText } from '@/ui/text/ArabicText'
import classes from './SurahLinks.module.css'

/** The surahs to read: number, names, meaning and how many verses. */
export function SurahLinks({ surahs }: { surahs: readonly Surah[] }) {
  return (
    <Card as="ol" flush role="list" className={clsx(rows.lines, classes.list)} aria-label="Surah">
      {surahs.map(({ nomor, namaLatin, arti, nama, jumlahAyat }) => (
        <li key={nomor} className={classes.item}>
          <AppLink to={paths.surah(nomor)} className={clsx(rows.row, classes.row)}>
            <span className={classes.number}>{nomor}</span>
            <span className={rows.words}>
              <span className={classes.name} translate="no">
                {namaLatin}
              </span>
              <span className="jm-quiet">
                <span>{arti !== '' && jumlahAyat !== null ? `${arti} · ` : arti}</span>
                {jumlahAyat !== null && <span className="jm-whole">{`${jumlahAyat} ayat`}</span>}
              </span>
            </span>
            {nama !== null && (
              <ArabicText as="span" className={classes.arabic}>
                {nama}
              </ArabicText>
            )}
          </AppLink>
        </li>
      ))}
    </Card>
  )
}
