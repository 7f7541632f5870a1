import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readRememberedDonations } from '@/domain/donation/remembered-donations'
import { followedLocal } from '@/lib/storage/owned-storage'
import { ownerTurn } from '@/lib/storage/owner'
import { IconCreditCard } from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import { useStore } from '@/ui/use-store'
import { useServerNow } from '@/ui/use-now'
import { findPayment } from './collect'
import { labelOf, type Reminder } from './reminders'

/** The payment that runs, on whatever page somebody is but its own; looked for anew on each. */
export function RunningGift() {
  const client = useQueryClient()
  const turn = useStore(ownerTurn, () => 0)
  const now = useServerNow()
  const { pathname } = useLocation()
  const [found, setFound] = useState<{ turn: number; gift: Reminder | null } | null>(null)
  useEffect(() => {
    let current = true
    void findPayment(client, readRememberedDonations(followedLocal), {}).then((gift) => {
      if (current) setFound({ turn, gift })
    })
    return () => {
      current = false
    }
  }, [client, turn, pathname])
  // Another owner has come, and nothing was found for them yet.
  const gift = found?.turn === turn ? found.gift : null
  if (!gift || pathname === gift.to) return null
  if (gift.until !== null && now !== null && now >= gift.until) return null
  return (
    <LinkList
      label="Donasi yang menunggu dibayar"
      items={[
        {
          label: labelOf(gift),
          hint: gift.hint,
          to: gift.to,
          icon: <IconCreditCard size={24} stroke={1.7} />,
        },
      ]}
    />
  )
}
