import { randomInt } from 'node:crypto'
import { HOUR_MS } from '../seed/clock'
import { manualAccounts } from '../seed/payment-methods'
import type { SeedPaymentMethod, Zakat } from '../seed/types'
import { MINUTE_MS } from './clock'

/** A donation that was begun here. Times are moments; handlers write them in WIB. */
export interface Donation {
  code: string
  programId: string
  method: SeedPaymentMethod
  donatur: string
  /** Whether others see "Hamba Allah" in place of the name. */
  isAnonymous: boolean
  /** The fundraiser whose link led here. */
  kodeRef: string | null
  /** Without the leading 62. */
  phone: string
  doa: string | null
  /** In whose name it is given. */
  atasNama: string | null
  zakat: Zakat | null
  /** Whole rupiah to be paid: with the unique code, for a manual transfer. */
  nominal: number
  norek: string | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  /** Whether the payment was refused or cancelled: nothing the stand-in does by itself. */
  isFailed: boolean
  /** When the last transfer slip came. */
  slipAt: Date | null
}

/** What a donor asks for. */
type Wish = Pick<
  Donation,
  | 'programId'
  | 'method'
  | 'donatur'
  | 'isAnonymous'
  | 'kodeRef'
  | 'phone'
  | 'doa'
  | 'atasNama'
  | 'zakat'
>

export type DonationStatus = 'Lunas' | 'Belum Lunas' | 'Kedaluwarsa' | 'Gagal'

/** How long each type may take: QRIS codes are short-lived, transfers need a day. */
const validity: Record<SeedPaymentMethod['type'], number> = {
  QRIS: 30 * MINUTE_MS,
  'E-wallet': HOUR_MS,
  Manual: 24 * HOUR_MS,
  VA: 24 * HOUR_MS,
}

/** The smallest amounts, whole rupiah. */
export const minimumOf: Record<SeedPaymentMethod['type'], number> = {
  QRIS: 1_000,
  'E-wallet': 1_000,
  Manual: 20_000,
  VA: 20_000,
}

/** The organisation's e-wallet number, made up. */
const WALLET_NUMBER = '081200004010'

// Without 0/O and 1/I/L: codes are read out over the phone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const digits = (count: number) =>
  Array.from({ length: count }, () => String(randomInt(10))).join('')

/** The donations begun here, paid or not. */
export class Donations {
  private readonly byCode = new Map<string, Donation>()
  private readonly byKey = new Map<string, { content: string; donation: Donation }>()

  /** @param earlier from before this stand-in's start: found by their codes, and not among {@link all} */
  constructor(private readonly earlier: ReadonlyMap<string, Donation> = new Map()) {}

  /** @param price what the donor chose, whole rupiah */
  add(wish: Wish, price: number, now: Date): Donation {
    const { type, code: channel } = wish.method
    const donation: Donation = {
      ...wish,
      code: this.freeCode(),
      nominal: type === 'Manual' ? price + this.freeUniqueCode(channel, price) : price,
      norek: accountNumber(wish.method),
      createdAt: now,
      expiresAt: deadlineOf(wish.method, now),
      paidAt: null,
      isFailed: false,
      slipAt: null,
    }
    this.byCode.set(donation.code, donation)
    return donation
  }

  /** Keeps the key of a donation's intention (`kunci`), and what was to be given. */
  keep(key: string, content: string, donation: Donation): void {
    this.byKey.set(key, { content, donation })
  }

  /** The donation that was made with a key, if there is one. */
  withKey(key: string): { content: string; donation: Donation } | undefined {
    return this.byKey.get(key)
  }

  get(code: string): Donation | undefined {
    return this.byCode.get(code) ?? this.earlier.get(code)
  }

  get all(): Donation[] {
    return [...this.byCode.values()]
  }

  /** 49 bits: whoever has the code reads the donor's name and number. */
  private freeCode(): string {
    for (;;) {
      const code = `DN-${Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
      if (!this.byCode.has(code)) return code
    }
  }

  /** Three digits that no open transfer of the same amount to the same bank has: they tell donors apart. */
  private freeUniqueCode(channel: string, price: number): number {
    const taken = new Set(
      this.all
        .filter(({ method, paidAt }) => method.code === channel && !paidAt)
        .map(({ nominal }) => nominal - price),
    )
    const free = Array.from({ length: 900 }, (_, index) => index + 100).filter(
      (code) => !taken.has(code),
    )
    return free[randomInt(Math.max(1, free.length))] ?? 100
  }
}

export const deadlineOf = ({ type }: SeedPaymentMethod, createdAt: Date): Date =>
  new Date(createdAt.getTime() + validity[type])

export function statusOf(donation: Donation, now: Date): DonationStatus {
  if (donation.paidAt) return 'Lunas'
  if (donation.isFailed) return 'Gagal'
  return donation.expiresAt <= now ? 'Kedaluwarsa' : 'Belum Lunas'
}

function accountNumber(method: SeedPaymentMethod): string | null {
  if (method.type === 'QRIS') return null
  if (method.type === 'E-wallet') return WALLET_NUMBER
  if (method.type === 'Manual') return manualAccounts[method.code] ?? digits(10)
  return `8${digits(15)}`
}
