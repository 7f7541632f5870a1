import { paths } from '@/lib/paths'
import { LinkButton } from '@/ui/LinkButton'
import { ShareButton } from '@/ui/ShareButton'
import { StickyBar, StickyBarSpacer } from '@/ui/StickyBar'
import type { ProgramRef } from '@/features/program/program-ref'

/** The bottom bar of a program's pages: share, and "Infaq Sekarang" (spec §2). Both work before the program is loaded. */
export function DonateBar({ program, title }: { program: ProgramRef; title?: string | undefined }) {
  return (
    <>
      <StickyBarSpacer />
      <StickyBar label="Infaq untuk program ini">
        <ShareButton title={title ?? 'Jejaring Masjid'} url={paths.program(program)} />
        <LinkButton to={paths.program(program, 'donate')}>Infaq Sekarang</LinkButton>
      </StickyBar>
    </>
  )
}
