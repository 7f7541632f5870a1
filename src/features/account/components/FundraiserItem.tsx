import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fundraiserQuery } from '@/api/queries/user'
import { paths } from '@/lib/paths'
import { fundraiserLink } from '@/lib/share-link'
import { AppLink } from '@/ui/AppLink'
import { Bone } from '@/ui/Bone'
import { CopyButton } from '@/ui/CopyButton'
import { IconSpeakerphone } from '@/ui/icons'
import { TextInput } from '@/ui/TextInput'
import { showToast } from '@/ui/toast'
import classes from './FundraiserItem.module.css'

/**
 * The menu's row for fundraisers: code and link of who is one, the invitation for who isn't. As long as nobody knows,
 * and where the answer fails, it is neither.
 * @param invitation the row for who isn't registered
 */
export function FundraiserItem({ invitation }: { invitation: ReactNode }) {
  const query = useQuery({ ...fundraiserQuery(), refetchOnMount: 'always' })
  // An answer from before this visit may be out of date, or somebody else's.
  const answered = query.isFetchedAfterMount
  if (answered && query.isError)
    return (
      <Row>
        <span className={classes.note} role="status">
          Gagal dimuat.
        </span>
        <button
          type="button"
          className={classes.action}
          disabled={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Coba lagi
        </button>
      </Row>
    )
  if (!answered || query.data === undefined)
    return (
      <Row>
        <span className="jm-hidden" role="status">
          Memuat…
        </span>
        <Bone width="6em" height="0.875rem" />
      </Row>
    )
  return query.data === null ? invitation : <Registered code={query.data} />
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className={classes.row}>
      <IconSpeakerphone size={22} stroke={1.7} aria-hidden />
      <span className={classes.label}>Fundraiser</span>
      {children}
    </div>
  )
}

function Registered({ code }: { code: string }) {
  const link = fundraiserLink(window.location.origin, paths.home(), code)
  return (
    <>
      <Row>
        <span className={classes.note}>
          Kode <strong className={classes.code}>{code}</strong>
        </span>
      </Row>
      <div className={classes.link}>
        <TextInput
          label="Tautan fundraiser Anda"
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton
          value={link}
          label="Salin tautan"
          copiedLabel="Tautan disalin!"
          fullWidth
          announced={false}
          onCopied={() => showToast('Link URL berhasil disalin', { tone: 'success' })}
        />
        <p className={classes.hint}>
          Ingin membagikan satu program?{' '}
          <AppLink to={paths.infaq()} className={classes.action ?? ''}>
            Pilih program
          </AppLink>
        </p>
      </div>
    </>
  )
}
