// oxlint-disable-next-line no-restricted-imports -- this is what shows it
import { displayMaskedPhone, phoneGroups } from '@/lib/phone'
import { Digits } from './Digits'

/**
 * A telephone number on a screen.
 * @param phone in any form; nothing is shown where it has no digits
 * @param masked others may be looking
 */
export function PhoneNumber({ phone, masked = false }: { phone: string; masked?: boolean }) {
  return <Digits groups={masked ? [displayMaskedPhone(phone)] : phoneGroups(phone)} />
}
