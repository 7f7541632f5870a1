/** The supplications after a prayer. */
import type { Reading } from './source'

export const doaSesudahShalat = {
  salam: {
    title: 'Doa Keselamatan',
    read: 1,
    sumber: 'HR. Muslim 591–592',
    lines: [
      {
        doa: 'اللَّهُمَّ أَنْتَ السَّلَامُ، وَمِنْكَ السَّلَامُ، تَبَارَكْتَ يَا ذَا الْجَلَالِ وَالْإِكْرَامِ',
        arti: 'Ya Allah, Engkaulah Yang Mahasejahtera dan dari-Mu kesejahteraan. Mahaberkah Engkau, wahai Pemilik keagungan dan kemuliaan.',
      },
    ],
  },
  salamPanjang: {
    title: 'Doa Keselamatan',
    read: 1,
    sumber: 'HR. Muslim 591–592, dengan tambahan yang lazim dibaca di Indonesia',
    lines: [
      {
        doa: 'اللَّهُمَّ أَنْتَ السَّلَامُ، وَمِنْكَ السَّلَامُ، وَإِلَيْكَ يَعُودُ السَّلَامُ، فَحَيِّنَا رَبَّنَا بِالسَّلَامِ، وَأَدْخِلْنَا الْجَنَّةَ دَارَ السَّلَامِ، تَبَارَكْتَ رَبَّنَا وَتَعَالَيْتَ يَا ذَا الْجَلَالِ وَالْإِكْرَامِ',
        arti: 'Ya Allah, Engkaulah Yang Mahasejahtera, dari-Mu kesejahteraan, dan kepada-Mu kembali kesejahteraan. Maka hidupkanlah kami, ya Tuhan kami, dengan kesejahteraan, dan masukkanlah kami ke dalam surga, negeri kesejahteraan. Mahaberkah Engkau, ya Tuhan kami, dan Mahatinggi Engkau, wahai Pemilik keagungan dan kemuliaan.',
      },
    ],
  },
  tauhid: {
    title: 'Kalimat Tauhid',
    read: 3,
    sumber: 'HR. At-Tirmidzi 3474',
    lines: [
      {
        doa: 'لَا إِلَٰهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ، يُحْيِي وَيُمِيتُ، وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ',
        arti: 'Tidak ada tuhan selain Allah semata, tiada sekutu bagi-Nya. Bagi-Nya segala kerajaan dan bagi-Nya segala puji. Dia menghidupkan dan mematikan, dan Dia Mahakuasa atas segala sesuatu.',
      },
    ],
  },
  neraka: {
    title: 'Berlindung dari Api Neraka',
    read: 7,
    sumber: 'HR. Abu Dawud 5079',
    lines: [
      {
        doa: 'اللَّهُمَّ أَجِرْنِي مِنَ النَّارِ',
        arti: 'Ya Allah, lindungilah aku dari api neraka.',
      },
    ],
  },
  karunia: {
    title: 'Berserah kepada Karunia Allah',
    read: 1,
    sumber: 'HR. Al-Bukhari 844, Muslim 593',
    lines: [
      {
        doa: 'اللَّهُمَّ لَا مَانِعَ لِمَا أَعْطَيْتَ، وَلَا مُعْطِيَ لِمَا مَنَعْتَ، وَلَا يَنْفَعُ ذَا الْجَدِّ مِنْكَ الْجَدُّ',
        arti: 'Ya Allah, tidak ada yang dapat menahan apa yang Engkau beri, dan tidak ada yang dapat memberi apa yang Engkau tahan. Tidaklah berguna kekayaan bagi pemiliknya di hadapan-Mu.',
      },
    ],
  },
  ingat: {
    title: 'Memohon Pertolongan untuk Beribadah',
    read: 1,
    sumber: 'HR. Abu Dawud 1522, An-Nasa’i 1303',
    lines: [
      {
        doa: 'اللَّهُمَّ أَعِنِّي عَلَى ذِكْرِكَ وَشُكْرِكَ وَحُسْنِ عِبَادَتِكَ',
        arti: 'Ya Allah, tolonglah aku untuk mengingat-Mu, bersyukur kepada-Mu, dan beribadah kepada-Mu dengan sebaik-baiknya.',
      },
    ],
  },
  takbirPanjang: {
    title: 'Takbir, Tahmid, dan Tasbih',
    read: 1,
    sumber: 'HR. Muslim 601',
    lines: [
      {
        doa: 'اللَّهُ أَكْبَرُ كَبِيرًا، وَالْحَمْدُ لِلَّهِ كَثِيرًا، وَسُبْحَانَ اللَّهِ بُكْرَةً وَأَصِيلًا',
        arti: 'Allah Mahabesar dengan segala kebesaran-Nya, segala puji yang banyak bagi Allah, dan Mahasuci Allah pada pagi dan petang.',
      },
    ],
  },
  tahlilPanjang: {
    title: 'Tahlil Penyempurna Seratus',
    read: 1,
    sumber: 'HR. Muslim 597; lafal At-Tirmidzi 3474',
    lines: [
      {
        doa: 'لَا إِلَٰهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ، يُحْيِي وَيُمِيتُ، وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ',
        arti: 'Tidak ada tuhan selain Allah semata, tiada sekutu bagi-Nya. Bagi-Nya segala kerajaan dan bagi-Nya segala puji. Dia menghidupkan dan mematikan, dan Dia Mahakuasa atas segala sesuatu.',
      },
    ],
  },
  haula: {
    title: 'Hauqalah',
    read: 1,
    sumber: 'HR. Muslim 594; tambahan Al-‘Aliyyil-‘Azhim lazim di Indonesia',
    lines: [
      {
        doa: 'لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهِ الْعَلِيِّ الْعَظِيمِ',
        arti: 'Tidak ada daya dan tidak ada kekuatan kecuali dengan pertolongan Allah Yang Mahatinggi, Mahaagung.',
      },
    ],
  },
  tahlil: {
    title: 'Tahlil',
    read: 33,
    sumber: 'HR. At-Tirmidzi 3383; bilangan menurut kebiasaan',
    lines: [{ doa: 'لَا إِلَٰهَ إِلَّا اللَّهُ', arti: 'Tidak ada tuhan selain Allah.' }],
  },
  pujian: {
    title: 'Pembuka Doa',
    read: 1,
    sumber: 'Pembuka doa yang lazim di Indonesia; bandingkan An-Nawawi, Al-Adzkar',
    lines: [
      {
        doa: 'الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ، حَمْدًا يُوَافِي نِعَمَهُ وَيُكَافِئُ مَزِيدَهُ، يَا رَبَّنَا لَكَ الْحَمْدُ كَمَا يَنْبَغِي لِجَلَالِ وَجْهِكَ وَعَظِيمِ سُلْطَانِكَ',
        arti: 'Segala puji bagi Allah, Tuhan seluruh alam, pujian yang sepadan dengan nikmat-nikmat-Nya dan mengimbangi tambahan karunia-Nya. Ya Tuhan kami, bagi-Mu segala puji sebagaimana layaknya bagi keluhuran wajah-Mu dan keagungan kekuasaan-Mu.',
      },
    ],
  },
  shalawat: {
    title: 'Shalawat',
    read: 1,
    sumber: 'Lafal shalawat yang lazim; bandingkan HR. Muslim 405',
    lines: [
      {
        doa: 'اللَّهُمَّ صَلِّ عَلَى سَيِّدِنَا مُحَمَّدٍ وَعَلَى آلِ سَيِّدِنَا مُحَمَّدٍ',
        arti: 'Ya Allah, limpahkanlah shalawat kepada junjungan kami Muhammad dan keluarga junjungan kami Muhammad.',
      },
    ],
  },
  keselamatan: {
    title: 'Doa Selamat',
    read: 1,
    sumber: 'Doa yang lazim dibaca di Indonesia',
    lines: [
      {
        doa: 'اللَّهُمَّ إِنَّا نَسْأَلُكَ سَلَامَةً فِي الدِّينِ، وَعَافِيَةً فِي الْجَسَدِ، وَزِيَادَةً فِي الْعِلْمِ، وَبَرَكَةً فِي الرِّزْقِ، وَتَوْبَةً قَبْلَ الْمَوْتِ، وَرَحْمَةً عِنْدَ الْمَوْتِ، وَمَغْفِرَةً بَعْدَ الْمَوْتِ',
        arti: 'Ya Allah, sungguh kami memohon kepada-Mu keselamatan dalam agama, kesehatan pada badan, tambahan ilmu, keberkahan rezeki, tobat sebelum mati, rahmat ketika mati, dan ampunan sesudah mati.',
      },
    ],
  },
  orangTua: {
    title: 'Doa untuk Kedua Orang Tua',
    read: 1,
    sumber: 'Doa yang lazim dibaca; bandingkan Nuh 28 dan Al-Isra 24',
    lines: [
      {
        doa: 'رَبِّ اغْفِرْ لِي وَلِوَالِدَيَّ، وَارْحَمْهُمَا كَمَا رَبَّيَانِي صَغِيرًا',
        arti: 'Ya Tuhanku, ampunilah aku dan kedua orang tuaku, dan rahmatilah keduanya sebagaimana mereka mendidikku sewaktu kecil.',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Reading>>
