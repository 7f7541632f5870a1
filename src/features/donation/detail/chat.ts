import { settingsStore } from '@/domain/capabilities/settings-store'
import type { Donation } from '@/domain/donation/donation'
import { formatRupiah } from '@/lib/format-number'
import { waLink } from '@/lib/phone'

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
