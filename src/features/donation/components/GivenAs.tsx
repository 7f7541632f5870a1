import type { DonatedZakat, Donation } from '@/domain/donation/donation'
import { namesInLine } from '@/domain/program/donors/donor-words'
import { zakatKindOf } from '@/domain/zakat/kinds'
import { KeyValueRow } from '@/ui/text/KeyValueRow'

/** "Fidyah, 1 jiwa, 6 hari" */
export const zakatText = ({ kind, souls, days }: DonatedZakat): string =>
  [
    zakatKindOf(kind)?.title,
    souls === null ? null : `${souls} jiwa`,
    days === null ? null : `${days} hari`,
  ]
    .filter((part) => part != null)
    .join(', ')

/** Rows of a list of facts: which zakat it is, and in whose name it is given. */
export function GivenAs({ donation: { zakat, names } }: { donation: Donation }) {
  return (
    <>
      {zakat && <KeyValueRow label="Zakat">{zakatText(zakat)}</KeyValueRow>}
      {names !== null && <KeyValueRow label="Atas nama">{namesInLine(names)}</KeyValueRow>}
    </>
  )
}
