import { config } from '@/api/config'
import { certainText, pictureUrl, requiredText, text } from '@/api/decode'
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
  }
}
