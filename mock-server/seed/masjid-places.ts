/** A mosque of the stand-in: fictional, at a plausible place. */
export interface MasjidPlace {
  name: string
  alamat: string
  /** Degrees, or null for the two nobody has put on the map yet: "Jarak tidak diketahui". */
  at: readonly [latitude: number, longitude: number] | null
  zone: 'WIB' | 'WITA' | 'WIT'
  flyer: string
  /** What sets this mosque apart, one or two sentences. */
  story: string
}

const wib: readonly Omit<MasjidPlace, 'zone'>[] = [
  {
    name: 'Masjid Raya Al-Hidayah',
    alamat: 'Jl. Kramat Raya No. 112, Senen, Jakarta Pusat, DKI Jakarta',
    at: [-6.18492, 106.84531],
    flyer: 'masjid-11.webp',
    story:
      'Berdiri di tengah kawasan niaga, masjid ini menjadi tempat singgah para pekerja, musafir, dan pedagang yang ingin shalat dengan tenang.',
  },
  {
    name: 'Masjid Jami’ Baitussalam',
    alamat: 'Jl. Tebet Timur Dalam II No. 8, Tebet, Jakarta Selatan, DKI Jakarta',
    at: [-6.23147, 106.85822],
    flyer: 'masjid-02.webp',
    story:
      'Jamaahnya beragam: mahasiswa, keluarga muda, dan para sesepuh kampung yang merawat masjid ini sejak tahun 1968.',
  },
  {
    name: 'Masjid An-Nur Cilincing',
    alamat: 'Jl. Kampung Nelayan RT 04/RW 02, Cilincing, Jakarta Utara, DKI Jakarta',
    at: [-6.10218, 106.93544],
    flyer: 'masjid-05.webp',
    story:
      'Masjid warga nelayan ini kerap tergenang air pasang. Kencleng jamaah dipakai untuk meninggikan lantai sedikit demi sedikit.',
  },
  {
    name: 'Masjid Al-Muhajirin Harapan Indah',
    alamat: 'Perumahan Harapan Indah Blok D4, Medan Satria, Kota Bekasi, Jawa Barat',
    at: [-6.18236, 106.97548],
    flyer: 'masjid-07.webp',
    story:
      'Dibangun gotong royong oleh para perantau di perumahan, kini ramai oleh kegiatan remaja dan taman pendidikan Al-Qur’an.',
  },
  {
    name: 'Masjid Baiturrahman Depok',
    alamat: 'Jl. Nusantara Raya No. 27, Pancoran Mas, Kota Depok, Jawa Barat',
    at: [-6.39465, 106.81327],
    flyer: 'masjid-01.webp',
    story:
      'Setiap Jumat pagi dapur masjid ini memasak 300 porsi sarapan untuk siapa saja yang lewat.',
  },
  {
    name: 'Masjid Nurul Iman Cisarua',
    alamat: 'Jl. Raya Puncak Km. 79, Cisarua, Kabupaten Bogor, Jawa Barat',
    at: [-6.67835, 106.93411],
    flyer: 'masjid-12.webp',
    story: 'Masjid di jalur Puncak ini terbuka 24 jam bagi musafir yang lelah di perjalanan.',
  },
  {
    name: 'Masjid Al-Falah Dago',
    alamat: 'Jl. Ir. H. Juanda No. 318, Coblong, Kota Bandung, Jawa Barat',
    at: [-6.88012, 107.61588],
    flyer: 'masjid-08.webp',
    story:
      'Dikenal dengan kajian Subuh akhir pekan dan perpustakaan kecil yang dikelola mahasiswa.',
  },
  {
    name: 'Masjid Agung Darul Hikmah',
    alamat: 'Jl. Asia Afrika No. 140, Lengkong, Kota Bandung, Jawa Barat',
    at: [-6.92175, 107.61133],
    flyer: 'masjid-10.webp',
    story:
      'Halamannya yang teduh menjadi ruang bermain anak, pasar murah, sekaligus tempat shalat Id bagi ribuan warga.',
  },
  {
    name: 'Masjid At-Taqwa Kesambi',
    alamat: 'Jl. Kesambi No. 61, Kesambi, Kota Cirebon, Jawa Barat',
    at: [-6.72934, 108.55126],
    flyer: 'masjid-03.webp',
    story:
      'Atap limasnya mengikuti bentuk masjid-masjid tua di pesisir utara, dengan sumur bersama yang tak pernah kering.',
  },
  {
    name: 'Masjid Al-Huda Simpang Lima',
    alamat: 'Jl. Pahlawan No. 19, Semarang Selatan, Kota Semarang, Jawa Tengah',
    at: [-6.99236, 110.42047],
    flyer: 'masjid-02.webp',
    story:
      'Masjid kota yang merintis layanan konsultasi zakat dan klinik sederhana tanpa biaya setiap Ahad.',
  },
  {
    name: 'Masjid Ar-Rahman Kotagede',
    alamat: 'Jl. Mondorakan No. 35, Kotagede, Kota Yogyakarta, DI Yogyakarta',
    at: [-7.82765, 110.39844],
    flyer: 'masjid-03.webp',
    story:
      'Serambinya yang luas menjadi tempat anak-anak belajar mengaji setiap sore selepas Asar.',
  },
  {
    name: 'Masjid Al-Ikhlas Panggang',
    alamat: 'Dusun Legundi, Girimulyo, Panggang, Kabupaten Gunungkidul, DI Yogyakarta',
    at: [-8.00361, 110.41725],
    flyer: 'masjid-08.webp',
    story:
      'Di perbukitan kapur yang kering, jamaah bergiliran membeli air tangki agar tempat wudhu tetap mengalir.',
  },
  {
    name: 'Masjid Al-Anwar Wonokromo',
    alamat: 'Jl. Raya Wonokromo No. 88, Wonokromo, Kota Surabaya, Jawa Timur',
    at: [-7.29918, 112.73754],
    flyer: 'masjid-10.webp',
    story:
      'Salah satu masjid teramai di selatan kota, dengan layanan jenazah dan ambulans yang dibiayai sepenuhnya dari kencleng.',
  },
  {
    name: 'Masjid Nurul Bahar Kenjeran',
    alamat: 'Jl. Kenjeran No. 411, Kenjeran, Kota Surabaya, Jawa Timur',
    at: [-7.24871, 112.79362],
    flyer: 'masjid-05.webp',
    story: 'Para nelayan menyisihkan hasil melaut setiap Kamis malam untuk merawat masjid mereka.',
  },
  {
    name: 'Masjid Baitul Makmur Batu',
    alamat: 'Jl. Diponegoro No. 17, Sisir, Kota Batu, Jawa Timur',
    at: [-7.87133, 112.52706],
    flyer: 'masjid-12.webp',
    story:
      'Udara sejuk dan kebun sayur di belakang masjid; hasil panennya dibagikan kepada jamaah lansia.',
  },
  {
    name: 'Masjid Raya Al-Mahabbah',
    alamat: 'Jl. Sisingamangaraja No. 74, Medan Kota, Kota Medan, Sumatera Utara',
    at: [3.57486, 98.68793],
    flyer: 'masjid-10.webp',
    story: 'Menyediakan hidangan bubur khas setiap Ramadhan bagi tetangga dari segala kalangan.',
  },
  {
    name: 'Masjid Nurul Yaqin Lhoknga',
    alamat: 'Gampong Mon Ikeun, Lhoknga, Kabupaten Aceh Besar, Aceh',
    at: [5.47285, 95.24471],
    flyer: 'masjid-05.webp',
    story:
      'Dibangun kembali oleh warga setelah tsunami, masjid ini juga dirancang sebagai tempat berlindung saat darurat.',
  },
  {
    name: 'Masjid Al-Hakim Muaro',
    alamat: 'Jl. Samudera No. 3, Padang Barat, Kota Padang, Sumatera Barat',
    at: [-0.95674, 100.35312],
    flyer: 'masjid-04.webp',
    story:
      'Menghadap laut lepas, masjid ini menjadi pusat surau dan pendidikan adat bagi anak-anak nagari.',
  },
  {
    name: 'Masjid Jami’ Tuo Agam',
    alamat: 'Nagari Koto Gadang, IV Koto, Kabupaten Agam, Sumatera Barat',
    at: [-0.32418, 100.35077],
    flyer: 'masjid-04.webp',
    story:
      'Atap gonjongnya dirawat turun-temurun oleh para tukang nagari; kayunya kini mulai lapuk dan perlu diganti.',
  },
  {
    name: 'Masjid Nurul Falah Seberang Ulu',
    alamat: 'Jl. KH. Azhari No. 20, Seberang Ulu I, Kota Palembang, Sumatera Selatan',
    at: [-2.99512, 104.77068],
    flyer: 'masjid-09.webp',
    story: 'Letaknya di tepi Sungai Musi; banyak jamaah datang dengan perahu ketek.',
  },
  {
    name: 'Masjid Islamic Center Rajabasa',
    alamat: 'Jl. Soekarno-Hatta No. 5, Rajabasa, Kota Bandar Lampung, Lampung',
    at: [-5.36891, 105.23984],
    flyer: 'masjid-07.webp',
    story: 'Menaungi asrama kecil bagi pelajar dari desa-desa yang jauh dari sekolah menengah.',
  },
  {
    name: 'Masjid Baitul Kahfi Kapuas',
    alamat: 'Jl. Tanjung Raya II, Pontianak Timur, Kota Pontianak, Kalimantan Barat',
    at: [-0.03967, 109.35891],
    flyer: 'masjid-09.webp',
    story:
      'Berdiri dekat garis khatulistiwa dan Sungai Kapuas, dengan dermaga kayu yang menjadi gerbang jamaah.',
  },
  {
    name: 'Masjid Darussalam Rungan',
    alamat: 'Jl. Tjilik Riwut Km. 9, Jekan Raya, Kota Palangka Raya, Kalimantan Tengah',
    at: null,
    flyer: 'masjid-01.webp',
    story:
      'Menjadi titik kumpul relawan saat kabut asap: masker dan air bersih dibagikan dari serambinya.',
  },
]

const wita: readonly Omit<MasjidPlace, 'zone'>[] = [
  {
    name: 'Masjid Al-Mubarak Panakkukang',
    alamat: 'Jl. Boulevard No. 41, Panakkukang, Kota Makassar, Sulawesi Selatan',
    at: [-5.15382, 119.44671],
    flyer: 'masjid-02.webp',
    story:
      'Ruang belajarnya dibuka hingga larut malam bagi mahasiswa yang tak punya tempat tenang untuk belajar.',
  },
  {
    name: 'Masjid Apung Losari Nurul Bahri',
    alamat: 'Jl. Penghibur No. 9, Ujung Pandang, Kota Makassar, Sulawesi Selatan',
    at: [-5.14431, 119.40783],
    flyer: 'masjid-09.webp',
    story:
      'Seluruh bangunannya bertumpu pada tiang di atas laut, sehingga perawatannya tak pernah boleh berhenti.',
  },
  {
    name: 'Masjid Babul Khair Tana Toa',
    alamat: 'Desa Tana Toa, Kajang, Kabupaten Bulukumba, Sulawesi Selatan',
    at: null,
    flyer: 'masjid-12.webp',
    story: 'Masjid kayu sederhana yang dijaga bersama oleh warga dan guru ngaji muda.',
  },
  {
    name: 'Masjid Al-Ihsan Denpasar Barat',
    alamat: 'Jl. Imam Bonjol No. 214, Denpasar Barat, Kota Denpasar, Bali',
    at: [-8.66832, 115.20496],
    flyer: 'masjid-06.webp',
    story:
      'Bertetangga akrab dengan banjar setempat; pecalang ikut menjaga parkir setiap shalat Id.',
  },
  {
    name: 'Masjid Nurul Huda Loloan',
    alamat: 'Jl. Gunung Agung, Loloan Timur, Jembrana, Bali',
    at: [-8.36715, 114.62953],
    flyer: 'masjid-09.webp',
    story:
      'Kampung Melayu di tepi Sungai Ijogading ini menyimpan mushaf tulisan tangan berusia lebih dari satu abad.',
  },
  {
    name: 'Masjid Jami’ Sirajul Huda Seberang',
    alamat: 'Jl. Pangeran Bendahara, Samarinda Seberang, Kota Samarinda, Kalimantan Timur',
    at: [-0.50873, 117.14628],
    flyer: 'masjid-03.webp',
    story: 'Tiang-tiang ulinnya telah menyaksikan lebih dari seratus kali Ramadhan.',
  },
  {
    name: 'Masjid At-Taubah Balikpapan',
    alamat: 'Jl. Jenderal Sudirman No. 52, Balikpapan Kota, Kota Balikpapan, Kalimantan Timur',
    at: [-1.27644, 116.83158],
    flyer: 'masjid-11.webp',
    story: 'Menyiapkan makan sahur gratis bagi pekerja malam pelabuhan dan kilang.',
  },
  {
    name: 'Masjid Nurul Ihsan Kayutangi',
    alamat: 'Jl. Brigjen H. Hasan Basri, Banjarmasin Utara, Kota Banjarmasin, Kalimantan Selatan',
    at: [-3.29217, 114.58976],
    flyer: 'masjid-09.webp',
    story:
      'Majelis taklimnya ramai sejak sebelum Subuh; perahu jamaah berjajar di sungai depan masjid.',
  },
  {
    name: 'Masjid Hubbul Iman Cakranegara',
    alamat: 'Jl. Selaparang No. 77, Cakranegara, Kota Mataram, Nusa Tenggara Barat',
    at: [-8.58912, 116.13527],
    flyer: 'masjid-06.webp',
    story:
      'Setelah gempa Lombok, menaranya diperbaiki jamaah bata demi bata dari kencleng pekanan.',
  },
  {
    name: 'Masjid Al-Ittihad Sembalun',
    alamat: 'Desa Sembalun Lawang, Sembalun, Kabupaten Lombok Timur, Nusa Tenggara Barat',
    at: [-8.36228, 116.52715],
    flyer: 'masjid-12.webp',
    story:
      'Di kaki Rinjani, jamaah petani bawang menyisihkan seperempat kilo dari tiap panen untuk masjid.',
  },
  {
    name: 'Masjid Nurussa’adah Fontein',
    alamat: 'Jl. Soekarno No. 21, Kota Raja, Kota Kupang, Nusa Tenggara Timur',
    at: [-10.16491, 123.58327],
    flyer: 'masjid-01.webp',
    story:
      'Dirawat bersama tetangga lintas iman; pemuda gereja ikut berjaga saat tarawih, pemuda masjid berjaga saat Natal.',
  },
]

const wit: readonly Omit<MasjidPlace, 'zone'>[] = [
  {
    name: 'Masjid Raya Nurul Anshar Jayapura',
    alamat: 'Jl. Percetakan Negara No. 10, Jayapura Utara, Kota Jayapura, Papua',
    at: [-2.53364, 140.71827],
    flyer: 'masjid-05.webp',
    story:
      'Menghadap Teluk Yos Sudarso, masjid ini menjadi rumah bagi perantau dan muslim asli Papua.',
  },
  {
    name: 'Masjid An-Nashr Batu Merah',
    alamat: 'Jl. Sultan Hairun, Sirimau, Kota Ambon, Maluku',
    at: [-3.69183, 128.18842],
    flyer: 'masjid-10.webp',
    story:
      'Tempat warga belajar merawat perdamaian; anak-anak muda lintas kampung berlatih rebana bersama di sini.',
  },
  {
    name: 'Masjid Darul Arqam Gamalama',
    alamat: 'Jl. Sultan Khairun, Ternate Tengah, Kota Ternate, Maluku Utara',
    at: [0.78876, 127.38652],
    flyer: 'masjid-03.webp',
    story:
      'Di kaki Gunung Gamalama, dengan tradisi malam ela-ela menyalakan obor menyambut Lailatul Qadar.',
  },
  {
    name: 'Masjid Al-Muttaqin Remu',
    alamat: 'Jl. Basuki Rahmat Km. 8, Sorong Manoi, Kota Sorong, Papua Barat Daya',
    at: [-0.87524, 131.27893],
    flyer: 'masjid-02.webp',
    story: 'Menjadi tempat transit para dai sebelum menyeberang ke pulau-pulau kecil Raja Ampat.',
  },
  {
    name: 'Masjid Tua Nurul Iman Kokas',
    alamat: 'Distrik Kokas, Kabupaten Fakfak, Papua Barat',
    at: [-2.70182, 132.42674],
    flyer: 'masjid-05.webp',
    story:
      'Kubah kecilnya dirawat bersama oleh warga kampung; pada hari raya, semua tetangga ikut menyiapkan hidangan.',
  },
  {
    name: 'Mushola Al-Barokah Kampung Baru',
    alamat: 'Kampung Baru, Muara Tami, Kota Jayapura, Papua',
    at: [-2.66715, 140.85329],
    flyer: 'masjid-08.webp',
    story:
      'Mushola papan di dekat perbatasan yang baru berdiri tahun lalu; kencleng pertamanya terbuat dari kaleng biskuit.',
  },
]

/** All mosques, in the order of their ids. */
export const masjidPlaces: readonly MasjidPlace[] = [
  ...wib.map((place) => ({ ...place, zone: 'WIB' as const })),
  ...wita.map((place) => ({ ...place, zone: 'WITA' as const })),
  ...wit.map((place) => ({ ...place, zone: 'WIT' as const })),
]
