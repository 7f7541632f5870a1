import { programPath } from '@/domain/program/program-path'
import { useQuery } from '@tanstack/react-query'
import { transactionListQuery } from '@/domain/program/donor-queries'
import { formatThousands } from '@/lib/money'
import type { Program } from '@/domain/program/program'
import { Skeleton, LineSkeleton } from '@/ui/Skeleton'
import { IconCashBanknote, IconHeartHandshake, IconSpeakerphone } from '@/ui/icons'
import { Tile, TileRow } from '@/ui/Tile'
import { InlineError } from './InlineError'
import classes from './ProgramTiles.module.css'

/** Donors, news and disbursements. The backend has no news and no disbursements yet: the tiles say 0 and "0 Kali". */
export function ProgramTiles({ program }: { program: Program }) {
  const donations = useQuery(transactionListQuery(program))
  const failed = donations.isError && donations.data === undefined
  return (
    <div className={classes.tiles}>
      <TileRow>
        <Tile
          label="Donasi"
          icon={<IconHeartHandshake size={20} stroke={1.7} />}
          value={failed ? '–' : <DonorCount count={donations.data?.length} />}
          to={programPath(program, 'donors')}
        />
        <Tile
          label="Kabar Terbaru"
          icon={<IconSpeakerphone size={20} stroke={1.7} />}
          value="0"
          to={programPath(program, 'report')}
        />
        <Tile
          label="Pencairan Dana"
          icon={<IconCashBanknote size={20} stroke={1.7} />}
          value="0 Kali"
          to={programPath(program, 'disbursements')}
        />
      </TileRow>
      {failed && (
        <InlineError
          text="Jumlah donatur gagal dimuat."
          onRetry={donations.refetch}
          retrying={donations.isFetching}
        />
      )}
    </div>
  )
}

function DonorCount({ count }: { count: number | undefined }) {
  if (count !== undefined) return formatThousands(count)
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
            value={<DonorCount count={undefined} />}
          />
        ))}
      </TileRow>
    </div>
  )
}
