import type { ReactNode } from 'react'
import type { Donation } from '@/domain/donation/donation'
import { type ButtonProps, LinkLikeButton } from '@/ui/button/Button'
import { IconBrandWhatsapp } from '@/ui/icons'
import { chatLink, type ChatReason } from './chat'

interface ChatButtonProps extends Pick<ButtonProps, 'variant' | 'px'> {
  reason: ChatReason
  code: string
  donation: Donation
  programTitle: string | undefined
  /** Whether WhatsApp's icon is before the words. */
  icon?: boolean
  children: ReactNode
}

/** Opens WhatsApp with a message about this donation, in a new tab, so that the instruction stays open. */
export function ChatButton({
  reason,
  code,
  donation,
  programTitle,
  icon = true,
  children,
  ...look
}: ChatButtonProps) {
  return (
    <LinkLikeButton
      component="a"
      href={chatLink(reason, { code, donation, programTitle })}
      target="_blank"
      rel="noopener"
      leftSection={icon && <IconBrandWhatsapp size={20} aria-hidden />}
      {...look}
    >
      {children}
    </LinkLikeButton>
  )
}
