import type { Donation } from '@/api/entities/donation'
import type { ProgramSummary } from '@/api/entities/program'
import { StickyBar, StickyBarSpacer } from '@/ui/StickyBar'
import type { ChatReason } from '../detail/chat'
import { ChatButton } from '../detail/ChatButton'

interface ConfirmBarProps {
  reason: ChatReason
  code: string
  donation: Donation
  program: ProgramSummary | undefined
}

/** The fixed "Konfirmasi Pembayaran" chat link (spec §2 Payment instruction). */
export function ConfirmBar({ reason, code, donation, program }: ConfirmBarProps) {
  return (
    <>
      <StickyBarSpacer />
      <StickyBar label="Konfirmasi">
        <ChatButton
          reason={reason}
          variant={reason === 'confirm' ? 'filled' : 'light'}
          code={code}
          donation={donation}
          programTitle={program?.title}
        >
          {reason === 'confirm' ? 'Konfirmasi Pembayaran' : 'Saya sudah transfer'}
        </ChatButton>
      </StickyBar>
    </>
  )
}
