import content from '@content/zakat.yaml'
import type { ZakatKind } from './kinds'

/** One dated value, with who holds it. Its keys are those of `content/zakat.yaml`, which explains them. */
export interface Rule<Unit extends string = string> {
  /** The opinion's; its value of the next year has the same. */
  id: string
  untuk: readonly ZakatKind[]
  nama: string
  pendapat: string
  /** In `satuan`, with at most three decimals. */
  nilai: number
  satuan: Unit
  sumber: {
    nama: string
    nomor: string | null
    /** `YYYY-MM-DD` */
    tanggal: string | null
    tautan: string | null
  }
  /** Who says so: the press, or the organisation, which has compared it with the decree. */
  menurut: 'pemberitaan' | 'lembaga'
  /** `YYYY-MM-DD`, both inclusive; null without limit. */
  berlaku: { dari: string | null; sampai: string | null }
  wilayah: string
  /** Where a giver finds the value. */
  dicari: { di: string; tautan: string | null }
}

/** The part that is due; where a kind has several, each is for a year of another calendar. */
export type Rate = Rule<'persen'>

/** From how much on zakat is due: of what came in a month, or of what a year leaves. */
export type Nisab = Rule<'rupiah' | 'gram emas' | 'gram perak'> & { masa: 'bulan' | 'tahun' }

/** What is due for one soul. */
export type Fitrah = Rule<'kg beras' | 'liter beras' | 'rupiah'>

/** What is due for one day of one soul. */
export type Fidyah = Rule<'rupiah'>

export interface ZakatRules {
  tarif: readonly Rate[]
  nisab: readonly Nisab[]
  fitrah: readonly Fitrah[]
  fidyah: readonly Fidyah[]
}

/** Checked by the build (scripts/html/content/zakat-content.ts). */
export const zakatRules: ZakatRules = content

/** An opinion that can be chosen. */
export interface Offered<R extends Rule = Rule> {
  rule: R
  /** Whether its value is in force. If it isn't, the giver is asked for one. */
  isCurrent: boolean
}

const isInForce = ({ berlaku: { dari, sampai } }: Rule, day: string) =>
  (dari === null || dari <= day) && (sampai === null || day <= sampai)

/**
 * The opinions of a kind, each with its value of a day; where none is in force, with its last one.
 * @param day `YYYY-MM-DD`
 */
export function offeredOn<R extends Rule>(
  rules: readonly R[],
  kind: ZakatKind,
  day: string,
): Offered<R>[] {
  const latest = new Map<string, Offered<R>>()
  for (const rule of rules) {
    if (!rule.untuk.includes(kind) || latest.get(rule.id)?.isCurrent) continue
    latest.set(rule.id, { rule, isCurrent: isInForce(rule, day) })
  }
  return [...latest.values()]
}
