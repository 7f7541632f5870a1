import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { Skeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import {
  IconAdjustments,
  IconChevronRight,
  IconLogout,
  IconNotebook,
  IconReceipt,
  IconRepeat,
  IconUserHeart,
  IconUserCircle,
} from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { SlowNote } from '@/ui/form/Form'
import { FundraiserItem } from './FundraiserItem'
import classes from './ProfileMenu.module.css'
import type { Elements } from '@/ui/elements'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { logOut } from '@/domain/account/session'
import { errorText } from '@/ui/show-error'
import { showToast } from '@/ui/overlay/toast'

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
