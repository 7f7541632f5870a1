import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useDeferredValue, useMemo, useState } from 'react'
import { type Params, useSearchParams } from 'react-router-dom'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import { namesInLine } from '@/domain/program/donors/donor-words'
import { type DonationRow, transactionListQuery } from '@/domain/program/donors/donor-queries'
import { kindOfPath, type Program, programPath } from '@/domain/program/program'
import { programQuery } from '@/domain/program/program-queries'
import { useProgram } from '@/domain/program/use-program'
import { ProgramView } from '@/features/program/components/ProgramView'
import {
  type DonationOrder,
  donationOrders,
  parseDonationOrder,
  sortDonations,
} from '@/features/program/sort-donations'
import { formatWibDateTime, relativeDay } from '@/lib/time/wib-date'
import { Button } from '@/ui/button/Button'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { useBack } from '@/ui/history'
import { IconHeartHandshake } from '@/ui/icons'
import { VirtualList } from '@/ui/list/VirtualList'
import { Avatar } from '@/ui/picture/Avatar'
import { Skeleton } from '@/ui/state/Skeleton'
import { EmptyState, QueryView } from '@/ui/state/States'
import { Amount } from '@/ui/text/Amount'
import { useServerNow } from '@/ui/use-now'
import classes from './DonorsPage.module.css'

/** The height of a row without a doa, in px. */
const ROW_HEIGHT = 76

/** Who gave what and when, with the donors' doa. */
export function DonationList({ donations }: { donations: readonly DonationRow[] }) {
  const now = useServerNow()
  return (
    <div className={classes.page}>
      <VirtualList
        items={donations}
        // Rows have no id and no state, so the index is a good key.
        itemKey={(_donation, index) => String(index)}
        rowHeight={ROW_HEIGHT}
        gap={8}
      >
        {(donation) => (
          <div className={classes.row}>
            <Avatar name={donation.donor} size={44} />
            <div className={classes.body}>
              <div className={classes.head}>
                <span className={classes.donor}>{donation.donor}</span>
                <Amount value={donation.amount} />
              </div>
              {donation.paidAt !== null && now !== null && (
                <time
                  className={classes.when}
                  dateTime={donation.paidAt.toISOString()}
                  title={formatWibDateTime(donation.paidAt)}
                >
                  {relativeDay(donation.paidAt, now)}
                </time>
              )}
              {donation.names !== null && (
                <p className={classes.names}>{`Atas nama ${namesInLine(donation.names)}`}</p>
              )}
              {donation.doa !== null && (
                <p dir="auto" className={classes.doa}>
                  {donation.doa}
                </p>
              )}
            </div>
          </div>
        )}
      </VirtualList>
    </div>
  )
}

/** Skeleton rows. */
export function DonationListSkeleton() {
  return (
    <div className={clsx(classes.page, classes.skeleton)}>
      {['1', '2', '3', '4', '5'].map((key) => (
        <div key={key} className={classes.row}>
          <Skeleton height={44} circle />
          <div className={classes.body}>
            <div className={classes.head}>
              <Skeleton width="8em" height="0.875rem" />
              <Skeleton width="5em" height="0.875rem" />
            </div>
            <Skeleton width="6em" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programQuery(kindOfPath(pathname), slug),
]

export const firstPicture = { look: 'small' } as const

/** Everybody who has given to a program. */
export default function DonorsPage() {
  const { query } = useProgram()
  return (
    <ProgramView
      query={query}
      skeleton={
        <>
          <ProgramTitleSkeleton />
          <div className={classes.chips} data-skeleton />
          <DonationListSkeleton />
        </>
      }
    >
      {(program) => (
        <>
          <ProgramTitle program={program} />
          <History program={program} />
        </>
      )}
    </ProgramView>
  )
}

function History({ program }: { program: Program }) {
  const donations = useQuery(transactionListQuery(program))
  const [params, setParams] = useSearchParams()
  // A chip reacts at once; hundreds of rows, and the address, may follow later.
  const [order, setOrder] = useState(() => parseDonationOrder(params.get('urutan')))
  const listOrder = useDeferredValue(order)
  const goBack = useBack(programPath(program))
  return (
    <>
      <div className={classes.chips}>
        <RadioGroup
          legend="Urutkan"
          legendHidden
          options={donationOrders}
          value={order}
          onChange={(value) => {
            setOrder(parseDonationOrder(value))
            setParams({ urutan: value }, { replace: true, preventScrollReset: true })
          }}
        />
      </div>
      <QueryView
        query={donations}
        skeleton={<DonationListSkeleton />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            icon={<IconHeartHandshake size={32} stroke={1.5} />}
            title="Riwayat infaq masih kosong"
            text="Jadilah donatur pertama untuk program ini"
            action={<Button onClick={goBack}>Infaq Sekarang</Button>}
          />
        }
      >
        {(rows) => <SortedDonations rows={rows} order={listOrder} />}
      </QueryView>
    </>
  )
}

function SortedDonations({ rows, order }: { rows: readonly DonationRow[]; order: DonationOrder }) {
  const donations = useMemo(() => sortDonations(rows, order), [rows, order])
  return <DonationList donations={donations} />
}
