import type { Donation } from '@/domain/donation/donation'
import type { ProgramSummary } from '@/domain/program/read-program'
import { StickyBar, StickyBarSpacer } from '@/ui/page/StickyBar'
import { ChatButton, type ChatReason } from '@/features/donation/detail/ChatButton'

interface ConfirmBarProps {
  reason: ChatReason
  code: string
  donation: Donation
  program: ProgramSummary | undefined
  /** Nothing has to be confirmed: the payment confirms itself, or its proof was sent. */
  light?: boolean
}

/** The fixed "Konfirmasi Pembayaran" chat link. */
export function ConfirmBar({ reason, code, donation, program, light = false }: ConfirmBarProps) {
  return (
    <>
      <StickyBarSpacer />
      <StickyBar label="Konfirmasi">
        <ChatButton
          reason={reason}
          variant={reason === 'confirm' && !light ? 'filled' : 'light'}
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
