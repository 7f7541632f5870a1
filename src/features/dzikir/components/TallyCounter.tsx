import { useEffect, useRef, useState } from 'react'
import { reset, storedTally, type Tally, tap, withTarget } from '@/features/dzikir/tally'
import { feelTap, useTaps } from './use-taps'
import { formatThousands } from '@/lib/format-number'
import { lazyModule } from '@/lib/lazy-module'
import { Skeleton } from '@/ui/state/Skeleton'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { IconRefresh, IconTarget } from '@/ui/icons'
import { Loader } from '@/ui/state/Loader'
import { preloadSheet } from '@/ui/overlay/Sheet'
import { useSheetModule } from '@/ui/use-lazy-module'
import { useStore } from '@/ui/use-store'
import classes from './TallyCounter.module.css'
import { CountAnnouncer } from './CountAnnouncer'

const SIZE = 288
const WIDTH = 18
const RADIUS = (SIZE - WIDTH) / 2

const loadSheetModule = lazyModule(() => import('./TargetSheet'))

const loadTargetSheet = async () => {
  // Loaded together with its drawer: without either, nothing of the sheet shows.
  const [module] = await Promise.all([loadSheetModule(), preloadSheet()])
  return module
}

function prepare() {
  loadTargetSheet().catch(() => undefined)
}

/** Counts one per tap up to the target, then from 0 again. */
export function TallyCounter() {
  const tally = useStore(storedTally, () => null)
  const [choosing, setChoosing] = useState(false)
  // Loaded on demand: it brings the form library, which counting doesn't need.
  const module = useSheetModule(loadTargetSheet, choosing, () => setChoosing(false))

  const waiting = choosing && module === null

  const onTap = () => {
    // A sheet that loads late must not open over the counting.
    setChoosing(false)
    // From the store, not from this render: ten taps a second may be faster than renders.
    const next = tap(storedTally.get())
    storedTally.set(next)
    feelTap(next)
  }
  const taps = useTaps(onTap)
  useTapKeys(onTap, !choosing || waiting)

  return (
    <Card as="section" className={classes.card}>
      <h2 className="jm-hidden">Tasbih digital</h2>
      <div className={classes.dial}>
        <TallyRing tally={tally} />
        {/* Not in the button: a name that changes with each tap would be read out ten times a second. */}
        <div className={classes.reading}>
          {tally === null ? (
            <Skeleton width={72} height={72} radius={16} />
          ) : (
            <span className={classes.count} data-digits={String(tally.count).length}>
              {tally.count}
            </span>
          )}
          <span className={classes.target}>
            {tally === null ? ' ' : `dari ${formatThousands(tally.target)}`}
          </span>
        </div>
        <button type="button" className={classes.tap} aria-label="Tambah hitungan" {...taps} />
      </div>
      <p className={classes.hint}>
        {tally !== null && tally.count === tally.target
          ? 'Target tercapai. Ketuk lagi untuk mulai dari 0.'
          : 'Ketuk lingkaran untuk menghitung'}
      </p>
      <div className={classes.actions}>
        <Button
          variant="light"
          px="xs"
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={() => {
            storedTally.set(reset(storedTally.get()))
          }}
        >
          Reset
        </Button>
        <Button
          variant="light"
          px="xs"
          leftSection={
            waiting ? (
              <Loader size={20} color="currentColor" aria-hidden />
            ) : (
              <IconTarget size={20} aria-hidden />
            )
          }
          // Not Mantine's `loading`: it disables the button, which would lose the focus.
          aria-busy={waiting || undefined}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            setChoosing(true)
          }}
        >
          {tally === null ? 'Target' : `Target ${tally.target}x`}
        </Button>
      </div>
      <TallyAnnouncer tally={tally} />
      {module && (
        <module.TargetSheet
          opened={choosing}
          target={tally?.target ?? null}
          onClose={() => {
            setChoosing(false)
          }}
          onSave={(target) => {
            storedTally.set(withTarget(storedTally.get(), target))
            setChoosing(false)
          }}
        />
      )}
    </Card>
  )
}

/** Announces the tally's count to a screen reader. The count of an earlier visit isn't announced: the page shows it. */
function TallyAnnouncer({ tally }: { tally: Tally | null }) {
  const [first, setFirst] = useState(tally)
  if (first === null && tally !== null) setFirst(tally)
  const news = tally === null || tally === first ? null : tally
  return (
    <CountAnnouncer
      counted={news}
      resting={`${tally?.count} dari ${tally?.target}`}
      full={`Target ${tally?.target} tercapai`}
    />
  )
}

/** Space and Enter count as a tap also when nothing has the focus: on this page they have no other use. */
function useTapKeys(onTap: () => void, active: boolean): void {
  const latest = useRef(onTap)
  useEffect(() => {
    latest.current = onTap
  })
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target !== document.body || (event.key !== ' ' && event.key !== 'Enter')) return
      // Space would scroll the page.
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [active])
}

/** A ring that shows how far the tally is. */
function TallyRing({ tally }: { tally: Tally | null }) {
  const percent = tally === null ? 0 : (tally.count / tally.target) * 100
  return (
    <svg
      className={classes.ring}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="progressbar"
      aria-label="Kemajuan hitungan"
      aria-valuemin={0}
      aria-valuemax={tally?.target ?? 100}
      aria-valuenow={tally?.count ?? 0}
      data-full={percent >= 100 || undefined}
    >
      <circle className={classes.track} cx="50%" cy="50%" r={RADIUS} strokeWidth={WIDTH} />
      {/* At zero length, a round end would still show as a dot. */}
      {percent > 0 && (
        <circle
          className={classes.arc}
          cx="50%"
          cy="50%"
          r={RADIUS}
          strokeWidth={WIDTH}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
        />
      )}
    </svg>
  )
}
