import { useState } from 'react'
import {
  type Claimable,
  claimDonation,
  claimQuestion,
  type ClaimRefusal,
  settleCodes,
  unsettled,
  visitorsClaimable,
} from '@/domain/donation/claims'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import { formatRupiah } from '@/lib/format-number'
import { owner, type Owner } from '@/lib/storage/owner'
import { formatWibDate } from '@/lib/time/wib-date'
import { Card } from '@/ui/Card'
import { Button, useBusy } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { errorText } from '@/ui/show-error'
import { Amount } from '@/ui/text/Amount'
import { takeVisitorDonations } from './VisitorDonations'
import classes from './ClaimOffer.module.css'

/** What became of a round of claims. */
export interface ClaimOutcome {
  added: number
  refused: { donation: Claimable; why: ClaimRefusal }[]
  /** Why the round ended early; null when all were asked for. */
  error: unknown
  /** Those that nobody has decided on yet. */
  left: Claimable[]
}

/**
 * Adds donations to the account, one after the other. What is added becomes the account's on this device at once, so
 * that a reload asks for nothing twice. Ends at the first call that was neither granted nor refused, and when the
 * account has left the tab.
 * @param whose the account that has asked for it
 */
export async function claimAll(
  donations: readonly Claimable[],
  whose: Owner,
): Promise<ClaimOutcome> {
  const outcome: ClaimOutcome = { added: 0, refused: [], error: null, left: [] }
  for (const [index, donation] of donations.entries()) {
    if (owner() !== whose) return { ...outcome, left: donations.slice(index) }
    try {
      const why = await claimDonation(donation.code)
      if (why === null) {
        outcome.added += 1
        takeVisitorDonations(({ code }) => code === donation.code, whose)
      } else outcome.refused.push({ donation, why })
      settleCodes([donation.code], whose)
    } catch (error) {
      return { ...outcome, error, left: donations.slice(index) }
    }
  }
  return outcome
}

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
 * prerendered. They may be somebody else's, so each is named and can be left out.
 */
export function ClaimOffer({ own, onAdded }: ClaimOfferProps) {
  const [visitors, setVisitors] = useState(visitorsClaimable)
  const [outcome, setOutcome] = useState<ClaimOutcome | null>(null)
  const [running, setRunning] = useState(false)
  /** The codes that the user has left out. */
  const [without, setWithout] = useState<readonly string[]>([])
  const busy = useBusy()
  const asked = onceEach([...visitors, ...unsettled(own)])
  const chosen = asked.filter(({ code }) => !without.includes(code))

  const add = async () => {
    if (!busy.begin()) return
    setRunning(true)
    const done = await claimAll(chosen, owner())
    busy.end()
    setRunning(false)
    setVisitors(visitorsClaimable())
    setOutcome(done)
    if (done.added > 0) onAdded()
  }
  const dismiss = () => {
    settleCodes(
      asked.map(({ code }) => code),
      owner(),
    )
    setVisitors(visitorsClaimable())
    setOutcome(null)
  }

  if (!running && asked.length === 0 && outcome === null) return null
  return (
    <div className={classes.place}>
      <Card as="section" aria-label="Donasi di perangkat ini" className={classes.offer}>
        <div role="status">{outcome && <Told outcome={outcome} />}</div>
        {(running || asked.length > 0) && (
          <>
            <p className={classes.question}>
              {running ? 'Menambahkan donasi ke akun Anda…' : claimQuestion(asked.length)}
            </p>
            <p className="jm-quiet">Tambahkan hanya donasi yang Anda buat sendiri.</p>
            <fieldset className={classes.choices} disabled={running}>
              <legend className="jm-hidden">Donasi yang ditambahkan</legend>
              {asked.map((donation) => (
                <Choice
                  key={donation.code}
                  donation={donation}
                  chosen={chosen.includes(donation)}
                  onChange={(isChosen) => {
                    const others = without.filter((code) => code !== donation.code)
                    setWithout(isChosen ? others : [...others, donation.code])
                  }}
                />
              ))}
            </fieldset>
            <div className={classes.buttons}>
              <Button
                size="md"
                loading={running}
                disabled={chosen.length === 0}
                onClick={() => void add()}
              >
                {outcome?.error
                  ? 'Coba lagi'
                  : chosen.length === asked.length || chosen.length === 0
                    ? 'Tambahkan'
                    : `Tambahkan ${chosen.length} donasi`}
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

function Choice({
  donation: { code, programTitle, createdAt, gift },
  chosen,
  onChange,
}: {
  donation: Claimable
  chosen: boolean
  onChange: (isChosen: boolean) => void
}) {
  return (
    <Checkbox checked={chosen} onChange={onChange}>
      <span className={classes.words}>
        <span className={classes.program}>{programTitle}</span>
        <span className="jm-quiet">{formatWibDate(new Date(createdAt))}</span>
      </span>
      {/* Older versions of the app kept no amount. */}
      {gift ? (
        <Amount value={gift.amount} />
      ) : (
        <span className="jm-quiet" translate="no">
          {code}
        </span>
      )}
    </Checkbox>
  )
}

function Told({ outcome: { added, refused, error } }: { outcome: ClaimOutcome }) {
  return (
    <>
      {added > 0 && <p className={classes.added}>{`${added} donasi ditambahkan ke akun Anda.`}</p>}
      {refused.length > 0 && (
        <>
          <p>{`${refused.length} donasi tidak dapat ditambahkan:`}</p>
          <ul className={classes.refused}>
            {refused.map(({ donation: { code, programTitle, gift }, why }) => (
              <li key={code}>
                {`${programTitle}${gift ? `, ${formatRupiah(gift.amount)}` : ''}: ${refusals[why]}`}
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
