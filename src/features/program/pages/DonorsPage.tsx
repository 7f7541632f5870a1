import { kindOfPath, programPath } from '@/domain/program/program-path'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { type Params, useSearchParams } from 'react-router-dom'
import type { DonationRow } from '@/domain/program/donors/donation-row'
import { transactionListQuery } from '@/domain/program/donors/donor-queries'
import { programQuery } from '@/domain/program/program-queries'
import { DonationList, DonationListSkeleton } from '@/features/program/components/DonationList'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import { ProgramView } from '@/features/program/components/ProgramView'
import {
  type DonationOrder,
  donationOrders,
  parseDonationOrder,
  sortDonations,
} from '@/features/program/sort-donations'
import { useBack } from '@/ui/history'
import { useProgram } from '@/domain/program/use-program'
import type { Program } from '@/domain/program/program'
import { Button } from '@/ui/button/Button'
import { EmptyState, QueryView } from '@/ui/state/States'
import { IconHeartHandshake } from '@/ui/icons'
import { RadioGroup } from '@/ui/form/RadioGroup'
import classes from './DonorsPage.module.css'

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
