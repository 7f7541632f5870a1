import { type Params, useSearchParams } from 'react-router-dom'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import {
  DISBURSEMENT_PARAMETER,
  useDisbursements,
} from '@/domain/program/accountability/accountability'
import { kindOfPath, type Program, programPath } from '@/domain/program/program'
import { programQuery } from '@/domain/program/program-queries'
import { useProgram } from '@/domain/program/use-program'
import { ProgramView } from '@/features/program/components/ProgramView'
import {
  DisbursementCard,
  DisbursementDetail,
} from '@/features/program/components/disbursement/DisbursementCard'
import { MoneySummary } from '@/features/program/components/disbursement/MoneySummary'
import { LinkButton } from '@/ui/button/Button'
import { IconCashBanknote } from '@/ui/icons'
import { VirtualList } from '@/ui/list/VirtualList'
import { Skeleton } from '@/ui/state/Skeleton'
import { EmptyState, QueryView } from '@/ui/state/States'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from '@/features/program/components/disbursement/DisbursementList.module.css'

/** A card's usual height in px. */
const CARD_HEIGHT = 108

const icon = <IconCashBanknote size={32} stroke={1.5} />

/** What became of a program's money: the sums and each disbursement, or the one that the address names. */
export function DisbursementList({ program }: { program: Program }) {
  const { absent, query } = useDisbursements(program)
  const [params] = useSearchParams()
  const wanted = params.get(DISBURSEMENT_PARAMETER)
  // Such a backend tells nothing of disbursements: that isn't to say that there are none.
  if (absent)
    return (
      <EmptyState
        icon={icon}
        title="Catatan pencairan belum tersedia"
        text="Aplikasi ini belum menerima catatan pencairan dana program ini."
      />
    )
  return (
    <QueryView query={query} skeleton={<DisbursementListSkeleton />}>
      {(disbursements) => {
        const { entries } = disbursements
        const entry = entries.find(({ id }) => id === wanted)
        if (entry) return <DisbursementDetail entry={entry} />
        if (wanted !== null) return <NotFound program={program} />
        return (
          <>
            <MoneySummary program={program} disbursements={disbursements} />
            {entries.length === 0 ? (
              <EmptyState
                icon={icon}
                title="Belum ada pencairan dana"
                text="Setiap pencairan dana program ini akan tercatat di sini."
              />
            ) : (
              <section className={classes.entries} aria-labelledby="riwayat-pencairan">
                <SectionHeading
                  id="riwayat-pencairan"
                  action={<span className={classes.count}>{`${entries.length} Kali`}</span>}
                >
                  Riwayat pencairan
                </SectionHeading>
                <VirtualList
                  items={entries}
                  itemKey={({ id }) => id}
                  rowHeight={CARD_HEIGHT}
                  gap={12}
                >
                  {(one) => <DisbursementCard program={program} entry={one} />}
                </VirtualList>
              </section>
            )}
          </>
        )
      }}
    </QueryView>
  )
}

function NotFound({ program }: { program: Program }) {
  return (
    <EmptyState
      icon={icon}
      title="Pencairan tidak ditemukan"
      text="Mungkin alamatnya salah, atau catatan ini sudah dihapus."
      action={
        <LinkButton to={programPath(program, 'disbursements')}>Lihat semua pencairan</LinkButton>
      }
    />
  )
}

function DisbursementListSkeleton() {
  return (
    <div className={classes.skeleton}>
      <Skeleton height={248} radius={16} />
      {['1', '2', '3'].map((key) => (
        <Skeleton key={key} height={CARD_HEIGHT} radius={16} />
      ))}
    </div>
  )
}

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programQuery(kindOfPath(pathname), slug),
]

/** What was handed on of a program's money. */
export default function DisbursementsPage() {
  const { query } = useProgram()
  return (
    <ProgramView query={query} skeleton={<ProgramTitleSkeleton />}>
      {(program) => (
        <>
          <ProgramTitle program={program} />
          <DisbursementList program={program} />
        </>
      )}
    </ProgramView>
  )
}
