import { useState } from 'react'
import { type Claimable, settleCodes, unsettled, visitorsClaimable } from '@/domain/donation/claims'
import { claimQuestion } from '@/domain/donation/TellClaimable'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import { formatRupiah } from '@/lib/money'
import { owner } from '@/lib/owner'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { errorText } from '@/ui/error-text'
import { useBusy } from '@/ui/use-busy'
import { claimAll, type ClaimOutcome } from './claim-all'
import classes from './ClaimOffer.module.css'

const refusals = {
  taken: 'sudah menjadi bagian akun lain.',
  unknown: 'tidak ditemukan.',
} as const

interface ClaimOfferProps {
  /** Of this account on this device, and not in its history. */
  own: readonly RememberedDonation[]
  /** Some were added. */
  onAdded: () => void
}

/**
 * Offers a logged-in user the donations of this device that aren't the account's. It reads storage, so it must not be
 * prerendered. It says how many there are and not which: they may be somebody else's.
 */
export function ClaimOffer({ own, onAdded }: ClaimOfferProps) {
  const [visitors, setVisitors] = useState(visitorsClaimable)
  const [outcome, setOutcome] = useState<ClaimOutcome | null>(null)
  const [running, setRunning] = useState(false)
  const busy = useBusy()
  const asked = running ? [] : onceEach([...visitors, ...unsettled(own)])
  const donations = outcome?.error ? outcome.left : asked

  const add = async () => {
    if (!busy.begin()) return
    setRunning(true)
    const done = await claimAll(donations, owner())
    busy.end()
    setRunning(false)
    setVisitors(visitorsClaimable())
    setOutcome(done)
    if (done.added > 0) onAdded()
  }
  const dismiss = () => {
    settleCodes(
      donations.map(({ code }) => code),
      owner(),
    )
    setVisitors(visitorsClaimable())
    setOutcome(null)
  }

  if (!running && donations.length === 0 && outcome === null) return null
  return (
    <div className={classes.place}>
      <Card as="section" aria-label="Donasi di perangkat ini" className={classes.offer}>
        <div role="status">{outcome && <Told outcome={outcome} />}</div>
        {(running || donations.length > 0) && (
          <>
            <p className={classes.question}>
              {running ? 'Menambahkan donasi ke akun Anda…' : claimQuestion(donations.length)}
            </p>
            <p className="jm-quiet">Tambahkan hanya donasi yang Anda buat sendiri.</p>
            <div className={classes.buttons}>
              <Button size="md" loading={running} onClick={() => void add()}>
                {outcome?.error ? 'Coba lagi' : 'Tambahkan'}
              </Button>
              <Button variant="default" size="md" disabled={running} onClick={dismiss}>
                Bukan donasi saya
              </Button>
            </div>
          </>
        )}
      </Card>
    </div>
  )
}

function Told({ outcome: { added, refused, error } }: { outcome: ClaimOutcome }) {
  return (
    <>
      {added > 0 && <p className={classes.added}>{added} donasi ditambahkan ke akun Anda.</p>}
      {refused.length > 0 && (
        <>
          <p>{refused.length} donasi tidak dapat ditambahkan:</p>
          <ul className={classes.refused}>
            {refused.map(({ donation: { code, programTitle, gift }, why }) => (
              <li key={code}>
                {programTitle}
                {gift && `, ${formatRupiah(gift.amount)}`}: {refusals[why]}
              </li>
            ))}
          </ul>
        </>
      )}
      {error !== null && <p className={classes.failed}>{errorText(error)}</p>}
    </>
  )
}

const onceEach = (donations: readonly Claimable[]): Claimable[] => [
  ...new Map(donations.map((donation) => [donation.code, donation])).values(),
]
