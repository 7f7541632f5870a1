import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Params, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { User } from '@/api/entities/user'
import { isNotFound } from '@/api/errors'
import { programQuery } from '@/api/queries/program'
import { fundraiserQuery, userQuery } from '@/api/queries/user'
import { useRequiredUser } from '@/api/session/use-user'
import { Thanks, ThanksSkeleton } from '@/features/fundraiser/components/Thanks'
import { kindOfPath, paths } from '@/lib/paths'
import { rememberReturnPath } from '@/lib/return-path'
import { fundraiserLink } from '@/lib/share-link'
import { Bone } from '@/ui/Bone'
import { Card } from '@/ui/Card'
import { ProgramGone } from '@/ui/ProgramGone'
import { ProgramTitle, ProgramTitleSkeleton } from '@/ui/ProgramTitle'
import { QueryView } from '@/ui/QueryView'
import { ShareLink } from '@/ui/ShareLink'
import classes from './FundraiserLinkPage.module.css'

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programQuery(kindOfPath(pathname), slug),
  userQuery(),
]

/** A fundraiser's own link to a program (spec §2 Fundraiser link, §4 Fundraiser flow). */
export default function FundraiserLinkPage() {
  const user = useRequiredUser({ state: 'fundraiser' })
  return (
    <QueryView query={user} skeleton={<Skeleton />}>
      {(known) => <ForUser user={known} />}
    </QueryView>
  )
}

/** Who isn't a fundraiser yet is sent to register, and comes back to the program from there. */
function ForUser({ user }: { user: User }) {
  // Asked for afresh each time: one may have registered on another device.
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
    <QueryView query={fundraiser} skeleton={<Skeleton />}>
      {(code) => (code === null ? <Skeleton /> : <Link user={user} code={code} />)}
    </QueryView>
  )
}

function Link({ user, code }: { user: User; code: string }) {
  const { slug = '' } = useParams()
  const { pathname } = useLocation()
  const program = useQuery(programQuery(kindOfPath(pathname), slug))
  // A link to nothing is no use to anybody.
  if (isNotFound(program.error)) return <ProgramGone />
  return (
    <div className={classes.page}>
      <Thanks name={user.name} />
      <Card flush>
        <QueryView query={program} skeleton={<ProgramTitleSkeleton />}>
          {(known) => <ProgramTitle program={known} />}
        </QueryView>
      </Card>
      <Card>
        <ShareLink
          link={fundraiserLink(window.location.origin, pathname, code)}
          title={program.data?.title ?? 'Jejaring Masjid'}
        />
      </Card>
    </div>
  )
}

function Skeleton() {
  return (
    <div className={classes.page}>
      <ThanksSkeleton />
      <Card flush>
        <ProgramTitleSkeleton />
      </Card>
      <Card className={classes.link}>
        <Bone height={80} radius={12} />
        <Bone height={50} radius={12} />
      </Card>
    </div>
  )
}
