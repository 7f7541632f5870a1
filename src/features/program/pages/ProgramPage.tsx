import {
  kindOfPath,
  type ProgramDetail,
  programKey,
  programPath,
  type ProgramRef,
  remainingTime,
} from '@/domain/program/program'
import type { QueryClient } from '@tanstack/react-query'
import type { Params } from 'react-router-dom'
import { programQuery, totalDonateQuery } from '@/domain/program/program-queries'
import { DONATE, DonateBar } from '@/features/program/components/DonateBar'
import { DoaSection } from '@/features/program/components/doa/DoaSection'
import { ProgramHeader, ProgramHeaderSkeleton } from '@/features/program/components/ProgramHeader'
import { ProgramSummary } from '@/features/program/components/ProgramSummary'
import { ProgramTiles, ProgramTilesSkeleton } from '@/features/program/components/ProgramTiles'
import { RecentDonors, RecentDonorsSkeleton } from '@/features/program/components/RecentDonors'
import { ProgramView } from '@/features/program/components/ProgramView'
import { SkipLink } from '@/ui/page/SkipLink'
import { useDocumentTitle } from '@/ui/page/page-title'
import { useFollowedRef, useProgram } from '@/domain/program/use-program'
import { FridayReminder } from '@/domain/program/FridayReminder'
import classes from './ProgramPage.module.css'
import { paths } from '@/lib/address/paths'
import { LinkLine } from '@/ui/list/LinkLine'
import { useServerNow } from '@/ui/use-now'
import { IconUserHeart } from '@/ui/icons'
import { LinkButton } from '@/ui/button/Button'

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programQuery(kindOfPath(pathname), slug),
]

export async function prefetchNext(
  client: QueryClient,
  { slug = '' }: Params,
  pathname: string,
): Promise<void> {
  const program = await client.query(programQuery(kindOfPath(pathname), slug))
  await client.query(totalDonateQuery(program))
}

export const firstPicture = { look: 'wide' } as const

/** A campaign or kencleng program. */
export default function ProgramPage() {
  const { ref, query } = useProgram()
  useDocumentTitle(query.data?.title)
  useFollowedRef()
  return (
    <ProgramView
      query={query}
      skeleton={
        <>
          <ProgramHeaderSkeleton />
          <RecentDonorsSkeleton />
          <ProgramTilesSkeleton />
          <DonateBar program={ref} />
        </>
      }
    >
      {(program) => (
        <>
          <SkipLink to={DONATE}>Lewati isi halaman</SkipLink>
          <ProgramHeader program={program} />
          <RecentDonors program={program} />
          <ProgramTiles program={program} />
          <ProgramSummary program={program} />
          <FundraiserInvitation program={program} />
          {program.kind === 'kencleng' && program.deadline === null && (
            <div className={classes.reminder}>
              <FridayReminder program={program} />
            </div>
          )}
          <PlanInvitation program={program} />
          <div className={classes.reminder}>
            <LinkLine
              text="Ada yang tidak beres?"
              to={programPath(program, 'complaint')}
              action="Laporkan program"
            />
          </div>
          {/* Last: its cards are as high as their texts, and nothing below them moves. */}
          <DoaSection key={program.id} program={program} />
          <DonateBar program={program} />
        </>
      )}
    </ProgramView>
  )
}

/** The quiet way to a plan for this program, unless it has ended. */
function PlanInvitation({ program }: { program: ProgramDetail }) {
  const now = useServerNow()
  if (!now || remainingTime(program.deadline, now).kind === 'ended') return null
  return (
    <div className={classes.reminder}>
      <LinkLine
        text="Ingin memberi setiap Jumat atau setiap bulan?"
        to={paths.newPlan(programKey(program))}
        action="Buat infaq rutin"
      />
    </div>
  )
}

/** Invites the user to share the program as a fundraiser. */
function FundraiserInvitation({ program }: { program: ProgramRef }) {
  return (
    <section className={classes.card} aria-labelledby="fundraiser">
      <span className={classes.icon} aria-hidden>
        <IconUserHeart size={24} stroke={1.7} />
      </span>
      <div className={classes.text}>
        <h2 id="fundraiser" className={classes.title}>
          Ajak lebih banyak orang berinfaq
        </h2>
        <p className={classes.hint}>Jadilah fundraiser dan sebarkan program ini.</p>
      </div>
      <LinkButton to={programPath(program, 'fundraiser')} variant="white" fullWidth>
        Bagikan Program
      </LinkButton>
    </section>
  )
}
