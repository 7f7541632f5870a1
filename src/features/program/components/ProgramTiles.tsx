import { type Program, programPath } from '@/domain/program/program'
import { useQuery } from '@tanstack/react-query'
import { transactionListQuery } from '@/domain/program/donors/donor-queries'
import { useDisbursements, useUpdates } from '@/domain/program/accountability/accountability'
import { useNewUpdateCount } from '@/features/program/use-new-updates'
import { formatThousands } from '@/lib/format-number'
import { Skeleton, LineSkeleton } from '@/ui/state/Skeleton'
import { IconCashBanknote, IconHeartHandshake, IconSpeakerphone } from '@/ui/icons'
import { Tile, TileRow } from '@/ui/list/Tile'
import { InlineError } from '@/ui/state/RetryLines'
import classes from './ProgramTiles.module.css'

/** Donors, news and disbursements. A backend that tells nothing of these has 0 and "0 Kali". */
export function ProgramTiles({ program }: { program: Program }) {
  const donations = useQuery(transactionListQuery(program))
  const updates = useUpdates(program)
  const disbursements = useDisbursements(program)
  const fresh = useNewUpdateCount(program, updates.query.data)
  const failed = [
    { name: 'donatur', query: donations },
    { name: 'kabar', query: updates.query },
    { name: 'pencairan', query: disbursements.query },
  ].filter(({ query }) => isFailed(query))
  return (
    <div className={classes.tiles}>
      <TileRow>
        <Tile
          label="Donasi"
          icon={<IconHeartHandshake size={20} stroke={1.7} />}
          value={<Count of={donations.data?.length} failed={isFailed(donations)} />}
          to={programPath(program, 'donors')}
        />
        <Tile
          label="Kabar Terbaru"
          icon={<IconSpeakerphone size={20} stroke={1.7} />}
          value={
            <Count
              of={updates.absent ? 0 : updates.query.data?.length}
              failed={isFailed(updates.query)}
            />
          }
          {...(fresh > 0 && { sublabel: <span className={classes.fresh}>{`${fresh} baru`}</span> })}
          to={programPath(program, 'report')}
        />
        <Tile
          label="Pencairan Dana"
          icon={<IconCashBanknote size={20} stroke={1.7} />}
          value={
            <Count
              of={disbursements.absent ? 0 : disbursements.query.data?.entries.length}
              failed={isFailed(disbursements.query)}
              unit=" Kali"
            />
          }
          to={programPath(program, 'disbursements')}
        />
      </TileRow>
      {failed.length > 0 && (
        <InlineError
          text={`Jumlah ${failed.map(({ name }) => name).join(', ')} gagal dimuat.`}
          onRetry={() => Promise.all(failed.map(({ query }) => query.refetch()))}
          retrying={failed.some(({ query }) => query.isFetching)}
        />
      )}
    </div>
  )
}

const isFailed = ({ isError, data }: { isError: boolean; data: unknown }) =>
  isError && data === undefined

/** @param of undefined while it isn't known */
function Count({
  of,
  failed,
  unit = '',
}: {
  of: number | undefined
  failed: boolean
  unit?: string
}) {
  if (failed) return <span>–</span>
  if (of !== undefined) return <span>{formatThousands(of) + unit}</span>
  return <LineSkeleton width="1.5em" height="0.875em" radius={4} />
}

/** The skeleton of `ProgramTiles`. */
export function ProgramTilesSkeleton() {
  return (
    <div className={classes.tiles}>
      <TileRow>
        {['Donasi', 'Kabar Terbaru', 'Pencairan Dana'].map((label) => (
          <Tile
            key={label}
            label={label}
            icon={<Skeleton height={36} circle />}
            value={<Count of={undefined} failed={false} />}
          />
        ))}
      </TileRow>
    </div>
  )
}
