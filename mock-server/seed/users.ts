import { DEFAULT_ASSET_URL } from './asset-url'
import { after, DAY_MS, wib } from './clock'
import type { SeedAccount } from './types'

/**
 * The accounts one can log in with: a complete profile, one with nearly everything missing, a fundraiser, and one
 * with two years of donations whose links have brought some too.
 * @param now start of the stand-in; join dates lie before it
 * @param assetUrl where the avatars are served, without a trailing slash
 */
export function makeAccounts(now: Date, assetUrl: string = DEFAULT_ASSET_URL): SeedAccount[] {
  return [
    {
      user: {
        nama: 'Aisyah Rahmawati',
        whatsapp: '81234567890',
        email: 'aisyah.rahmawati@contoh.id',
        avatar: `${assetUrl}/avatars/aisyah.webp`,
        tgl_lahir: '1992-04-17',
        alamat: 'Jl. Cihampelas No. 45, Coblong, Kota Bandung',
        kelamin: 'Perempuan',
        sapaan: 'Mbak',
        created_date: wib(after(now, -412 * DAY_MS)),
      },
      password: 'rahasia123',
      kode_ref: null,
    },
    {
      user: {
        nama: 'Budi Santoso',
        whatsapp: '85711223344',
        email: null,
        avatar: null,
        tgl_lahir: null,
        alamat: null,
        kelamin: null,
        sapaan: null,
        created_date: wib(after(now, -2 * DAY_MS)),
      },
      password: 'rahasia456',
      kode_ref: null,
    },
    {
      user: {
        nama: 'Fauzan Hakim',
        whatsapp: '82198765432',
        email: 'fauzan.hakim@contoh.id',
        avatar: `${assetUrl}/avatars/fauzan.webp`,
        tgl_lahir: '1987-11-02',
        alamat: 'Jl. Perintis Kemerdekaan Km. 9, Makassar',
        kelamin: 'Laki-laki',
        sapaan: 'Bapak',
        created_date: wib(after(now, -790 * DAY_MS)),
      },
      password: 'rahasia789',
      kode_ref: 'FAUZAN82',
    },
    {
      user: {
        nama: 'Siti Rahmawati',
        whatsapp: '81355667788',
        email: 'siti.rahmawati@contoh.id',
        avatar: `${assetUrl}/avatars/siti.webp`,
        tgl_lahir: '1979-08-30',
        alamat: 'Jl. Kaliurang Km. 7, Sleman',
        kelamin: 'Perempuan',
        sapaan: 'Ibu',
        created_date: wib(after(now, -731 * DAY_MS)),
      },
      password: 'rahasia246',
      kode_ref: 'SITI788',
    },
  ]
}
