import type { components } from '../../src/api/generated/backend'

type Schemas = components['schemas']

/** What the seed always fills in, where the contract leaves it open. */
type Filled<T> = { [K in keyof T]-?: Exclude<T[K], undefined> }

/** A campaign with the fields of both the list item and the detail. Amounts are whole rupiah. */
export type SeedCampaign = Omit<
  Filled<Schemas['CampaignDetail']>,
  'kode_ref' | 'alamat' | 'deskripsi' | 'tentang'
> & {
  alamat: string
  /** HTML summary. */
  deskripsi: string
  /** HTML full text. */
  tentang: string
}

/** A mosque that is also a kencleng program; its program id is `KM-` and the id. */
export type SeedMasjid = Omit<Filled<Schemas['Mosque']>, 'type' | 'alamat' | 'tentang'> & {
  type: 'kencleng-masjid'
  alamat: string
  /** HTML. */
  tentang: string
}

/** A paid donation as `get_transaction_list` answers it. */
export type SeedTransaction = Schemas['TransactionListItem']

/** A donor's doa as `get_prayer_campaign` answers it to a visitor. */
export type SeedDoa = Schemas['Doa']

/** A program's news as `get_updates` answers them. */
export type SeedUpdate = Schemas['ProgramUpdate']

/** What `get_disbursements` answers, without the sums: these follow from what was collected. */
export type SeedDisbursements = Pick<Schemas['Disbursements'], 'biaya_operasional' | 'daftar'>

export type SeedDisbursement = Schemas['Disbursement']

/** What `get_legality` answers. */
export type SeedLegality = Schemas['Legality']

/** A payment method. */
export type SeedPaymentMethod = Schemas['PaymentMethod']

/** A user as `get_user` answers it. */
export type SeedUser = Schemas['User']

/** A user who can log in to the stand-in, with what the backend keeps to itself. */
export interface SeedAccount {
  user: SeedUser
  /** Plain on purpose: these are documented development logins. */
  password: string
  /** Referral code, or null for someone who isn't a fundraiser. */
  kode_ref: string | null
}
