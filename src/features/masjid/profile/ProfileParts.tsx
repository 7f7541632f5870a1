import type { MasjidProfile } from '@/domain/masjid/profile'
import { fiveShalat, shalatNames } from '@/domain/prayer-times/next-shalat'
import { Avatar } from '@/ui/picture/Avatar'
import { Badge } from '@/ui/Badge'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { Picture } from '@/ui/picture/Picture'
import classes from './ProfileParts.module.css'

/** Who runs a mosque. */
export function People({ people }: Pick<MasjidProfile, 'people'>) {
  return (
    <ul role="list" className={classes.people}>
      {people.map(({ name, office, pictureUrl }, index) => (
        // Two may have the same name, and the list never changes its order.
        <li key={index} className={classes.person}>
          <Avatar name={name} src={pictureUrl} size={48} />
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            {office !== null && <span className="jm-quiet">{office}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** How long after each adzan the shalat begins. */
export function Iqamah({ iqamah }: { iqamah: NonNullable<MasjidProfile['iqamah']> }) {
  return (
    <KeyValueList>
      {fiveShalat.map((shalat) => (
        <KeyValueRow key={shalat} label={shalatNames[shalat]}>
          {iqamah[shalat] === 0
            ? 'Langsung setelah adzan'
            : `${iqamah[shalat]} menit setelah adzan`}
        </KeyValueRow>
      ))}
    </KeyValueList>
  )
}

/** What there is in a mosque. */
export function Facilities({ facilities }: Pick<MasjidProfile, 'facilities'>) {
  return (
    <ul role="list" className={classes.facilities}>
      {facilities.map((facility, index) => (
        <li key={index}>
          <Badge variant="light" size="lg">
            {facility}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

/** Pictures of a mosque. @param title of the mosque */
export function Gallery({ pictures, title }: Pick<MasjidProfile, 'pictures'> & { title: string }) {
  return (
    <ul role="list" className={classes.gallery}>
      {pictures.map((src, index) => (
        <li key={index}>
          <Picture
            src={src}
            alt={`Foto ${title} ${index + 1} dari ${pictures.length}`}
            width={4}
            height={3}
            radius={12}
          />
        </li>
      ))}
    </ul>
  )
}
