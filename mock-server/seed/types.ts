import type { components, paths } from '../../src/api/generated/backend'

type Schemas = components['schemas']

/** An operation that answers with a list of these. */
interface ListOf<Item> {
  get: { responses: { 200: { content: { 'application/json': { data: Item[] } } } } }
}

/** An item of the list that an operation answers with: `ItemOf<'/campaign/get_updates'>`. */
export type ItemOf<Path extends keyof paths> = paths[Path] extends ListOf<infer Item> ? Item : never

/** What the seed always fills in, where the contract leaves it open. */
export type Filled<T> = { [K in keyof T]-?: Exclude<T[K], undefined> }

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

/** A paid donation. */
export type SeedTransaction = ItemOf<'/campaign/get_transaction_list'>

/** A donor's doa as a visitor gets it. */
export type SeedDoa = ItemOf<'/campaign/get_prayer_campaign'>

/** A program's news. */
export type SeedUpdate = ItemOf<'/campaign/get_updates'>

/** What `get_disbursements` answers, without the sums: these follow from what was collected. */
export type SeedDisbursements = Pick<Schemas['Disbursements'], 'biaya_operasional' | 'daftar'>

export type SeedDisbursement = Schemas['Disbursement']

/** What `get_legality` answers. */
export type SeedLegality = Schemas['Legality']

/** Which zakat a donation is, as `getTransaction` tells it. */
export type Zakat = NonNullable<Schemas['Transaction']['zakat']>

/** A payment method. */
export type SeedPaymentMethod = ItemOf<'/asset/get_all_payment_method'>

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
