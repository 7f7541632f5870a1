// oxlint-disable-next-line no-restricted-imports -- this is what shows it
import { displayMaskedPhone, phoneGroups } from '@/lib/phone'
import classes from './Digits.module.css'

/**
 * A number that people compare, type and read out. Only the style separates its groups, for eyes and for screen readers:
 * the text, and what a user selects and copies, is the number itself. No browser translates it.
 */
export function Digits({ groups }: { groups: readonly string[] }) {
  return (
    <span className={classes.digits} translate="no">
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  )
}

/**
 * A telephone number on a screen.
 * @param phone in any form; nothing is shown where it has no digits
 * @param masked others may be looking
 */
export function PhoneNumber({ phone, masked = false }: { phone: string; masked?: boolean }) {
  return <Digits groups={masked ? [displayMaskedPhone(phone)] : phoneGroups(phone)} />
}
