import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isNotFound } from '@/api/errors'
import { unseen } from '@/api/query'
import { planState, type PlanState, type Ramadans } from '@/domain/giving-plan/occasions'
import {
  changePlan,
  ended,
  giveAddress,
  missedWords,
  type Outcome,
  paused,
  type Plan,
  removePlan,
  resumed,
  rhythmWords,
  withDay,
} from '@/domain/giving-plan/plan'
import { programQuery } from '@/domain/program/program-queries'
import { remainingTime } from '@/domain/program/program'
import { paths } from '@/lib/address/paths'
import { formatCalendarDay } from '@/lib/time/calendar-day'
import { dayText } from '@/lib/time/day-words'
import { Button, LinkButton } from '@/ui/button/Button'
import { saveCalendarFile } from '@/ui/button/give-file'
import { Card } from '@/ui/Card'
import { DeleteSheet } from '@/ui/overlay/Sheet'
import { showToast, showUndo } from '@/ui/overlay/toast'
import { Amount } from '@/ui/text/Amount'
import { planCalendar } from './plan-calendar'
import classes from './PlanCard.module.css'

interface PlanCardProps {
  plan: Plan
  now: Date
  /** `YYYY-MM-DD` */
  today: string
  ramadans: Ramadans
  /** What is told here as missed, although it has been noted as told. */
  missed: readonly string[]
}

/** Words that begin where the card's other words do. */
const quiet = { variant: 'subtle', size: 'md', px: 'var(--jm-space-4)' } as const

/** @returns whether it was stored; where it wasn't, it has been said */
function store(change: () => boolean): boolean {
  const isStored = change()
  if (!isStored)
    showToast('Perubahan tidak dapat disimpan di perangkat ini.', { tone: 'error', duration: 5000 })
  return isStored
}

/** One plan: whether it is due today, and what can be done with it. */
export function PlanCard({ plan, now, today, ramadans, missed }: PlanCardProps) {
  const { id, program, nominal, metode, irama, sampai } = plan
  const state = planState(plan, today, ramadans)
  const over = useProgramOver(plan, now, state.phase !== 'ended')
  const next = state.today === null ? '' : nextWords(plan, state)
  return (
    <Card as="li" className={classes.card}>
      <h2 className={classes.title}>{program.judul}</h2>
      <p>
        <Amount value={nominal} />
      </p>
      <p className="jm-quiet">
        <span>{rhythmWords(irama)}</span>
        <span>{` · ${metode.nama}`}</span>
        {sampai !== null && <span>{` · sampai ${formatCalendarDay(sampai)}`}</span>}
      </p>
      <p className={classes.today} role="status">
        {stateWords(plan, state)}
      </p>
      {next !== '' && <p>{next}</p>}
      {missed.length > 0 && <p>{`${missedWords(missed, today)}; tidak perlu diganti.`}</p>}
      {over !== null && <p>{over}</p>}
      {(over !== null || state.today === 'due') && (
        <div className={classes.actions}>
          {over !== null ? (
            <LinkButton to={paths.editPlan(id)} size="md">
              Pilih program lain
            </LinkButton>
          ) : (
            <LinkButton to={giveAddress(plan)} size="md">
              Beri sekarang
            </LinkButton>
          )}
          {state.today === 'due' && (
            <Button
              variant="light"
              size="md"
              onClick={() => note(plan, today, 'dilewati', 'Infaq hari ini dilewati.')}
            >
              Lewati
            </Button>
          )}
        </div>
      )}
      <div className={classes.more}>
        {state.today === 'due' && (
          <Button
            {...quiet}
            onClick={() => note(plan, today, 'diberi', 'Infaq hari ini ditandai sudah diberi.')}
          >
            Sudah diberi
          </Button>
        )}
        {state.phase === 'ended' ? (
          <EndedActions plan={plan} />
        ) : (
          <RunningActions
            plan={plan}
            isPaused={state.phase === 'paused'}
            mayRemind={state.phase === 'running' && over === null}
            today={today}
            onCalendar={() => {
              const site = window.location.href
              const file = planCalendar(plan, { site, today, now, ramadans })
              if (file === null) {
                showToast('Belum ada tanggal yang diketahui untuk kalender.')
                return
              }
              saveCalendarFile(file)
              changePlan(id, (stored) => ({ ...stored, dikalender: stored.urutan }))
            }}
          />
        )}
      </div>
    </Card>
  )
}

/** Records what the person did with today's occasion, and offers to undo it. */
function note({ id }: Plan, today: string, outcome: Outcome, words: string) {
  const set = (to: Outcome | null) => store(() => changePlan(id, (now) => withDay(now, today, to)))
  if (set(outcome)) showUndo(words, () => set(null))
}

function RunningActions({
  plan,
  isPaused,
  mayRemind,
  today,
  onCalendar,
}: Pick<PlanCardProps, 'plan' | 'today'> & {
  isPaused: boolean
  mayRemind: boolean
  onCalendar: () => void
}) {
  const { id, urutan, dikalender } = plan
  const change = (to: (stored: Plan) => Plan) => store(() => changePlan(id, to))
  const end = () => {
    if (change(ended))
      showUndo('Infaq rutin diakhiri. Hapus juga pengingatnya di kalender, bila ada.', () =>
        change((stored) => ({ ...stored, keadaan: plan.keadaan })),
      )
  }
  return (
    <>
      {mayRemind && (
        <Button {...quiet} onClick={onCalendar}>
          {dikalender === null
            ? 'Tambahkan ke kalender'
            : dikalender < urutan
              ? 'Perbarui di kalender'
              : 'Tambahkan lagi ke kalender'}
        </Button>
      )}
      <LinkButton to={paths.editPlan(id)} {...quiet}>
        Ubah
      </LinkButton>
      {isPaused ? (
        <Button
          variant="subtle"
          size="md"
          onClick={() => change((stored) => resumed(stored, today))}
        >
          Lanjutkan
        </Button>
      ) : (
        <Button {...quiet} onClick={() => change(paused)}>
          Jeda
        </Button>
      )}
      <Button {...quiet} c="var(--jm-danger)" onClick={end}>
        Akhiri
      </Button>
    </>
  )
}

function EndedActions({ plan: { id, program } }: Pick<PlanCardProps, 'plan'>) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <LinkButton to={paths.editPlan(id)} {...quiet}>
        Mulai lagi
      </LinkButton>
      <Button {...quiet} c="var(--jm-danger)" onClick={() => setAsking(true)}>
        Hapus
      </Button>
      <DeleteSheet
        opened={asking}
        onClose={() => setAsking(false)}
        title="Hapus infaq rutin?"
        onDelete={() => store(() => removePlan(id))}
      >
        {`Rencana untuk ${program.judul} hilang dari perangkat ini. Donasi yang sudah diberikan tetap tercatat.`}
      </DeleteSheet>
    </>
  )
}

/** What today is, or where today is nothing, what comes next. */
function stateWords(plan: Plan, state: PlanState): string {
  const { phase, today } = state
  if (phase === 'paused') return 'Dijeda'
  if (phase === 'ended') return 'Berakhir'
  if (today === 'due') return 'Hari ini belum diberi'
  if (today === null) return nextWords(plan, state) || 'Selesai'
  return today === 'diberi' ? 'Hari ini sudah diberi' : 'Hari ini dilewati'
}

function nextWords({ irama, sampai }: Plan, { next }: PlanState): string {
  if (next !== null) return `Berikutnya ${dayText(next)}`
  const isRamadan = irama.cara === 'ramadan' || irama.cara === 'ramadan-akhir'
  return isRamadan && sampai === null ? 'Tanggal Ramadan berikutnya belum diketahui.' : ''
}

/** Why a plan's program takes nothing any more; null while it may. What can't be asked is taken to go on. */
function useProgramOver({ program }: Plan, now: Date, enabled: boolean): string | null {
  const { data, error } = useQuery({
    ...programQuery(program.kind, program.slug),
    ...unseen,
    enabled,
  })
  if (isNotFound(error)) return 'Program ini tidak ada lagi.'
  return data && remainingTime(data.deadline, now).kind === 'ended'
    ? 'Program ini sudah berakhir.'
    : null
}
