import { kindOfPath } from '@/domain/program/program-path'
import { useQuery } from '@tanstack/react-query'
import { type Params, useLocation, useParams } from 'react-router-dom'
import { isNotFound } from '@/api/errors'
import { paymentMethodsQuery } from '@/domain/donation/donation-queries'
import { programQuery } from '@/domain/program/program-queries'
import { userQuery } from '@/domain/account/user-queries'
import { EndedNotice } from '@/domain/program/EndedNotice'
import { ErrorState } from '@/ui/state/ErrorState'
import { ProgramGone } from '@/domain/program/ProgramGone'
import { useFollowedRef } from '@/domain/program/use-followed-ref'
import { DonateForm } from '@/features/donation/donate/DonateForm'
import { DonateProgram } from '@/features/donation/donate/DonateProgram'
import classes from './DonatePage.module.css'

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programQuery(kindOfPath(pathname), slug),
  paymentMethodsQuery(),
  userQuery(),
]

export const firstPictures = { count: 1, look: 'small' } as const

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
      <DonateForm key={`${kind}/${slug}`} program={{ kind, slug }} />
    </div>
  )
}
