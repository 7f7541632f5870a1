import { MINIMUM_BY_TYPE } from '../../../../../src/features/donation/payment-rules'
import type { Fields } from '../../http/client'
import { itemsOf, numberAt, shown, textAt } from '../../http/json'
import { changed } from './donation-form'
import { type Visit } from '../visit'
import { METHODS } from '../../operations'

/** The least and the most that a method takes, in whole rupiah; its type's least where it says none. */
export function limitsOf(method: unknown): { least: number; most: number | undefined } {
  const types: Readonly<Record<string, number>> = MINIMUM_BY_TYPE
  const least = numberAt(method, 'min_nominal') ?? types[textAt(method, 'type') ?? ''] ?? 0
  return { least, most: numberAt(method, 'max_nominal') }
}

export const withMethod = (form: Fields, method: unknown): Fields => {
  const code = changed(form, 'codePayment', textAt(method, 'code') ?? '')
  return changed(code, 'typePayment', textAt(method, 'type') ?? '')
}

/** Checks that each method can be chosen by its code, and that there is an amount that it takes. */
export async function checkMethods({ run }: Visit): Promise<void> {
  const { exchange, data, ok } = await run.ask(METHODS)
  if (!ok) return
  const methods = itemsOf(data)
  const codes = methods.map((method) => textAt(method, 'code'))
  for (const [index, method] of methods.entries()) {
    const tell = (name: string, expected: string, seen: unknown) => {
      const about = { field: `/data/${index}/${name}`, expected, seen: shown(seen) }
      run.tell(exchange, 'same', about)
    }
    const { least, most } = limitsOf(method)
    if (most !== undefined && most < least)
      tell('max_nominal', `must not be below ${least}, the least that this method takes`, most)
    const code = codes[index]
    if (code !== undefined && codes.indexOf(code) < index)
      tell(
        'code',
        'must be another one for each method, of whatever type: donors choose by it',
        code,
      )
  }
}
