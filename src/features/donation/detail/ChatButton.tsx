import type { ReactNode } from 'react'
import { settingsStore } from '@/domain/capabilities/settings-store'
import type { Donation } from '@/domain/donation/donation'
import { formatRupiah } from '@/lib/format-number'
import { waLink } from '@/lib/phone'
import { type ButtonProps, LinkLikeButton } from '@/ui/button/Button'
import { IconBrandWhatsapp } from '@/ui/icons'

/** Why a donor writes to the organisation. */
export type ChatReason = 'confirm' | 'already-paid' | 'help' | 'correct'

const openings = {
  confirm: 'saya ingin mengonfirmasi pembayaran donasi berikut.',
  'already-paid': 'saya sudah membayar donasi berikut, tetapi statusnya belum Lunas.',
  help: 'saya butuh bantuan untuk donasi berikut.',
  correct: 'saya ingin meminta koreksi untuk donasi berikut.',
} as const satisfies Record<ChatReason, string>

export interface ChatFacts {
  code: string
  donation: Pick<Donation, 'amount' | 'channelName'>
  /** Left out while the program is unknown. */
  programTitle: string | undefined
}

/** What the donor would otherwise have to type, so that nobody has to ask. */
export function chatText(reason: ChatReason, { code, donation, programTitle }: ChatFacts): string {
  return [
    `Assalamu’alaikum, ${openings[reason]}`,
    '',
    `Kode donasi: ${code}`,
    ...(programTitle === undefined ? [] : [`Program: ${programTitle}`]),
    `Nominal: ${formatRupiah(donation.amount)}`,
    `Metode pembayaran: ${donation.channelName}`,
  ].join('\n')
}

/** Opens a chat with the organisation, the message already typed. */
export function chatLink(reason: ChatReason, facts: ChatFacts): string {
  return waLink(settingsStore.get().contactPhone, chatText(reason, facts))
}

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
