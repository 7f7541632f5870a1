import { type Rule, type ZakatRules, zakatRules } from '@/domain/zakat/rules'

const of2026 = <R extends Rule>(rules: readonly R[]): R[] =>
  rules
    .filter(({ berlaku: { dari } }) => dari === null || dari < '2027-01-01')
    .map((rule) => ({ ...rule, menurut: 'pemberitaan' }))

/** The rules as of 2026, before anybody confirmed them: what the organisation adds or confirms breaks no test. */
export const rulesOf2026: ZakatRules = {
  tarif: of2026(zakatRules.tarif),
  nisab: of2026(zakatRules.nisab),
  fitrah: of2026(zakatRules.fitrah),
  fidyah: of2026(zakatRules.fidyah),
}
