import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Params, useLocation, useNavigate, useParams } from 'react-router-dom'
import { isNotFound } from '@/api/errors'
import { InviteButton } from '@/domain/account/InviteButton'
import {
  fundraiserLink,
  type FundraiserStats,
  fundraiserStatsQuery,
  type ProgramStats,
} from '@/domain/account/fundraiser'
import { rememberReturnPath } from '@/domain/account/return-path'
import { useRequiredUser } from '@/domain/account/use-user'
import type { User } from '@/domain/account/user'
import { fundraiserQuery, userQuery } from '@/domain/account/user-queries'
import { useListed } from '@/domain/capabilities/use-listed'
import { ProgramGone } from '@/domain/program/EndedNotice'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import { kindOfPath, parseProgramId, programPath } from '@/domain/program/program'
import { programQuery } from '@/domain/program/program-queries'
import { paths } from '@/lib/address/paths'
import { formatThousands } from '@/lib/format-number'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { ShareLink } from '@/ui/button/ShareLink'
import { IconChevronRight, IconHeartHandshake } from '@/ui/icons'
import { LinkQr } from '@/ui/picture/LinkQr'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { QueryView, RoundIcon } from '@/ui/state/States'
import { Amount } from '@/ui/text/Amount'
import { SectionHeading } from '@/ui/text/SectionHeading'
import rows from '@/ui/list/rows.module.css'
import classes from './FundraiserLinkPage.module.css'

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
        <span className={classes.resultsTitle}>{title}</span>
        <span className="jm-quiet">
          <span>{`${formatThousands(donations)} donasi · `}</span>
          <Amount value={amount} size="sm" tone="plain" />
        </span>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </AppLink>
  )
}

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programQuery(kindOfPath(pathname), slug),
  userQuery(),
]

/** A fundraiser's own link to a program. */
export default function FundraiserLinkPage() {
  const user = useRequiredUser({ state: 'fundraiser' })
  return (
    <QueryView query={user} skeleton={<PageSkeleton />}>
      {(known) => <ForUser user={known} />}
    </QueryView>
  )
}

/** A user who isn't a fundraiser yet is sent to register, and comes back to the program from there. */
function ForUser({ user }: { user: User }) {
  // Requested each time: the user may have registered on another device.
  const fundraiser = useQuery({ ...fundraiserQuery(), refetchOnMount: 'always' })
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const unregistered = fundraiser.data === null && !fundraiser.isFetching

  useEffect(() => {
    if (!unregistered) return
    rememberReturnPath(pathname + search)
    void navigate(paths.fundraiserRegister(), { replace: true })
  }, [unregistered, navigate, pathname, search])

  return (
    <QueryView query={fundraiser} skeleton={<PageSkeleton />}>
      {(code) => (code === null ? <PageSkeleton /> : <Link user={user} code={code} />)}
    </QueryView>
  )
}

function Link({ user, code }: { user: User; code: string }) {
  const { slug = '' } = useParams()
  const { pathname } = useLocation()
  // Below what is there without it: nothing jumps while nobody knows.
  const listed = useListed('/fundraiser/get_stats')
  const program = useQuery(programQuery(kindOfPath(pathname), slug))
  // A link to a program that doesn't exist is useless.
  if (isNotFound(program.error)) return <ProgramGone />
  const link = fundraiserLink(window.location.origin, pathname, code)
  const title = program.data?.title ?? 'Jejaring Masjid'
  return (
    <div className={classes.page}>
      <Thanks name={user.name} />
      <Card flush>
        <QueryView query={program} skeleton={<ProgramTitleSkeleton />}>
          {(known) => <ProgramTitle program={known} />}
        </QueryView>
      </Card>
      <Card className={classes.link}>
        <ShareLink link={link} title={title} />
        {listed && (
          <>
            <InviteButton title={title} link={link}>
              Bagikan ke WhatsApp
            </InviteButton>
            <LinkQr
              link={link}
              name="Kode QR tautan Anda"
              caption="Pindai untuk membuka tautan Anda."
            />
          </>
        )}
      </Card>
      {listed && <Results />}
    </div>
  )
}

function PageSkeleton() {
  return (
    <div className={classes.page}>
      <ThanksSkeleton />
      <Card flush>
        <ProgramTitleSkeleton />
      </Card>
      <Card className={classes.link}>
        <Skeleton height={80} radius={12} />
        <Skeleton height={50} radius={12} />
      </Card>
    </div>
  )
}

/** Thanks the fundraiser. */
function Thanks({ name }: { name: string }) {
  return (
    <div className={classes.thanks}>
      <RoundIcon>
        <IconHeartHandshake size={36} stroke={1.6} />
      </RoundIcon>
      <h2 className={classes.title}>{`Terima kasih, ${name}!`}</h2>
      <p className={classes.text}>
        Bagikan tautan ini. Setiap orang yang berinfaq lewat tautan Anda ikut memakmurkan masjid.
      </p>
    </div>
  )
}

function ThanksSkeleton() {
  return (
    <div className={classes.thanks}>
      <RoundIcon />
      <div className={classes.title}>
        <TextSkeleton lines={1} />
      </div>
      <div className={classes.text}>
        <TextSkeleton lines={2} />
      </div>
    </div>
  )
}
