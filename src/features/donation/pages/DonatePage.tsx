import { kindOfPath, type Program } from '@/domain/program/program'
import { useQuery } from '@tanstack/react-query'
import { type Params, useLocation, useParams } from 'react-router-dom'
import { isNotFound } from '@/api/errors'
import { paymentMethodsQuery } from '@/domain/donation/donation-queries'
import { programQuery } from '@/domain/program/program-queries'
import { userQuery } from '@/domain/account/user-queries'
import { EndedNotice, ProgramGone } from '@/domain/program/EndedNotice'
import { ErrorState } from '@/ui/state/States'
import { useFollowedRef } from '@/domain/program/use-program'
import { DonateForm } from '@/features/donation/donate/DonateForm'
import classes from './DonatePage.module.css'
import { Skeleton } from '@/ui/state/Skeleton'
import { Picture } from '@/ui/picture/Picture'

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programQuery(kindOfPath(pathname), slug),
  paymentMethodsQuery(),
  userQuery(),
]

/** Donasi, for campaigns and kencleng programs alike. */
export default function DonatePage() {
  const { slug = '' } = useParams()
  const kind = kindOfPath(useLocation().pathname)
  const program = useQuery(programQuery(kind, slug))
  useFollowedRef()

  if (isNotFound(program.error)) return <ProgramGone />
  if (program.error && !program.data)
    return (
      <ErrorState
        error={program.error}
        title="Program gagal dimuat"
        retrying={program.isFetching}
        onRetry={() => void program.refetch()}
      />
    )
  // The form is shown at once: only sending it needs the program.
  return (
    <div className={classes.page}>
      <DonateProgram program={program.data} />
      {program.data && <EndedNotice deadline={program.data.deadline} />}
      <DonateForm key={`${kind}/${slug}`} program={{ kind, slug }} type={program.data?.type} />
    </div>
  )
}

/** What one gives to; undefined while it is on its way. */
function DonateProgram({ program }: { program: Program | undefined }) {
  return (
    <div className={classes.program} aria-busy={program === undefined}>
      <span className={classes.flyer}>
        {program ? (
          <Picture src={program.flyerUrl} alt="" width={96} height={64} radius={12} priority />
        ) : (
          <Skeleton height={64} radius={12} />
        )}
      </span>
      <div className={classes.words}>
        <p className={classes.label}>Anda akan berdonasi untuk</p>
        {program ? (
          <h2 className={classes.title}>{program.title}</h2>
        ) : (
          <span className={classes.titleSkeleton}>
            <Skeleton height={14} radius={4} />
            <Skeleton height={14} width="60%" radius={4} />
          </span>
        )}
      </div>
    </div>
  )
}
