import type { MasjidProfile } from '@/domain/masjid/profile'
import { fiveShalat, shalatNames } from '@/domain/prayer-times/next-shalat'
import type { ProgramDetail } from '@/domain/program/program'
import { normalisePhone } from '@/lib/phone'
import { Badge } from '@/ui/Badge'
import { TextButton } from '@/ui/button/TextButton'
import { Avatar } from '@/ui/picture/Avatar'
import { Picture } from '@/ui/picture/Picture'
import { Skeleton } from '@/ui/state/Skeleton'
import { PhoneNumber } from '@/ui/text/Digits'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import type { ProfileState } from '@/features/masjid/components/MasjidView'
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

/** A mosque's address and contacts. One row names all that aren't known. @param masjid null while it is loading */
export function Contact({
  masjid,
  state,
}: {
  masjid: Pick<ProgramDetail, 'address' | 'fullHtml'> | null
  state: ProfileState
}) {
  const profile = state.kind === 'ready' ? state.profile : null
  const missing = [
    ...(masjid?.address === null ? ['Lokasi'] : []),
    ...(profile?.people.length ? [] : ['Pengurus']),
    ...(profile?.phone ? [] : ['Telepon']),
    ...(profile?.email ? [] : ['Email']),
    ...(masjid?.fullHtml === '' && !profile?.html ? ['Deksripsi'] : []),
  ]
  return (
    <KeyValueList>
      {masjid?.address !== null && (
        <KeyValueRow label="Lokasi">
          {masjid?.address ?? <Skeleton width="10em" height="0.8em" />}
        </KeyValueRow>
      )}
      {profile?.phone && (
        <KeyValueRow label="Telepon">
          <a className={classes.link} href={`tel:+62${normalisePhone(profile.phone)}`}>
            <PhoneNumber phone={profile.phone} />
          </a>
        </KeyValueRow>
      )}
      {profile?.email && (
        <KeyValueRow label="Email">
          <a className={classes.link} href={`mailto:${profile.email}`}>
            {profile.email}
          </a>
        </KeyValueRow>
      )}
      {profile?.simasId && (
        <KeyValueRow label="ID SIMAS" verbatim>
          {profile.simasId}
        </KeyValueRow>
      )}
      {missing.length > 0 && (
        <KeyValueRow label={missing.join(', ')}>
          <Unknown state={state} />
        </KeyValueRow>
      )}
    </KeyValueList>
  )
}

function Unknown({ state }: { state: ProfileState }) {
  if (state.kind === 'loading') return <Skeleton width="7em" height="0.8em" />
  if (state.kind === 'ready') return <span>Belum tersedia</span>
  return (
    <span className={classes.failed} role="status">
      Gagal dimuat
      <TextButton busy={state.retrying} onClick={state.retry}>
        Coba lagi
      </TextButton>
    </span>
  )
}
