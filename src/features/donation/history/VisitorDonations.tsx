import { useState } from 'react'
import {
  readRememberedDonations,
  type RememberedDonation,
} from '@/domain/donation/remembered-donations'
import { localOf, visitorLocal } from '@/lib/storage/owned-storage'
import { type Owner, owner } from '@/lib/storage/owner'
import { removeStored, writeStored } from '@/lib/storage/storage'
import { Button } from '@/ui/button/Button'
import classes from './VisitorDonations.module.css'

/** Which of the visitor's donations are meant. */
export type Which = (donation: RememberedDonation) => boolean

const every: Which = () => true

/** How many donations made on this device have no account; 0 when nobody is logged in. */
function countVisitorDonations(which = every): number {
  return owner() === null ? 0 : readRememberedDonations(visitorLocal).filter(which).length
}

/**
 * Moves the visitor's donations to an account, the one that is logged in unless another is named. If storage is denied
 * or full, they stay where they are.
 */
export function takeVisitorDonations(which = every, whose: Owner = owner()): void {
  const local = localOf(whose)
  const visitors = readRememberedDonations(visitorLocal)
  const all = [...readRememberedDonations(local), ...visitors.filter(which)]
  all.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  if (!writeStored(local, 'jm-donasi', all)) return
  const rest = visitors.filter((one) => !which(one))
  if (rest.length === 0) removeStored(visitorLocal, 'jm-donasi')
  else writeStored(visitorLocal, 'jm-donasi', rest)
}

/**
 * Offers a logged-in user the donations made on this device without an account. It reads storage, so it must not be
 * prerendered.
 */
export function VisitorDonations({ which, onTaken }: { which?: Which; onTaken: () => void }) {
  const [count, setCount] = useState(() => countVisitorDonations(which))
  if (count === 0) return null
  return (
    <div className={classes.offer}>
      <p role="status">{`Ada ${count} donasi tanpa akun di perangkat ini.`}</p>
      <Button
        variant="light"
        size="md"
        onClick={() => {
          takeVisitorDonations(which)
          setCount(0)
          onTaken()
        }}
      >
        Tambahkan ke akun ini
      </Button>
    </div>
  )
}
