import { kindOfPath } from '@/domain/program/program-path'
import { useListed } from '@/domain/capabilities/use-listed'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Params, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { User } from '@/domain/account/user'
import { isNotFound } from '@/api/errors'
import { programQuery } from '@/domain/program/program-queries'
import { fundraiserQuery, userQuery } from '@/domain/account/user-queries'
import { useRequiredUser } from '@/domain/account/use-user'
import { Results } from '@/features/fundraiser/components/Results'
import { paths } from '@/lib/address/paths'
import { rememberReturnPath } from '@/domain/account/return-path'
import { fundraiserLink } from '@/domain/account/fundraiser-link'
import { InviteButton } from '@/domain/account/InviteButton'
import { IconHeartHandshake } from '@/ui/icons'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { ProgramGone } from '@/domain/program/ProgramGone'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import { QueryView, RoundIcon } from '@/ui/state/States'
import { ShareLink } from '@/ui/button/ShareLink'
import classes from './FundraiserLinkPage.module.css'
import { LinkQr } from '@/ui/picture/LinkQr'
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
