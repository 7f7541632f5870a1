import { useQuery } from '@tanstack/react-query'
import {
  type FundraiserStats,
  fundraiserStatsQuery,
  type ProgramStats,
} from '@/domain/account/fundraiser-stats'
import { parseProgramId } from '@/domain/program/program'
import { programPath } from '@/domain/program/program-path'
import { formatThousands } from '@/lib/format-number'
import { Amount } from '@/ui/text/Amount'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { IconChevronRight } from '@/ui/icons'
import { QueryView } from '@/ui/state/States'
import rows from '@/ui/list/rows.module.css'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { Skeleton } from '@/ui/state/Skeleton'
import classes from './Results.module.css'

/** What all links of the fundraiser have brought, and each program of them. */
export function Results() {
  const stats = useQuery(fundraiserStatsQuery())
  return (
    <section aria-labelledby="capaian" className={classes.section}>
      <SectionHeading id="capaian">Capaian Anda</SectionHeading>
      <QueryView query={stats} skeleton={<Skeleton height={96} radius={12} />}>
        {(known) => <Known stats={known} />}
      </QueryView>
    </section>
  )
}

function Known({ stats: { clicks, donations, amount, programs } }: { stats: FundraiserStats }) {
  return (
    <div className={classes.parts}>
      <dl className={classes.figures}>
        <Card>
          <dt>Tautan dibuka</dt>
          <dd>{`${formatThousands(clicks)} kali`}</dd>
        </Card>
        <Card>
          <dt>Donasi lunas</dt>
          <dd>{formatThousands(donations)}</dd>
        </Card>
        <Card className={classes.sum}>
          <dt>Terkumpul lewat Anda</dt>
          <dd>
            <Amount value={amount} size="lg" />
          </dd>
        </Card>
      </dl>
      {programs.length > 0 ? (
        <Card flush as="ul" className={rows.lines}>
          {programs.map((program) => (
            <li key={program.programId}>
              <ProgramRow program={program} />
            </li>
          ))}
        </Card>
      ) : (
        <p className={classes.none}>
          Belum ada donasi lewat tautan Anda. Bagikan lagi, semoga Allah membalas setiap ajakan.
        </p>
      )}
    </div>
  )
}

/** Leads to the fundraiser's link to this program. */
function ProgramRow({ program }: { program: ProgramStats }) {
  const { programId, slug, title, donations, amount } = program
  const kind = parseProgramId(programId)?.kind ?? 'campaign'
  return (
    <AppLink to={programPath({ kind, slug }, 'fundraiser')} className={rows.row ?? ''}>
      <span className={rows.words}>
        <span className={classes.title}>{title}</span>
        <span className="jm-quiet">
          <span>{`${formatThousands(donations)} donasi · `}</span>
          <Amount value={amount} size="sm" tone="plain" />
        </span>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </AppLink>
  )
}
