import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import type { User } from '@/domain/account/user'
import { formatCalendarDay } from '@/lib/time/calendar-day'
import { paths, type ProfileEdit } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { Skeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { IconChevronRight, IconPhoto } from '@/ui/icons'
import { PhoneNumber } from '@/ui/text/Digits'
import rows from '@/ui/list/rows.module.css'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { showToast } from '@/ui/overlay/toast'
import { clearFieldDrafts, editFields } from '@/features/account/personal/edit-fields'
import { type StepState, takeSavedFlag } from '@/features/account/personal/use-steps'
import classes from './Overview.module.css'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import { FormAlert } from '@/ui/form/Form'
import { usePickedPicture } from '@/ui/picked-picture/use-picked-picture'
import { PhotoSheet } from '@/features/account/photo/PhotoSheet'

/** How a value is shown on the overview, where that differs from what is stored. */
const shown: Partial<Record<ProfileEdit, (value: string) => ReactNode>> = {
  phone: (value) => <PhoneNumber phone={value} />,
  birthdate: formatCalendarDay,
}

const groups: { id: string; heading: string; edits: ProfileEdit[] }[] = [
  {
    id: 'data-dasar',
    heading: 'Data dasar',
    edits: ['fullname', 'phone', 'email', 'birthdate', 'address'],
  },
  { id: 'data-pendukung', heading: 'Data pendukung', edits: ['gender', 'nickName'] },
]

const rowClass = clsx(rows.row, classes.row)

const oneStep: StepState = { stepsFromOverview: 1 }

/** All profile data; each row opens its form. */
export function Overview({ user }: { user: User }) {
  useEffect(() => {
    clearFieldDrafts()
    if (takeSavedFlag())
      showToast('Update data berhasil disimpan.', { tone: 'success', duration: 5000 })
  }, [])
  return (
    <div className={classes.page}>
      <PhotoRow user={user} />
      {groups.map(({ id, heading, edits }) => (
        <section key={id} aria-labelledby={id}>
          <SectionHeading id={id}>{heading}</SectionHeading>
          <Card as="ul" flush role="list" className={rows.lines}>
            {edits.map((edit) => (
              <Row key={edit} edit={edit} user={user} />
            ))}
          </Card>
        </section>
      ))}
    </div>
  )
}

function Row({ edit, user }: { edit: ProfileEdit; user: User }) {
  const { label, current } = editFields[edit]
  const value = current(user)
  return (
    <li>
      <AppLink className={rowClass} to={paths.personal(edit)} state={oneStep}>
        <span className={classes.words}>
          <span className="jm-quiet">{label}</span>
          {value === '' ? (
            <span className={classes.missing}>(Belum Lengkap)</span>
          ) : (
            <span className={classes.value}>{shown[edit]?.(value) ?? value}</span>
          )}
        </span>
        <IconChevronRight size={20} aria-hidden />
      </AppLink>
    </li>
  )
}

/** The overview's skeleton, of the same size. */
export function OverviewSkeleton() {
  return (
    <div className={classes.page}>
      <div className={classes.photo}>
        <Skeleton height={96} circle />
        <Skeleton width={132} height={44} radius={12} />
      </div>
      {groups.map(({ id, heading, edits }) => (
        <div key={id}>
          <SectionHeading id={id}>{heading}</SectionHeading>
          <Card flush className={rows.lines}>
            {edits.map((edit) => (
              <div key={edit} className={rowClass}>
                <span className={classes.words}>
                  <span className="jm-quiet">{editFields[edit].label}</span>
                  <span className={classes.skeleton}>
                    <Skeleton height="0.875rem" width="60%" />
                  </span>
                </span>
              </div>
            ))}
          </Card>
        </div>
      ))}
    </div>
  )
}

/** The photo, with the way to change it: pick a file, choose the square, save. */
function PhotoRow({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const photo = usePickedPicture()
  return (
    <div className={classes.ownPhoto}>
      <Avatar key={user.avatarUrl} name={user.name} src={user.avatarUrl} size={96} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="jm-hidden"
        // The button does the same, and Tab reaches it.
        tabIndex={-1}
        aria-label="Foto profil"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // Emptied, so that the same file can be picked again.
          event.currentTarget.value = ''
          if (file) void photo.pick(file)
        }}
      />
      <Button
        variant="light"
        px="lg"
        className={classes.change ?? ''}
        leftSection={<IconPhoto size={20} aria-hidden />}
        loading={photo.opening}
        onClick={() => input.current?.click()}
      >
        Ubah foto
      </Button>
      <FormAlert message={photo.problem} />
      <PhotoSheet picked={photo.picked} onClose={photo.drop} />
    </div>
  )
}
