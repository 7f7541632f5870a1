import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { countVisitorDonations, takeVisitorDonations, type Which } from './visitor-donations'
import classes from './VisitorDonations.module.css'

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
