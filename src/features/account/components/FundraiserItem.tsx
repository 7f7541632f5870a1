import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { fundraiserQuery } from '@/domain/account/user-queries'
import { paths } from '@/lib/address/paths'
import { fundraiserLink } from '@/domain/account/fundraiser-link'
import { AppLink } from '@/ui/AppLink'
import type { Elements } from '@/ui/elements'
import { Skeleton } from '@/ui/state/Skeleton'
import { IconUserHeart } from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { ShareLink } from '@/ui/button/ShareLink'
import { TextButton } from '@/ui/button/TextButton'
import classes from './FundraiserItem.module.css'
import menu from './ProfileMenu.module.css'

/**
 * The menu's row for fundraisers: code and link of a registered fundraiser, else the invitation. While the answer is
 * missing or has failed, the row shows neither.
 * @param invitation the row for a user who isn't registered
 */
export function FundraiserItem({ invitation }: { invitation: Elements }) {
  const query = useQuery({ ...fundraiserQuery(), refetchOnMount: 'always' })
  // A cached answer may be out of date, or another account's.
  const answered = query.isFetchedAfterMount
  if (answered && query.isError)
    return (
      <Row>
        <span className={classes.note} role="status">
          Gagal dimuat.
        </span>
        <TextButton busy={query.isFetching} onClick={() => query.refetch()}>
          Coba lagi
        </TextButton>
      </Row>
    )
  if (!answered || query.data === undefined)
    return (
      <Row>
        <span className="jm-hidden" role="status">
          Memuat…
        </span>
        <Skeleton width="6em" height="0.875rem" />
      </Row>
    )
  return query.data === null ? invitation : <Registered code={query.data} />
}

/** As high as the menu's other rows in each state, so that nothing moves. */
function Row({ children }: { children: Elements }) {
  return (
    <div className={clsx(rows.row, menu.item)}>
      <IconUserHeart size={22} stroke={1.7} aria-hidden />
      <span className={menu.label}>Fundraiser</span>
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
          Kode{' '}
          <strong className={classes.code} translate="no">
            {code}
          </strong>
        </span>
      </Row>
      <div className={classes.link}>
        <ShareLink link={link} title="Jejaring Masjid" />
        <p className="jm-quiet">
          Ingin membagikan satu program?{' '}
          <AppLink to={paths.infaq()} className={classes.choose ?? ''}>
            Pilih program
          </AppLink>
        </p>
      </div>
    </>
  )
}
