import { parse } from 'yaml'
import { z } from 'zod'
import { zakatKinds } from '../../../src/domain/zakat/kinds.ts'
import type { Rule, ZakatRules } from '../../../src/domain/zakat/rules.ts'

const words = z.string().trim().min(1)
const day = z.iso.date()

const ruleOf = <Unit extends string>(units: readonly [Unit, ...Unit[]]) =>
  z.strictObject({
    id: z.string().regex(/^[a-z\d-]+$/),
    untuk: z.array(z.enum(zakatKinds.map(({ id }) => id))).min(1),
    nama: words,
    pendapat: words,
    nilai: z
      .number()
      .positive()
      .max(1_000_000_000)
      .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, {
        error: 'has more than three decimals',
      }),
    satuan: z.enum(units),
    sumber: z.strictObject({
      nama: words,
      nomor: words.nullable(),
      tanggal: day.nullable(),
      tautan: z.url({ protocol: /^https$/ }).nullable(),
    }),
    menurut: z.enum(['pemberitaan', 'lembaga']),
    berlaku: z.strictObject({ dari: day.nullable(), sampai: day.nullable() }),
    wilayah: words,
    dicari: z.strictObject({ di: words, tautan: z.url({ protocol: /^https$/ }).nullable() }),
  })

const schema: z.ZodType<ZakatRules> = z.strictObject({
  tarif: z.array(ruleOf(['persen'])),
  nisab: z.array(
    ruleOf(['rupiah', 'gram emas', 'gram perak']).extend({ masa: z.enum(['bulan', 'tahun']) }),
  ),
  fitrah: z.array(ruleOf(['kg beras', 'liter beras', 'rupiah'])),
  fidyah: z.array(ruleOf(['rupiah'])),
})

const sections = ['tarif', 'nisab', 'fitrah', 'fidyah'] as const satisfies (keyof ZakatRules)[]

/** The sections that each kind needs at least one rule of. */
const needs = {
  penghasilan: ['tarif', 'nisab'],
  simpanan: ['tarif', 'nisab'],
  perdagangan: ['tarif', 'nisab'],
  fitrah: ['fitrah'],
  fidyah: ['fidyah'],
} as const satisfies Record<(typeof zakatKinds)[number]['id'], readonly (keyof ZakatRules)[]>

/**
 * Reads `content/zakat.yaml`, which the organisation edits: people give by it.
 * @throws Error that names what is wrong
 */
export function readZakatContent(text: string): ZakatRules {
  const { data: rules, error } = schema.safeParse(parse(text))
  if (error) throw new Error(`content/zakat.yaml: ${z.prettifyError(error)}`)
  for (const section of sections) checkSection(section, rules[section])
  for (const { id: kind } of zakatKinds)
    for (const section of needs[kind])
      if (!rules[section].some(({ untuk }) => untuk.includes(kind)))
        throw new Error(`content/zakat.yaml: ${section} has no rule for ${kind}`)
  return rules
}

function checkSection(section: keyof ZakatRules, rules: readonly Rule[]): void {
  for (const [index, rule] of rules.entries()) {
    const { id, nilai, satuan, berlaku } = rule
    const refuse = (problem: string) => {
      throw new Error(`content/zakat.yaml: ${section}, ${id}: ${problem}`)
    }
    if (satuan === 'rupiah' && !Number.isInteger(nilai)) refuse(`Rp ${nilai} isn't whole`)
    // Multiplied by days and souls, a larger value might no longer be exact.
    if ((section === 'fitrah' || section === 'fidyah') && nilai > 100_000_000)
      refuse(`${nilai} for one soul is a slip`)
    if (satuan === 'persen' && nilai > 100) refuse(`${nilai} % is more than the whole`)
    if (berlaku.dari !== null && berlaku.sampai !== null && berlaku.dari > berlaku.sampai)
      refuse(`it ends on ${berlaku.sampai}, before it begins on ${berlaku.dari}`)
    const former = rules.slice(0, index).filter((other) => other.id === id)
    if (former.some((other) => other.satuan !== satuan)) refuse('its unit changes')
    // So that the last one is the latest, and a day has one value.
    if (former.some((other) => (other.berlaku.sampai ?? '9999') >= (berlaku.dari ?? '')))
      refuse('its periods overlap, or the older one stands below')
  }
}
