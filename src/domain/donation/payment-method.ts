import { config } from '@/api/config'
import { certainText, number, pictureUrl, requiredText, text } from '@/api/decode'
import type { components } from '@/api/generated/backend'

/** A way to pay. */
export interface PaymentMethod {
  id: string
  /**
   * QRIS, E-wallet, Manual or VA. Any other word is kept as it came, and treated like the type with the highest
   * minimum.
   */
  type: string
  name: string
  code: string
  logoUrl: string | null
  /** The least and the most that this method takes, whole rupiah; null where the backend says nothing. */
  minAmount: number | null
  maxAmount: number | null
  /** How to pay, step by step; empty where the backend says nothing. */
  steps: readonly string[]
}

/**
 * Reads a way to pay; one without a name is called by its code.
 * @param what the value's place in the answer, for the error: `data[0]`
 * @throws DecodeError without code or type
 */
export function toPaymentMethod(
  wire: components['schemas']['PaymentMethod'],
  what: string,
): PaymentMethod {
  const code = requiredText(wire.code, `${what}.code`)
  return {
    id: text(wire.id) ?? code,
    type: requiredText(wire.type, `${what}.type`),
    name: certainText(wire.channel_name) || code,
    code,
    logoUrl: pictureUrl(wire.image, config.assetUrl),
    minAmount: limit(number(wire.min_nominal)),
    maxAmount: limit(number(wire.max_nominal)),
    steps: texts(wire.petunjuk),
  }
}

const limit = (value: number | null) =>
  value !== null && Number.isSafeInteger(value) && value > 0 ? value : null

const texts = (value: readonly string[] | undefined) =>
  Array.isArray(value) ? value.flatMap((step) => text(step) ?? []) : []
