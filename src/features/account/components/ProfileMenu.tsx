import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { fundraiserLink } from '@/domain/account/fundraiser'
import { logOut } from '@/domain/account/session'
import { fundraiserQuery } from '@/domain/account/user-queries'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { ShareLink } from '@/ui/button/ShareLink'
import { TextButton } from '@/ui/button/TextButton'
import type { Elements } from '@/ui/elements'
import { SlowNote } from '@/ui/form/Form'
import {
  IconAdjustments,
  IconChevronRight,
  IconLogout,
  IconNotebook,
  IconReceipt,
  IconRepeat,
  IconUserCircle,
  IconUserHeart,
} from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast'
import { errorText } from '@/ui/show-error'
import { Skeleton } from '@/ui/state/Skeleton'
import rows from '@/ui/list/rows.module.css'
import fundraiserItemClasses from './FundraiserItem.module.css'
import classes from './ProfileMenu.module.css'

/**
 * The menu's row for fundraisers: code and link of a registered fundraiser, else the invitation. While the answer is
 * missing or has failed, the row shows neither.
 * @param invitation the row for a user who isn't registered
 */
function FundraiserItem({ invitation }: { invitation: Elements }) {
  const query = useQuery({ ...fundraiserQuery(), refetchOnMount: 'always' })
  // A cached answer may be out of date, or another account's.
  const answered = query.isFetchedAfterMount
  if (answered && query.isError)
    return (
      <Row>
        <span className={fundraiserItemClasses.note} role="status">
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
    <div className={clsx(rows.row, classes.item)}>
      <IconUserHeart size={22} stroke={1.7} aria-hidden />
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
        <span className={fundraiserItemClasses.note}>
          Kode{' '}
          <strong className={fundraiserItemClasses.code} translate="no">
            {code}
          </strong>
        </span>
      </Row>
      <div className={fundraiserItemClasses.link}>
        <ShareLink link={link} title="Jejaring Masjid" />
        <p className="jm-quiet">
          Ingin membagikan satu program?{' '}
          <AppLink to={paths.infaq()} className={fundraiserItemClasses.choose ?? ''}>
            Pilih program
          </AppLink>
        </p>
      </div>
    </>
  )
}

const itemClass = clsx(rows.row, classes.item)

interface Item {
  label: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  to: string
}

const invitation: Item = {
  label: 'Daftar Fundraiser',
  icon: IconUserHeart,
  to: paths.fundraiserRegister(),
}

const items: Item[] = [
  { label: 'Riwayat Donasi', icon: IconReceipt, to: paths.donationHistory() },
  { label: 'Infaq Rutin', icon: IconRepeat, to: paths.plans() },
  { label: 'Profil Saya', icon: IconUserCircle, to: paths.personal() },
  invitation,
  { label: 'Kumpulan Doa', icon: IconNotebook, to: paths.doa() },
  { label: 'Pengaturan', icon: IconAdjustments, to: paths.settings() },
]

/** The links of the profile. */
export function ProfileMenu() {
  const leave = useLogOut()
  return (
    <Card as="ul" flush role="list" className={rows.lines}>
      {items.map((item) => (
        <li key={item.label}>
          {item === invitation ? (
            <FundraiserItem invitation={<MenuItem item={item} />} />
          ) : (
            <MenuItem item={item} />
          )}
        </li>
      ))}
      <li>
        <button
          type="button"
          className={itemClass}
          data-leaving
          disabled={leave.isPending}
          onClick={() => leave.mutate()}
        >
          <Content label="Keluar" icon={IconLogout} />
        </button>
        <SlowNote pending={leave.isPending} />
      </li>
    </Card>
  )
}

/** The skeleton of the profile's menu, the same for an account and a visitor. */
export function ProfileMenuSkeleton() {
  return (
    <Card as="ul" flush role="list" className={rows.lines}>
      {['55%', '40%', '60%', '50%'].map((width) => (
        <li key={width} className={itemClass}>
          <Skeleton height={22} circle />
          <Skeleton height="1rem" width={width} />
        </li>
      ))}
    </Card>
  )
}

function MenuItem({ item: { label, icon, to } }: { item: Item }) {
  return (
    <AppLink to={to} className={itemClass}>
      <Content label={label} icon={icon}>
        <IconChevronRight className={classes.arrow ?? ''} size={20} aria-hidden />
      </Content>
    </AppLink>
  )
}

function Content({
  label,
  icon: Icon,
  children,
}: Pick<Item, 'label' | 'icon'> & { children?: Elements }) {
  return (
    <>
      <Icon size={22} stroke={1.7} aria-hidden />
      <span className={classes.label}>{label}</span>
      {children}
    </>
  )
}

/** "Keluar". The page needs a user, so it then goes to /auth by itself. */
function useLogOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => logOut(client),
    onError: (error) => {
      showToast(`Belum dapat keluar. ${errorText(error)}`, { tone: 'error', duration: 5000 })
    },
  })
}
