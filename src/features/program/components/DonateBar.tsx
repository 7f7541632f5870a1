import { type Program, programPath, type ProgramRef } from '@/domain/program/program'
import { EndedNotice } from '@/domain/program/EndedNotice'
import { LinkButton } from '@/ui/button/Button'
import { ShareButton, type Shared } from '@/ui/button/ShareButton'
import { StickyBar, StickyBarSpacer } from '@/ui/page/StickyBar'
import classes from './DonateBar.module.css'

/** The id of "Infaq Sekarang". */
export const DONATE = 'infaq-sekarang'

/**
 * The bottom bar of a program's pages: share, and "Infaq Sekarang". Both work before the program is loaded. If the
 * program has ended, the bar says so.
 */
export function DonateBar({
  program,
  share,
}: {
  program: ProgramRef & Partial<Pick<Program, 'title' | 'deadline'>>
  /** What the page is about, if that isn't the program as a whole. */
  share?: Shared
}) {
  const { title = 'Jejaring Masjid', deadline = null } = program
  return (
    <>
      <StickyBarSpacer />
      <StickyBar label="Infaq untuk program ini">
        <div className={classes.bar}>
          <EndedNotice deadline={deadline} brief />
          <div className={classes.actions}>
            <ShareButton {...(share ?? { title, url: programPath(program) })} />
            <LinkButton id={DONATE} to={programPath(program, 'donate')}>
              Infaq Sekarang
            </LinkButton>
          </div>
        </div>
      </StickyBar>
    </>
  )
}
