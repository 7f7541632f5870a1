import { useQuery } from '@tanstack/react-query'
import { type Params, useLocation, useParams } from 'react-router-dom'
import { isNotFound } from '@/api/errors'
import { paymentMethodsQuery } from '@/api/queries/donation'
import { programQuery } from '@/api/queries/program'
import { userQuery } from '@/api/queries/user'
import { kindOfPath } from '@/lib/paths'
import { EndedNotice } from '@/ui/EndedNotice'
import { ErrorState } from '@/ui/ErrorState'
import { ProgramGone } from '@/ui/ProgramGone'
import { DonateForm } from '../donate/DonateForm'
import { DonateProgram } from '../donate/DonateProgram'
import classes from './DonatePage.module.css'

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  programQuery(kindOfPath(pathname), slug),
  paymentMethodsQuery(),
  userQuery(),
]

export const firstFlyers = { count: 1, look: 'small' } as const

/** Donasi, for campaigns and kencleng programs alike (spec §2). */
export default function DonatePage() {
  const { slug = '' } = useParams()
  const kind = kindOfPath(useLocation().pathname)
  const program = useQuery(programQuery(kind, slug))

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
  // The form is there at once: nothing in it waits for the program but the sending.
  return (
    <div className={classes.page}>
      <DonateProgram program={program.data} />
      {program.data && <EndedNotice deadline={program.data.deadline} />}
      <DonateForm key={`${kind}/${slug}`} program={{ kind, slug }} />
    </div>
  )
}
