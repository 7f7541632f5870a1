/**
 * The one table of what the app keeps on a device. The compiler refuses a key that isn't in it, or one that another's
 * storage is asked for. Pengaturan lists it and deletes it, Kebijakan Privasi tells of it. Words for the screen are
 * Indonesian. Only data, no imports: the build reads this file too, and a page's first scripts only its types.
 */
export interface StoredKind {
  id: string
  title: string
  what: string
  /** Follows "Disimpan". */
  kept: string
  /** Keys of local and session storage; one that ends with `*` is how keys begin. */
  keys: { readonly [Key in KeyName]?: StoredKeyFacts }
  /** Names of caches, with `*` as for the keys. */
  caches?: readonly string[]
  /** What is lost with it, to ask before it is deleted. */
  loses?: string
  /** Why it can't be deleted on its own. */
  stays?: string
}

/** Ours begin with `jm-`. The others are named by the product's specification and by React Router. */
type KeyName = `jm-${string}` | 'redirect_after_login' | 'react-router-scroll-positions'

export interface StoredKeyFacts {
  in: 'local' | 'session'
  /** `person`: an account's own, or the visitor's. `login`: the same, but a visitor's goes along through the login. */
  whose: 'device' | 'person' | 'login'
  /**
   * Where nothing is said, a logout deletes what is an account's and leaves what is the device's. `hidden`: it stays,
   * out of sight until that account logs in again. `backend`: the same, and it goes where the backend keeps a history.
   */
  logout?: 'deleted' | 'hidden' | 'backend'
  /** Entered to register, or to set a new password: deleted when somebody is logged in. */
  signIn?: true
  /** It goes into the file of "Simpan data saya": what its owner has made or chosen, and can't be had again. */
  copied?: true
}

/** Where the user is. */
export const placeKind = {
  id: 'lokasi',
  title: 'Lokasi dan kota',
  what: 'Lokasi perangkat sampai sekitar 100 meter, nama daerahnya, dan kota yang Anda pilih.',
  kept: 'sampai diganti atau dihapus',
  keys: {
    'jm-posisi': { in: 'local', whose: 'device' },
    'jm-lokasi-ditolak': { in: 'local', whose: 'device' },
    'jm-kota': { in: 'local', whose: 'device', copied: true },
    'jm-tempat': { in: 'local', whose: 'device' },
  },
} as const satisfies StoredKind

/** Texts of the Qur'an. */
export const surahTextsKind = {
  id: 'teks-quran',
  title: 'Teks Al-Qur’an',
  what: 'Surah yang pernah Anda buka atau simpan, agar dapat dibaca dan dicari tanpa internet.',
  kept: 'sampai dihapus',
  keys: {},
  caches: ['jm-teks-quran'],
  loses: 'Surah perlu diunduh lagi untuk dibaca dan dicari tanpa internet.',
} as const satisfies StoredKind

const table = [
  {
    id: 'riwayat',
    title: 'Riwayat donasi',
    what: 'Kode, program, dan nominal donasi yang dibuat di perangkat ini, dan bukti transfer mana yang sudah dikirim.',
    kept: 'sampai Anda menghapusnya, paling banyak 100 donasi. Donasi sebuah akun terhapus saat keluar bila server menyimpan riwayatnya; bila tidak, tersembunyi sampai akun itu masuk lagi dan terhapus begitu akun lain masuk',
    keys: {
      'jm-donasi': { in: 'local', whose: 'person', logout: 'backend', copied: true },
      // Stored for a moment, to try whether a donation would be kept.
      'jm-donasi-uji': { in: 'local', whose: 'person' },
      'jm-bukti': { in: 'local', whose: 'person', copied: true },
      // Codes that this account isn't asked about any more.
      'jm-klaim': { in: 'local', whose: 'person', logout: 'backend' },
    },
    loses:
      'Donasi Anda tetap tercatat di lembaga, tetapi daftar di perangkat ini hilang. Catat dulu kode donasi yang masih Anda perlukan.',
  },
  {
    id: 'doa',
    title: 'Kumpulan Doa',
    what: 'Pada doa mana, di program mana, Anda mengucapkan amin, tanpa isi doa dan nama donaturnya, dan berapa amin untuk doa Anda yang sudah Anda lihat.',
    kept: 'sampai dihapus, paling banyak 200 amin; milik sebuah akun tersembunyi saat keluar sampai akun itu masuk lagi, dan terhapus begitu akun lain masuk',
    keys: {
      'jm-amin': { in: 'local', whose: 'person', logout: 'hidden', copied: true },
      'jm-doa': { in: 'local', whose: 'person', logout: 'hidden' },
    },
    loses: 'Amin Anda tetap tercatat, tetapi daftarnya di perangkat ini hilang.',
  },
  {
    id: 'isian',
    title: 'Isian yang belum selesai',
    what: 'Formulir yang terisi sebagian, dan halaman tujuan setelah masuk.',
    kept: 'sampai dikirim atau tab ditutup',
    keys: {
      'jm-draf-*': { in: 'session', whose: 'person' },
      'jm-draf-daftar': { in: 'session', whose: 'person', signIn: true },
      // What a person was about to do when sent to log in.
      'jm-draf-amin': { in: 'session', whose: 'login' },
      'jm-draf-bawa': { in: 'session', whose: 'login' },
      'jm-verifikasi-*': { in: 'session', whose: 'person' },
      'jm-verifikasi-Register': { in: 'session', whose: 'person', signIn: true },
      'jm-verifikasi-forgot-password': { in: 'session', whose: 'person', signIn: true },
      // Survives the logout and login after a change of the phone number.
      'jm-profil-tersimpan': { in: 'session', whose: 'person', logout: 'hidden' },
      // The plain text of an address.
      redirect_after_login: { in: 'local', whose: 'login' },
    },
    loses: 'Formulir yang belum Anda kirim di tab ini menjadi kosong lagi.',
  },
  {
    id: 'permintaan',
    title: 'Permintaan dan laporan',
    what: 'Nomor permintaan koreksi donasi dan laporan program yang Anda kirim, tanpa isinya.',
    kept: 'sampai dihapus, paling banyak 50; milik sebuah akun tersembunyi saat keluar sampai akun itu masuk lagi, dan terhapus begitu akun lain masuk',
    keys: {
      'jm-permintaan': { in: 'local', whose: 'person', logout: 'hidden', copied: true },
    },
    loses: 'Catat dulu nomor yang masih Anda perlukan untuk bertanya.',
  },
  {
    id: 'donatur',
    title: 'Isian donasi berikutnya',
    what: 'Metode pembayaran terakhir, dan nama serta nomor WhatsApp bila Anda meminta HP ini mengingatnya.',
    kept: 'sampai Anda menghapusnya; milik sebuah akun terhapus saat keluar',
    keys: {
      'jm-donatur': { in: 'local', whose: 'person' },
      'jm-metode': { in: 'local', whose: 'person' },
    },
  },
  {
    id: 'rutin',
    title: 'Infaq rutin',
    what: 'Program, nominal, metode, dan hari infaq rutin yang Anda rencanakan, dan hari mana yang sudah diberi, dilewati, atau terlewat.',
    kept: 'sampai dihapus, paling banyak 20 rencana; milik sebuah akun tersembunyi saat keluar sampai akun itu masuk lagi, dan terhapus begitu akun lain masuk',
    keys: {
      'jm-rutin': { in: 'local', whose: 'person', logout: 'hidden', copied: true },
    },
    loses: 'Rencana infaq rutin Anda hilang. Pengingat di kalender tetap ada.',
  },
  {
    id: 'pesan',
    title: 'Pesan',
    what: 'Pesan tentang donasi Anda dan programnya, mana yang sudah dibaca atau dihapus, dan kapan pesan terakhir diperiksa.',
    kept: 'sampai dihapus, paling banyak 250 pesan; milik sebuah akun tersembunyi saat keluar sampai akun itu masuk lagi, dan terhapus begitu akun lain masuk',
    keys: {
      'jm-pesan': { in: 'local', whose: 'person', logout: 'hidden' },
    },
    loses: 'Pesan yang sudah Anda baca atau hapus dapat tampil lagi.',
  },
  {
    id: 'zakat',
    title: 'Hitungan zakat',
    what: 'Angka dan pilihan yang Anda isi di halaman zakat, hanya bila Anda menekan “Simpan”.',
    kept: 'sampai Anda menghapusnya; milik sebuah akun terhapus saat keluar',
    keys: {
      'jm-zakat': { in: 'local', whose: 'person', copied: true },
    },
    loses: 'Hitungan yang Anda simpan harus diisi lagi.',
  },
  {
    id: 'masjid',
    title: 'Masjid saya',
    what: 'Masjid yang Anda jadikan masjid saya di perangkat ini.',
    kept: 'sampai diganti atau dihapus; milik sebuah akun tersembunyi saat keluar sampai akun itu masuk lagi, dan terhapus begitu akun lain masuk',
    keys: {
      'jm-masjid': { in: 'local', whose: 'person', logout: 'hidden', copied: true },
    },
  },
  {
    id: 'pemberitahuan',
    title: 'Pemberitahuan',
    what: 'Bahwa Anda meminta diberi tahu di perangkat ini bila ada pesan baru.',
    kept: 'sampai dimatikan; milik sebuah akun terhapus saat keluar',
    keys: { 'jm-pemberitahuan': { in: 'local', whose: 'person' } },
    stays: 'Untuk mematikannya, gunakan Matikan pemberitahuan di halaman Pesan.',
  },
  placeKind,
  {
    id: 'jadwal',
    title: 'Jadwal shalat',
    what: 'Jadwal shalat dan tanggal Hijriah terakhir, agar tampil tanpa internet.',
    kept: 'sampai diganti jadwal yang lebih baru',
    keys: {
      'jm-jadwal': { in: 'local', whose: 'device' },
      'jm-imsakiyah': { in: 'local', whose: 'device' },
      'jm-hijriah': { in: 'local', whose: 'device' },
    },
  },
  {
    id: 'layar',
    title: 'Layar Masjid',
    what: 'Nama, kegiatan, dan kota masjid yang terakhir ditampilkan sebagai Layar Masjid, agar tampil tanpa internet.',
    kept: 'sampai layar masjid lain dibuka di perangkat ini',
    keys: { 'jm-layar': { in: 'local', whose: 'device' } },
    caches: ['jm-layar'],
  },
  {
    id: 'dilihat',
    title: 'Program dan masjid yang dilihat',
    what: 'Program dan masjid yang terakhir Anda buka, agar tampil tanpa internet beserta waktunya.',
    kept: 'paling lama 30 hari dan paling banyak 300 jawaban server; terhapus saat Anda keluar dari akun',
    keys: {},
    caches: ['jm-dilihat'],
  },
  {
    id: 'dzikir',
    title: 'Dzikir',
    what: 'Hitungan tasbih, sampai di mana Anda membaca, dan ukuran teks bacaan.',
    kept: 'sampai dihapus; bacaan sampai waktu shalat atau paruh hari berikutnya',
    keys: {
      'jm-tally': { in: 'local', whose: 'device' },
      'jm-dzikir': { in: 'local', whose: 'device' },
      'jm-ukuran-teks': { in: 'local', whose: 'device', copied: true },
    },
    loses: 'Hitungan tasbih dan bacaan kembali ke awal.',
  },
  {
    id: 'tilawah',
    title: 'Tilawah',
    what: 'Ayat terakhir yang Anda tandai, penanda dengan nama dan catatannya, khatam dengan halaman yang sudah dibaca, teks mana yang ditampilkan (Arab, Latin, atau terjemahan), dan apakah fokus mengikuti ayat yang diputar.',
    kept: 'sampai dihapus, paling banyak 300 penanda dan 20 khatam; milik sebuah akun tersembunyi saat keluar sampai akun itu masuk lagi, dan terhapus begitu akun lain masuk',
    keys: {
      'jm-tilawah': { in: 'local', whose: 'person', logout: 'hidden', copied: true },
      'jm-penanda': { in: 'local', whose: 'person', logout: 'hidden', copied: true },
      'jm-khatam': { in: 'local', whose: 'person', logout: 'hidden', copied: true },
      'jm-tilawah-teks': { in: 'local', whose: 'device', copied: true },
      'jm-tilawah-fokus': { in: 'local', whose: 'device', copied: true },
    },
    loses: 'Tanda sampai mana Anda membaca, semua penanda, dan catatan khatam hilang.',
  },
  surahTextsKind,
  {
    id: 'murottal',
    title: 'Murottal',
    what: 'Qari pilihan dan sampai di mana Anda mendengarkan.',
    kept: 'sampai dihapus, paling banyak 20 surah',
    keys: {
      'jm-murottal': { in: 'local', whose: 'device', copied: true },
    },
  },
  {
    id: 'audio',
    title: 'Audio murottal',
    what: 'Surah yang sudah Anda dengarkan sampai selesai, agar dapat diputar tanpa internet.',
    kept: 'sampai dihapus, paling banyak 20 surah atau 200 MB',
    keys: {},
    caches: ['jm-murottal'],
    loses: 'Surah yang tersimpan perlu diunduh lagi untuk didengarkan.',
  },
  {
    id: 'tampilan',
    title: 'Tampilan',
    what: 'Ukuran teks, pengurangan gerakan, dan awal Ramadan yang Anda pilih.',
    kept: 'sampai dihapus',
    keys: {
      'jm-tampilan': { in: 'local', whose: 'device', copied: true },
      'jm-awal-ramadan': { in: 'local', whose: 'device', copied: true },
    },
  },
  {
    id: 'catatan',
    title: 'Catatan kunjungan',
    what: 'Kabar yang sudah dibaca, pengingat di Beranda yang sudah Anda tutup atau sudah selesai, tautan fundraiser yang Anda ikuti, dan layanan yang tersedia.',
    kept: 'sampai dihapus; tautan fundraiser 30 hari; pengingat sebuah akun sampai keluar',
    keys: {
      'jm-beranda': { in: 'local', whose: 'person' },
      'jm-kabar': { in: 'local', whose: 'device' },
      'jm-rujukan': { in: 'local', whose: 'device' },
      'jm-kemampuan': { in: 'local', whose: 'device' },
    },
  },
  {
    id: 'sesi',
    title: 'Sesi dan pengiriman',
    what: 'Tanda bahwa sebuah akun sedang masuk dan nomornya yang disamarkan, tanda agar satu donasi tidak tercatat dua kali, dan penjaga agar halaman donasi tidak terbuka untuk orang lain.',
    kept: 'sampai Anda keluar, paling lama 30 hari untuk tanda pengiriman; penyamar nomor tetap di perangkat',
    keys: {
      // Whose session this is.
      'jm-pemilik': { in: 'local', whose: 'device' },
      // Random seeds of donations' keys, of all tabs and of one.
      'jm-niat': { in: 'local', whose: 'device', logout: 'deleted' },
      'jm-niat:*': { in: 'session', whose: 'device', logout: 'deleted' },
      // As digests, which account opened which history entry; an account's own names itself in them.
      'jm-lembar': { in: 'session', whose: 'person' },
      'jm-garam': { in: 'local', whose: 'device' },
      // For each random mark a digest of the number, or a slow hash with the salt.
      'jm-akun': { in: 'local', whose: 'device' },
    },
    stays: 'Terhapus sendiri. Untuk mengakhiri sesi, gunakan Keluar di halaman Profil.',
  },
  {
    id: 'aplikasi',
    title: 'Berkas aplikasi',
    what: 'Halaman dan daftar surah agar aplikasi dapat dibuka tanpa internet, dan posisi gulir halaman.',
    kept: 'sampai aplikasi diperbarui',
    keys: {
      'jm-reload': { in: 'session', whose: 'device' },
      'jm-rescue': { in: 'session', whose: 'device' },
      'react-router-scroll-positions': { in: 'session', whose: 'device' },
    },
    caches: ['jm-berkas', 'jm-surah', 'workbox-precache*'],
    stays: 'Terhapus dan diganti sendiri saat aplikasi diperbarui.',
  },
] as const satisfies readonly StoredKind[]

export const storedKinds: readonly StoredKind[] = table

type KeysWith<Facts, Keys> = Keys extends unknown
  ? { [Key in keyof Keys]: Keys[Key] extends Facts ? Key : never }[keyof Keys]
  : never

/** The keys of the table, as written there, whose facts are these. */
export type StoredRow<Facts extends Partial<StoredKeyFacts> = object> = KeysWith<
  Facts,
  (typeof table)[number]['keys']
>

type Filled<Row> = Row extends `${infer Begin}*` ? `${Begin}${string}` : Row

/** The keys that may be stored whose facts are these. */
export type StoredKey<Facts extends Partial<StoredKeyFacts> = object> = Filled<StoredRow<Facts>>

/** The names of caches, as written in the table. */
export type CacheRow = Extract<(typeof table)[number], { caches: unknown }>['caches'][number]
