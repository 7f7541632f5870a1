import type { Program } from '@/domain/program/program'
import { Skeleton } from '@/ui/state/Skeleton'

interface MasjidTitleProps {
  /** Null while it loads. */
  masjid: Pick<Program, 'title'> | null
  className: string | undefined
}

/** A mosque's name. While it loads there is no heading: a screen reader would announce an empty one. */
export function MasjidTitle({ masjid, className }: MasjidTitleProps) {
  if (masjid) return <h2 className={className}>{masjid.title}</h2>
  return (
    <p className={className}>
      <Skeleton width="12em" height="0.8em" radius={4} />
    </p>
  )
}
