import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Params, useSearchParams } from 'react-router-dom'
import { useListed } from '@/domain/capabilities/use-listed'
import { ProgramTitle, ProgramTitleSkeleton } from '@/domain/program/ProgramTitle'
import {
  disbursementPath,
  UPDATE_PARAMETER,
  updatePath,
  useUpdates,
} from '@/domain/program/accountability/accountability'
import type { ProgramUpdate } from '@/domain/program/accountability/updates'
import { kindOfPath, type Program, type ProgramKind, programPath } from '@/domain/program/program'
import { programQuery } from '@/domain/program/program-queries'
import { useProgramRef } from '@/domain/program/use-program'
import { DonateBar } from '@/features/program/components/DonateBar'
import { ProgramView } from '@/features/program/components/ProgramView'
import {
  UpdateByline,
  UpdateList,
  UpdateListSkeleton,
} from '@/features/program/components/update/UpdateList'
import { LinkButton } from '@/ui/button/Button'
import { IconCashBanknote, IconNews } from '@/ui/icons'
import { useViewTitle } from '@/ui/page/page-title'
import { Picture } from '@/ui/picture/Picture'
import { EmptyState, QueryView } from '@/ui/state/States'
import { RichText } from '@/ui/text/RichText'
import classes from '@/features/program/components/update/Updates.module.css'

/** A program's news: all of them, or the one that the address names. */
export function Updates({ program }: { program: Program }) {
  const { absent, query } = useUpdates(program)
  const [params] = useSearchParams()
  const wanted = params.get(UPDATE_PARAMETER)
  const update = query.data?.find(({ id }) => id === wanted)
  const icon = <IconNews size={32} stroke={1.5} />
  const none = <EmptyState icon={icon} title="Belum ada kabar terbaru" />
  return (
    <>
      {absent ? (
        none
      ) : (
        <QueryView
          query={query}
          skeleton={<UpdateListSkeleton />}
          isEmpty={(updates) => updates.length === 0}
          empty={none}
        >
          {(updates) => {
            if (wanted === null) return <UpdateList program={program} updates={updates} />
            if (!update) return <NotFound program={program} />
            return <UpdateArticle program={program} update={update} />
          }}
        </QueryView>
      )}
      <DonateBar program={program} {...(update && { share: shareOf(program, update) })} />
    </>
  )
}

const shareOf = (program: Program, { id, title }: ProgramUpdate) => ({
  title,
  url: updatePath(program, id),
})

function NotFound({ program }: { program: Program }) {
  return (
    <EmptyState
      icon={<IconNews size={32} stroke={1.5} />}
      title="Kabar tidak ditemukan"
      text="Mungkin alamatnya salah, atau kabar ini sudah dihapus."
      action={<LinkButton to={programPath(program, 'report')}>Lihat semua kabar</LinkButton>}
    />
  )
}

/** One of a program's news, whole. */
function UpdateArticle({ program, update }: { program: Program; update: ProgramUpdate }) {
  const hasDisbursements = useListed('/campaign/get_disbursements')
  const { title, html, pictures, disbursementId } = update
  useViewTitle('Kabar', title)
  return (
    <article className={classes.article}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <UpdateByline update={update} />
      </div>
      {html !== '' && <RichText html={html} />}
      {pictures.map((url, index) => (
        <Picture
          key={url}
          src={url}
          alt={`Foto ${index + 1} dari ${pictures.length}: ${title}`}
          width={640}
          height={400}
          radius={16}
        />
      ))}
      {disbursementId !== null && hasDisbursements === true && (
        <LinkButton
          to={disbursementPath(program, disbursementId)}
          variant="light"
          fullWidth
          leftSection={<IconCashBanknote size={20} aria-hidden />}
        >
          Lihat pencairan dananya
        </LinkButton>
      )}
    </article>
  )
}

const newsQuery = (kind: ProgramKind, slug: string) =>
  programQuery(kind, slug, kind === 'campaign' ? { type: 'ID' } : {})

export const firstQueries = ({ slug = '' }: Params, pathname: string) => [
  newsQuery(kindOfPath(pathname), slug),
]

/** News of a program, where the backend has any to give. */
export default function ProgramReportPage() {
  const { kind, slug } = useProgramRef()
  const client = useQueryClient()
  // Coming from the program's own page, its title is already cached.
  const placeholderData = useCallback(
    () => client.getQueryData(programQuery(kind, slug).queryKey),
    [client, kind, slug],
  )
  const query = useQuery({ ...newsQuery(kind, slug), placeholderData })
  return (
    <ProgramView query={query} skeleton={<ProgramTitleSkeleton />}>
      {(program) => (
        <>
          <ProgramTitle program={program} />
          <Updates program={program} />
        </>
      )}
    </ProgramView>
  )
}
