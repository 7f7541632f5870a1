import { clsx } from 'clsx'
import { useMemo } from 'react'
import { updatePath } from '@/domain/program/accountability/accountability'
import type { ProgramUpdate } from '@/domain/program/accountability/updates'
import type { Program } from '@/domain/program/program'
import { useUpdateMarks } from '@/features/program/use-new-updates'
import { htmlText } from '@/lib/text/html-text'
import { formatWibDate } from '@/lib/time/wib-date'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { VirtualList } from '@/ui/list/VirtualList'
import { Picture } from '@/ui/picture/Picture'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import cover from '@/ui/list/cover-link.module.css'
import classes from './UpdateList.module.css'

/** When news were published, and by whom. */
export function UpdateByline({ update: { publishedAt, author } }: { update: ProgramUpdate }) {
  return (
    <p className={classes.line}>
      {publishedAt !== null && (
        <time dateTime={publishedAt.toISOString()}>{formatWibDate(publishedAt)}</time>
      )}
      {author !== '' && <span>{publishedAt === null ? author : ` · ${author}`}</span>}
    </p>
  )
}

/** A card's usual height in px. */
const CARD_HEIGHT = 148

/** How much of a text is written into the page for the two lines that are shown of it. */
const EXCERPT_LENGTH = 240

/** A program's news, newest first; what is new on this device is marked. */
export function UpdateList({
  program,
  updates,
}: {
  program: Program
  updates: readonly ProgramUpdate[]
}) {
  const isNew = useUpdateMarks(program, updates)
  return (
    <div className={classes.page}>
      <VirtualList items={updates} itemKey={({ id }) => id} rowHeight={CARD_HEIGHT} gap={12}>
        {(update) => (
          <UpdateCard update={update} href={updatePath(program, update.id)} isNew={isNew(update)} />
        )}
      </VirtualList>
    </div>
  )
}

function UpdateCard({
  update,
  href,
  isNew,
}: {
  update: ProgramUpdate
  href: string
  isNew: boolean
}) {
  const excerpt = useMemo(() => htmlText(update.html).slice(0, EXCERPT_LENGTH), [update.html])
  const [picture] = update.pictures
  return (
    <Card as="article" flush className={clsx(classes.card, cover.whole)}>
      <div className={classes.words}>
        {isNew && <p className={classes.fresh}>Baru</p>}
        <h2 className={classes.title}>
          <AppLink to={href} className={cover.link ?? ''}>
            {update.title}
          </AppLink>
        </h2>
        <UpdateByline update={update} />
        {excerpt !== '' && <p className={classes.excerpt}>{excerpt}</p>}
      </div>
      {picture !== undefined && (
        <div className={classes.picture}>
          <Picture src={picture} alt="" width={96} height={96} radius={12} />
        </div>
      )}
    </Card>
  )
}

/** The skeleton of an `UpdateList`. */
export function UpdateListSkeleton() {
  return (
    <div className={classes.page}>
      <div className={classes.skeleton}>
        {['1', '2', '3'].map((key) => (
          <Card key={key} flush className={classes.card}>
            <div className={classes.words}>
              <Skeleton width="80%" height="1rem" />
              <TextSkeleton lines={3} />
            </div>
            <div className={classes.picture}>
              <Skeleton height={96} radius={12} />
            </div>
          </Card>
        ))}
      </div>
    </div>
  )
}
