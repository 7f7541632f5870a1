import type { SeedGift } from '../seed/history'
import type { SeedPaymentMethod } from '../seed/types'
import type { Account } from './accounts'
import { deadlineOf, type Donation } from './donations'

/** The donations from before the start, by code. @param giver who made them */
export function earlierDonations(
  gifts: readonly SeedGift[],
  methods: readonly SeedPaymentMethod[],
  giver: Account | undefined,
): Map<string, Donation> {
  const { nama = '', whatsapp = '' } = giver?.user ?? {}
  return new Map(
    gifts.flatMap(({ code, programId, codePayment, nominal, createdAt, isPaid, ...more }) => {
      const method = methods.find((one) => one.code === codePayment)
      if (!method) return []
      const donation: Donation = {
        code,
        programId,
        method,
        donatur: nama,
        phone: whatsapp,
        doa: more.doa ?? null,
        atasNama: more.atasNama ?? null,
        zakat: more.zakat ?? null,
        nominal,
        norek: method.type === 'VA' ? '8100004010355667' : null,
        createdAt,
        expiresAt: deadlineOf(method, createdAt),
        paidAt: isPaid ? createdAt : null,
        isAnonymous: more.isAnonymous ?? false,
        kodeRef: null,
        isFailed: false,
        slipAt: null,
      }
      return [[code, donation] as const]
    }),
  )
}

/** Which account each donation belongs to: the account, since its number may change. */
export class History {
  private readonly owners = new Map<string, Account>()

  /** A donation is this account's from now on. */
  give(code: string, account: Account): void {
    this.owners.set(code, account)
  }

  ownerOf(code: string): Account | undefined {
    return this.owners.get(code)
  }

  codesOf(account: Account): string[] {
    return [...this.owners].flatMap(([code, owner]) => (owner === account ? [code] : []))
  }
}
