import { type CampaignText, picture } from './text'

/** Texts of the campaigns about endowments and learning, by slug. */
export function endowmentTexts(assetUrl: string): Record<string, CampaignText> {
  return {
    'wakaf-sumur-gunungkidul': {
      summary: `
<p>Di Dusun Legundi, air bersih dibeli per tangki: Rp 150.000 untuk lima hari. Pada puncak kemarau, wudhu dihemat dengan segayung air, dan anak-anak mandi sekali sehari.</p>
<p>Survei geolistrik menemukan sumber air di kedalaman <strong>118 meter</strong>. Dengan satu sumur bor, pompa, dan menara air, 96 keluarga serta Masjid Al-Ikhlas Panggang tak lagi menunggu truk tangki.</p>
<ul><li>pengeboran dan pipa: Rp 78 juta;</li><li>pompa dan listrik: Rp 22 juta;</li><li>menara air dan 12 titik keran: Rp 20 juta.</li></ul>
<p>Setiap tetes yang mengalir insyaallah menjadi jariyah bagi Anda, juga bagi orang tua yang namanya Anda niatkan.</p>`,
      full: `
<h2>Menunggu truk air</h2>
<p>Setiap Selasa pagi, Bu Painem menyapu halaman lebih awal. Bukan karena ada tamu, melainkan karena truk tangki akan lewat dan selangnya harus sampai ke bak belakang. Bila truk mogok, keluarganya meminjam air dari tetangga yang juga hampir habis.</p>
${picture(assetUrl, 'sumur.webp', 'Ilustrasi sumur dengan air jernih di perbukitan kering')}
<h2>Mengapa wakaf sumur</h2>
<p>Sahabat Sa‘d bin ‘Ubadah radhiyallahu ‘anhu bertanya tentang sedekah terbaik untuk ibunya yang telah wafat. Rasulullah shallallahu ‘alaihi wasallam menjawab: <em>air</em>. Maka Sa‘d menggali sumur dan berkata, “Ini untuk ibu Sa‘d.”</p>
<h2>Rencana pekerjaan</h2>
<ol>
<li><strong>Pengeboran</strong> 120 meter, 12 hari kerja.</li>
<li><strong>Uji debit dan mutu air</strong> di laboratorium kabupaten.</li>
<li><strong>Menara air</strong> 10.000 liter di halaman masjid.</li>
<li><strong>Pipa</strong> ke 12 titik keran umum.</li>
<li><strong>Pelatihan</strong> pengelola air: iuran perawatan Rp 5.000 sebulan tiap keluarga, gratis bagi dhuafa dan janda lansia.</li>
</ol>
<blockquote><p>“Yang paling saya bayangkan itu suara air jatuh ke ember. Cuma itu, Mas. Suaranya saja sudah adem.”</p><p>— Bu Painem, 58 tahun</p></blockquote>
<h2>Laporan</h2>
<p>Hasil uji air dan laporan biaya diumumkan di masjid dan dikirim kepada seluruh wakif. Bila pengeboran pertama tidak menemukan debit yang cukup, dana dialihkan ke titik kedua yang sudah disurvei, dengan pemberitahuan lebih dahulu.</p>`,
    },
    'beasiswa-santri-penghafal-quran': {
      summary: `
<p>Ilham hafal dua belas juz. Setiap malam ia mengulang hafalan sambil menjaga warung pecel ibunya. Tahun ini ia diterima di pesantren tahfiz, tetapi uang pangkalnya setara enam bulan hasil warung.</p>
<p>Ada <strong>140 santri</strong> seperti Ilham di sebelas pesantren mitra. Beasiswa ini menanggung makan, kitab, seragam, dan kesehatan mereka, sebesar Rp 650.000 sebulan untuk tiap santri.</p>
<p>Program terbuka sepanjang tahun. Anda dapat berinfaq sekali, atau kembali setiap bulan untuk menemani satu santri hingga khatam.</p>`,
      full: `
<h2>Mereka yang menjaga kalam-Nya</h2>
<p>Menghafal Al-Qur’an bukan perkara kecerdasan saja. Ada perut yang perlu kenyang, mata yang perlu cukup tidur, dan hati yang perlu tenang karena tahu orang tuanya tak berutang demi dirinya.</p>
${picture(assetUrl, 'beasiswa-santri.webp', 'Ilustrasi tumpukan kitab dan lentera di bawah langit malam')}
<h3>Siapa yang dibantu</h3>
<ul><li>santri yatim atau dhuafa usia 10–18 tahun;</li><li>hafal sekurangnya dua juz atau lulus tes tahsin;</li><li>mendapat rekomendasi pengasuh pesantren dan pengurus masjid asal.</li></ul>
<h3>Yang ditanggung setiap bulan</h3>
<table>
<thead><tr><th>Kebutuhan</th><th>Per santri</th></tr></thead>
<tbody>
<tr><td>Makan tiga kali sehari</td><td>Rp 390.000</td></tr>
<tr><td>Kitab dan alat tulis</td><td>Rp 90.000</td></tr>
<tr><td>Seragam dan perlengkapan</td><td>Rp 70.000</td></tr>
<tr><td>Kesehatan</td><td>Rp 60.000</td></tr>
<tr><td>Pendampingan dan laporan</td><td>Rp 40.000</td></tr>
</tbody>
</table>
<blockquote><p>“Kalau nanti saya khatam, Ibu mau saya pasangkan mahkota. Kata ustaz, itu hadiah buat orang tua penghafal Qur’an.”</p><p>— Ilham, 13 tahun</p></blockquote>
<p>Setiap semester, perkembangan hafalan dan kesehatan santri dilaporkan tanpa menampilkan wajah maupun nama lengkap mereka.</p>`,
    },
    'dai-pelosok-nusantara': {
      summary: `
<p>Ustaz Marwan mengajar di tiga pulau. Ia berangkat dengan perahu bermesin kecil, membawa papan tulis lipat, dua kardus iqra, dan obat mabuk laut untuk anak-anak yang ikut menumpang.</p>
<p>Bantu 38 dai yang mengabdi di pulau terluar, pegunungan Papua, dan pedalaman Mentawai: <strong>bisyarah bulanan, transportasi, dan bahan ajar</strong>.</p>`,
      full: `
<h2>Cahaya di tempat yang jauh</h2>
<p>Di beberapa kampung, satu-satunya orang yang dapat memandikan jenazah, menikahkan, mengajar mengaji, dan menenangkan sengketa adalah seorang dai muda. Mereka datang untuk dua tahun; banyak yang memilih tinggal lebih lama.</p>
${picture(assetUrl, 'dai-pelosok.webp', 'Ilustrasi perahu kecil menuju pulau dengan mushola')}
<h3>Dukungan untuk tiap dai</h3>
<ol><li>bisyarah Rp 1.500.000 sebulan;</li><li>bahan bakar dan perawatan perahu atau motor;</li><li>iqra, mushaf, dan buku cerita;</li><li>asuransi kesehatan dan tiket pulang setahun sekali.</li></ol>
<p>Para dai dibekali pelatihan budaya setempat. Mereka datang sebagai tetangga yang belajar lebih dulu, baru kemudian mengajar.</p>
<p>Program ini tidak memiliki target akhir: selama masih ada kampung yang meminta guru, insyaallah program ini berjalan.</p>`,
    },
    'wakaf-quran-braille': {
      summary: `
<p>Satu mushaf Braille lengkap terdiri atas 30 jilid tebal dan berharga sekitar Rp 1,9 juta, jauh dari jangkauan kebanyakan tunanetra.</p>
<p>Kami mencetak 40 set untuk sekolah luar biasa, masjid, dan komunitas tunanetra di sepuluh kota.</p>
<p>Ujung jari mereka ingin membaca apa yang biasa kita baca dengan sekali pandang.</p>`,
      full: `
<h2>Membaca dengan cahaya di ujung jari</h2>
<p>Rahman kehilangan penglihatan di usia sembilan tahun. Selama sebelas tahun ia mengenal Al-Qur’an hanya dari pendengaran. Ketika pertama kali menyentuh mushaf Braille, ia membaca Al-Fatihah selama dua puluh menit, pelan sekali, lalu meminta mengulanginya.</p>
${picture(assetUrl, 'quran-braille.webp', 'Ilustrasi mushaf terbuka di atas rehal dengan cahaya lembut')}
<h3>Satu set wakaf</h3>
<ul><li>30 jilid mushaf Braille standar;</li><li>rak kayu dan buku iqra Braille;</li><li>pelatihan dua hari bagi guru pendamping.</li></ul>
<h3>Penerima</h3>
<p>Sekolah dan komunitas dipilih bersama pertuni daerah, dengan mendahulukan yang belum memiliki satu pun mushaf Braille.</p>`,
    },
    'perpustakaan-masjid-untuk-anak-kampung': {
      summary: `
<p>Selepas mengaji, anak-anak Kampung Cibodas duduk di serambi masjid dan berebut satu majalah lama. Mereka suka membaca; hanya bukunya yang tidak ada.</p>
<p>Mari hadirkan pojok baca dengan 800 buku, rak rendah, karpet warna, dan lampu yang terang.</p>`,
      full: `
<h2>Serambi yang bercerita</h2>
<p>Kata pertama yang turun adalah <em>iqra</em>: bacalah. Pojok baca ini akan buka setiap hari selepas Asar hingga Isya, dijaga bergantian oleh remaja masjid.</p>
<h3>Isi pojok baca</h3>
<ul><li>kisah para nabi dan sahabat;</li><li>ensiklopedia anak, sains, dan alam;</li><li>cerita rakyat Nusantara;</li><li>buku pelajaran dan latihan soal.</li></ul>
<p>Anak-anak juga boleh menitipkan tulisan dan gambar mereka di rak “Karya Kami”.</p>
${picture(assetUrl, 'perpustakaan.webp', 'Ilustrasi rak buku dan jendela lengkung dengan cahaya sore')}`,
    },
    'wakaf-kebun-kelapa-produktif': {
      summary: `
<p>Wakaf yang tumbuh: 500 bibit kelapa genjah ditanam di lahan wakaf Masjid Darul Arqam. Empat tahun lagi, hasilnya membiayai guru ngaji dan beasiswa tanpa harus menggalang dana lagi.</p>
<p>Program ini baru dibuka pagi ini. Jadilah wakif pertamanya.</p>`,
      full: `
<h2>Menanam untuk yang belum lahir</h2>
<p>Rasulullah shallallahu ‘alaihi wasallam bersabda, apabila kiamat terjadi sedangkan di tangan salah seorang dari kalian ada bibit, hendaklah ia menanamnya. Maka kami menanam.</p>
<h3>Satu bibit, Rp 120.000</h3>
<ul><li>bibit kelapa genjah bersertifikat;</li><li>lubang tanam, pupuk kandang, dan ajir;</li><li>perawatan dua tahun pertama oleh kelompok tani jamaah.</li></ul>
<h3>Pembagian hasil</h3>
<p>Empat puluh persen untuk guru ngaji, tiga puluh persen untuk beasiswa, dua puluh persen untuk perawatan kebun, dan sepuluh persen untuk cadangan.</p>
${picture(assetUrl, 'kebun-kelapa.webp', 'Ilustrasi barisan pohon kelapa saat matahari terbit')}`,
    },
  }
}
