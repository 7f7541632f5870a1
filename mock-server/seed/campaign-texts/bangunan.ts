import { type CampaignText, picture } from './text'

/** Texts of the campaigns about buildings and what is in them, by slug. */
export function buildingTexts(assetUrl: string): Record<string, CampaignText> {
  return {
    'renovasi-atap-masjid-al-ikhlas': {
      summary: `
<p>Setiap musim hujan, jamaah <strong>Masjid Al-Ikhlas</strong> menyiapkan dua puluh ember di antara saf. Atap yang dipasang gotong royong tahun 1987 itu kini lapuk di tujuh titik, dan dua kasau utamanya sudah ditopang bambu.</p>
<p>Bulan lalu, selepas Isya, sebagian plafon runtuh di saf perempuan. Alhamdulillah tidak ada yang terluka. Sejak malam itu separuh ruang utama ditutup, dan jamaah shalat berdesakan di serambi.</p>
<h3>Yang akan dikerjakan</h3>
<ul>
<li>mengganti rangka kayu dengan baja ringan;</li>
<li>memasang 640 m² atap dan talang baru;</li>
<li>memperbaiki plafon, lampu, dan kabel yang terendam.</li>
</ul>
<p>Pekerjaan direncanakan selesai sebelum Ramadhan, supaya tarawih tahun ini tak lagi ditemani suara tetesan air.</p>`,
      full: `
<h2>Atap yang menaungi tiga generasi</h2>
<p>Masjid Al-Ikhlas berdiri di atas tanah wakaf Haji Dulrahman, seorang penjual kain keliling yang tak pernah sempat menunaikan haji kedua karena tabungannya ia berikan untuk membeli tanah ini. Warga membangunnya sendiri: pagi ke sawah, malam memecah batu.</p>
<p>Empat puluh tahun berlalu. Anak-anak yang dulu mengangkut pasir kini menjadi kakek, dan cucu mereka mengaji di bawah atap yang sama.</p>
${picture(assetUrl, 'renovasi-atap.webp', 'Ilustrasi masjid berkubah hijau yang sedang direnovasi')}
<h2>Mengapa sekarang</h2>
<p>Tim teknik dari kecamatan sudah memeriksa bangunan pada bulan Muharram. Kesimpulannya singkat: rangka atap bagian tengah <em>tidak layak menahan beban hujan lebat</em>. Menambal lagi hanya memindahkan bocor dari satu saf ke saf lainnya.</p>
<blockquote><p>“Saya sudah tujuh belas tahun jadi marbot di sini. Kalau mendung, yang pertama saya lihat bukan langit, tapi ember.”</p><p>— Pak Wiryo, marbot Masjid Al-Ikhlas</p></blockquote>
<h2>Rincian biaya</h2>
<table>
<thead><tr><th>Pekerjaan</th><th>Volume</th><th>Biaya</th></tr></thead>
<tbody>
<tr><td>Rangka baja ringan</td><td>640 m²</td><td>Rp 108.800.000</td></tr>
<tr><td>Atap dan talang</td><td>640 m²</td><td>Rp 83.200.000</td></tr>
<tr><td>Plafon dan pengecatan</td><td>410 m²</td><td>Rp 36.900.000</td></tr>
<tr><td>Listrik dan penerangan</td><td>1 paket</td><td>Rp 21.100.000</td></tr>
<tr><td><strong>Jumlah</strong></td><td></td><td><strong>Rp 250.000.000</strong></td></tr>
</tbody>
</table>
<h2>Tahapan</h2>
<ol>
<li>Pekan 1–2: bongkar atap dan plafon lama, amankan mihrab serta mimbar.</li>
<li>Pekan 3–6: pasang rangka dan atap baru.</li>
<li>Pekan 7–8: plafon, listrik, dan pengecatan.</li>
<li>Pekan 9: doa syukur dan laporan terbuka kepada jamaah.</li>
</ol>
<h2>Amanah Anda</h2>
<p>Setiap pengeluaran dicatat oleh bendahara, disaksikan dua orang jamaah, dan dibacakan setiap Jumat. Bila ada kelebihan dana, seluruhnya dipakai untuk memperbaiki tempat wudhu perempuan.</p>
<p>Rasulullah shallallahu ‘alaihi wasallam mengabarkan bahwa siapa yang membangun masjid karena Allah, Allah bangunkan baginya rumah di surga. Mungkin bagian kita hanya selembar atap. Tetapi di bawah selembar atap itu, ada sujud yang tidak lagi kehujanan.</p>`,
    },
    'karpet-baru-masjid-baiturrahim': {
      summary: `
<p>Karpet Masjid Baiturrahim telah menemani sujud selama enam belas tahun. Serabutnya menipis, sebagian berlubang, dan debunya membuat beberapa jamaah lansia batuk.</p>
<p>Dengan <strong>Rp 45.000.000</strong>, 14 gulung karpet baru dapat terpasang, lengkap dengan penyedot debu agar tetap bersih.</p>
<p><strong>Alhamdulillah, target telah tercapai.</strong> Kelebihan dana akan dipakai untuk mukena, sarung, dan rak Al-Qur’an.</p>`,
      full: `
<h2>Terima kasih, para dermawan</h2>
<p>Hanya dalam sebelas pekan, kebutuhan karpet Masjid Baiturrahim terpenuhi. Jamaah masih boleh berinfaq; setiap tambahan akan dipakai untuk hal-hal kecil yang membuat orang betah beribadah.</p>
<h3>Yang sudah terpenuhi</h3>
<ul><li>14 gulung karpet tebal 12 mm;</li><li>1 penyedot debu;</li><li>ongkos kirim dan pemasangan.</li></ul>
<h3>Yang menyusul dari kelebihan dana</h3>
<ul><li>40 mukena dan 25 sarung;</li><li>3 rak Al-Qur’an;</li><li>karpet lama dicuci dan dihibahkan ke dua mushola di lereng bukit.</li></ul>
<blockquote><p>“Dulu kalau sujud, dahi saya terasa lantainya. Sekarang saya malah ingin berlama-lama.”</p></blockquote>
${picture(assetUrl, 'karpet.webp', 'Ilustrasi karpet masjid yang terhampar menghadap mihrab')}
<p>Semoga setiap helai benangnya menjadi saksi kebaikan Anda.</p>`,
    },
    'sound-system-mushola-nurul-huda': {
      summary: `
<p>Pengeras suara Mushola Nurul Huda sudah berkali-kali diperbaiki. Azan Subuh kadang hilang di tengah kalimat, dan khutbah hanya terdengar oleh dua saf pertama.</p>
<p>Kami mengajak Anda patungan untuk sound system sederhana yang jernih, dengan volume yang <em>tetap santun bagi tetangga</em>. Program ini tidak dibatasi target: lebihnya untuk mushola lain di desa yang sama.</p>`,
      full: `
<h2>Suara yang sampai ke hati</h2>
<p>Mushola Nurul Huda melayani tiga dusun. Muadzinnya, Mbah Ranto, berusia 71 tahun dan tak pernah absen Subuh. Beliau tidak pernah meminta apa-apa, kecuali satu: “Kalau bisa, suaranya jangan putus-putus.”</p>
<h3>Kebutuhan</h3>
<ol><li>1 mixer kecil dan 1 penguat suara;</li><li>2 pengeras luar dengan pengatur arah;</li><li>4 pengeras dalam;</li><li>2 mikrofon, kabel, dan lemari kunci.</li></ol>
<h3>Menjaga kerukunan</h3>
<p>Pengurus sepakat mengikuti pedoman penggunaan pengeras suara: pengeras luar untuk azan, sedangkan kajian dan tadarus memakai pengeras dalam. Ibadah menenteramkan, tetangga pun nyaman.</p>`,
    },
    'pembangunan-masjid-apung-terpadu-untuk-warga-sungai': {
      summary: `
<p>Di pedalaman Sungai Rungan, desa berpindah-pindah mengikuti air. Ketika banjir datang, lantai surau tergenang sampai tiga pekan dan shalat Jumat ditiadakan.</p>
<p>Bersama warga, kami membangun masjid apung: berdiri di atas ponton, naik ketika air naik, dan turun ketika air surut. Ruang belajarnya terbuka bagi semua anak desa, dan dermaganya menjadi tempat singgah perahu puskesmas keliling.</p>
<h3>Satu bangunan, tiga manfaat</h3>
<ul><li>ruang shalat untuk 180 jamaah;</li><li>dua kelas belajar mengaji dan membaca;</li><li>dermaga kesehatan dua kali sebulan.</li></ul>`,
      full: `
<h2>Ketika air menjadi jalan</h2>
<p>Tidak ada jalan darat ke Desa Tumbang Rungan. Dari kota terdekat, perahu menempuh empat jam bila mesin sehat dan arus bersahabat. Di sana tinggal 214 keluarga: penyadap karet, pencari ikan, dan anak-anak yang pandai mendayung sebelum pandai menulis.</p>
${picture(assetUrl, 'masjid-apung.webp', 'Ilustrasi masjid apung di sungai saat senja')}
<h2>Mengapa terapung</h2>
<p>Tiga surau sudah dibangun dan tiga kali pula rusak oleh banjir. Para tetua lalu mengusulkan apa yang sudah lama mereka kenal: <strong>rumah lanting</strong>, rumah di atas rakit. Insinyur muda dari kabupaten membantu menghitung pontonnya agar kuat dua puluh lima tahun.</p>
<h2>Rencana</h2>
<ol>
<li>Ponton baja berlapis dan balok ulin bekas yang masih baik.</li>
<li>Rangka dan dinding kayu dari hutan rakyat bersertifikat.</li>
<li>Panel surya untuk lampu, pompa, dan pengeras suara.</li>
<li>Penyaring air sungai untuk wudhu dan minum.</li>
</ol>
<blockquote><p>“Kalau masjidnya ikut naik bersama air, kami tak perlu lagi menunggu surut untuk bersujud.”</p><p>— Bue Tarman, tetua desa</p></blockquote>
<p>Progres pekerjaan dilaporkan dengan foto setiap dua pekan melalui halaman Kabar Terbaru.</p>`,
    },
    'panel-surya-masjid-mandiri-energi': {
      summary: `
<p>Tagihan listrik masjid-masjid di pesisir Rote mencapai sepertiga dari isi kencleng. Padahal matahari bersinar lebih dari tujuh jam sehari.</p>
<p>Program ini memasang panel surya di lima masjid. Uang yang biasanya untuk listrik akan dialihkan menjadi beasiswa mengaji dan bantuan lansia.</p>`,
      full: `
<h2>Dari atap untuk umat</h2>
<p>Setiap masjid mendapat panel 3 kilowatt, cukup untuk lampu, kipas, pompa wudhu, dan pengeras suara. Pada siang hari, kelebihan dayanya dipakai warga untuk mengisi baterai lampu perahu.</p>
<h3>Hitungan sederhana</h3>
<ul><li>biaya per masjid: Rp 30.000.000;</li><li>penghematan: sekitar Rp 650.000 sebulan;</li><li>umur panel: 20 tahun lebih.</li></ul>
<p>Dua pemuda dari tiap masjid dilatih merawatnya, sehingga bila ada kerusakan tak perlu menunggu teknisi dari seberang pulau.</p>
${picture(assetUrl, 'panel-surya.webp', 'Ilustrasi masjid dengan panel surya di siang hari')}`,
    },
    'tempat-wudhu-ramah-difabel-dan-lansia': {
      summary: `
<p>Tiga anak tangga terasa biasa bagi kita. Bagi Pak Darmo yang berkursi roda, tiga anak tangga itulah jarak antara rumah dan masjid.</p>
<p>Mari bangun tempat wudhu duduk, jalur landai, pegangan tangan, dan toilet yang lapang. Penggalangan <strong>ditutup malam ini</strong>.</p>`,
      full: `
<h2>Masjid yang menyambut semua</h2>
<p>Dari 420 jamaah Masjid Al-Hidayah, 67 adalah lansia dan sembilan penyandang disabilitas. Sebagian berhenti ke masjid bukan karena tak rindu, melainkan karena lantainya licin dan kerannya terlalu tinggi.</p>
<h3>Yang akan dibangun</h3>
<ul><li>12 tempat wudhu duduk dengan pegangan;</li><li>jalur landai 1:12 dari halaman ke ruang utama;</li><li>2 toilet yang cukup untuk kursi roda;</li><li>ubin pemandu bagi jamaah tunanetra.</li></ul>
<p>Rancangannya dibuat bersama komunitas difabel setempat. Mereka sendiri yang akan mencobanya sebelum dibuka.</p>`,
    },
  }
}
