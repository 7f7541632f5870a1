import type { NoneDue } from '@/domain/zakat/reckon'
import type { Line, Outcome } from './reckoning'

/** Said of every result: nobody has confirmed it. */
export const RECKONING_NOTE =
  'Hitungan ini alat bantu menurut pemberitaan dan pilihan Anda; lembaga zakat yang menegaskannya.'

/** Why nothing is due. */
export const noneText = {
  nisab: 'Belum mencapai nisab, jadi tidak ada zakat yang wajib.',
  debts: 'Utang melebihi harta, jadi tidak ada zakat yang wajib.',
  year: 'Belum genap setahun, jadi belum ada zakat yang wajib.',
} as const satisfies Record<NoneDue, string>

const lineText = ({ label, value, source }: Line) =>
  `${label}: ${value}${source === undefined ? '' : ` [${source}]`}`

/**
 * A result as a text to send to somebody.
 * @param title the kind's
 * @param date in words
 */
export function reckoningText(
  title: string,
  date: string,
  outcome: Extract<Outcome, { kind: 'due' | 'none' }>,
): string {
  const result =
    outcome.kind === 'due' ? `${outcome.amount} (${outcome.words})` : noneText[outcome.why]
  return [
    `${title}, ${date}`,
    ...outcome.lines.map(lineText),
    `Hasil: ${result}`,
    RECKONING_NOTE,
  ].join('\n')
}
