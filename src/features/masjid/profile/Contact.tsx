import type { ProgramDetail } from '@/domain/program/program'
import { normalisePhone } from '@/lib/phone'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { PhoneNumber } from '@/ui/text/Digits'
import { Skeleton } from '@/ui/state/Skeleton'
import { TextButton } from '@/ui/button/TextButton'
import type { ProfileState } from './use-profile'
import classes from './Contact.module.css'

/** A mosque's address and contacts; what nobody knows is named in one row. @param masjid null while it is loading */
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
