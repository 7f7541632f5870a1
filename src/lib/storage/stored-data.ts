/**
 * What the app keeps on a device. Pengaturan lists it and deletes it, Kebijakan Privasi tells of it; a test finds a key
 * that isn't named here. Words for the screen are Indonesian. Only data, no imports: the build reads this file too.
 */
export interface StoredKind {
  id: string
  title: string
  what: string
  /** Follows "Disimpan". */
  kept: string
  /** Keys of local and session storage; one that ends with `*` is how keys begin. */
  keys: readonly string[]
  /** Names of caches, with `*` as for the keys. */
  caches?: readonly string[]
  /** An account's own, or the visitor's; otherwise it is the device's, whoever uses it. */
  personal?: boolean
  /** What is lost with it, to ask before it is deleted. */
  loses?: string
  /** Why it can't be deleted on its own. */
  stays?: string
}

/** Where the user is. */
export const placeKind: StoredKind = {
  id: 'lokasi',
  title: 'Lokasi dan kota',
  what: 'Lokasi perangkat sampai sekitar 100 meter, nama daerahnya, dan kota yang Anda pilih.',
  kept: 'sampai diganti atau dihapus',
  keys: ['jm-posisi', 'jm-lokasi-ditolak', 'jm-kota', 'jm-tempat'],
}

export const storedKinds: readonly StoredKind[] = [
  {
    id: 'riwayat',
    title: 'Riwayat donasi',
    what: 'Kode, program, dan nominal donasi yang dibuat di perangkat ini, dan bukti transfer mana yang sudah dikirim.',
    kept: 'sampai Anda menghapusnya, paling banyak 100 donasi. Donasi sebuah akun terhapus saat keluar bila server menyimpan riwayatnya; bila tidak, tersembunyi sampai akun itu masuk lagi dan terhapus begitu akun lain masuk',
    keys: ['jm-donasi', 'jm-bukti', 'jm-klaim'],
    personal: true,
    loses:
      'Donasi Anda tetap tercatat di lembaga, tetapi daftar di perangkat ini hilang. Catat dulu kode donasi yang masih Anda perlukan.',
  },
  {
    id: 'isian',
    title: 'Isian yang belum selesai',
    what: 'Formulir yang terisi sebagian, dan halaman tujuan setelah masuk.',
    kept: 'sampai dikirim atau tab ditutup',
    keys: ['jm-draf-*', 'jm-verifikasi-*', 'jm-profil-tersimpan', 'redirect_after_login'],
    personal: true,
    loses: 'Formulir yang belum Anda kirim di tab ini menjadi kosong lagi.',
  },
  placeKind,
  {
    id: 'jadwal',
    title: 'Jadwal shalat',
    what: 'Jadwal shalat dan tanggal Hijriah terakhir, agar tampil tanpa internet.',
    kept: 'sampai diganti jadwal yang lebih baru',
    keys: ['jm-jadwal', 'jm-imsakiyah', 'jm-hijriah'],
  },
  {
    id: 'dzikir',
    title: 'Dzikir',
    what: 'Hitungan tasbih, sampai di mana Anda membaca, dan ukuran teks dzikir.',
    kept: 'sampai dihapus; bacaan sampai waktu shalat atau paruh hari berikutnya',
    keys: ['jm-tally', 'jm-dzikir', 'jm-ukuran-teks'],
    loses: 'Hitungan tasbih dan bacaan kembali ke awal.',
  },
  {
    id: 'murottal',
    title: 'Murottal',
    what: 'Qari pilihan dan sampai di mana Anda mendengarkan.',
    kept: 'sampai dihapus, paling banyak 20 surah',
    keys: ['jm-murottal'],
  },
  {
    id: 'audio',
    title: 'Audio murottal',
    what: 'Surah yang sudah Anda dengarkan sampai selesai, agar dapat diputar tanpa internet.',
    kept: 'sampai dihapus, paling banyak 20 surah atau 200 MB',
    keys: [],
    caches: ['jm-murottal'],
    loses: 'Surah yang tersimpan perlu diunduh lagi untuk didengarkan.',
  },
  {
    id: 'tampilan',
    title: 'Tampilan',
    what: 'Ukuran teks, pengurangan gerakan, dan awal Ramadan yang Anda pilih.',
    kept: 'sampai dihapus',
    keys: ['jm-tampilan', 'jm-awal-ramadan'],
  },
  {
    id: 'catatan',
    title: 'Catatan kunjungan',
    what: 'Kabar yang sudah dibaca, tautan fundraiser yang Anda ikuti, dan layanan yang tersedia di server.',
    kept: 'sampai dihapus; tautan fundraiser 30 hari',
    keys: ['jm-kabar', 'jm-rujukan', 'jm-kemampuan'],
  },
  {
    id: 'sesi',
    title: 'Sesi dan pengiriman',
    what: 'Tanda acak akun yang sedang masuk, sandi dari nomornya untuk mengenalinya, kode acak agar satu donasi tidak tercatat dua kali, angka acak perangkat ini yang menyamarkan sandi itu setelah sesi berakhir, dan penjaga agar halaman donasi tidak terbuka untuk orang lain.',
    kept: 'sampai Anda keluar, paling lama 30 hari untuk kode pengiriman; angka acak perangkat tetap',
    keys: ['jm-pemilik', 'jm-niat', 'jm-niat:*', 'jm-lembar', 'jm-garam', 'jm-akun'],
    stays: 'Terhapus sendiri. Untuk mengakhiri sesi, gunakan Keluar di halaman Profil.',
  },
  {
    id: 'aplikasi',
    title: 'Berkas aplikasi',
    what: 'Halaman dan daftar surah agar aplikasi dapat dibuka tanpa internet, dan posisi gulir halaman.',
    kept: 'sampai aplikasi diperbarui',
    keys: ['jm-reload', 'jm-rescue', 'react-router-scroll-positions'],
    caches: ['jm-berkas', 'jm-surah', 'workbox-precache*'],
    stays: 'Terhapus dan diganti sendiri saat aplikasi diperbarui.',
  },
]
