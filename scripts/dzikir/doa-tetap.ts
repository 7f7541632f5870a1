/** The supplications of Al-Ma'tsurat that are the same in the morning and in the evening, in their order. */
import { type Reading, ayat } from './source'

/** From "ya rabbi" up to sayyidul istighfar. */
export const doaTetap: readonly Reading[] = [
  {
    title: 'Pujian bagi Keagungan Allah',
    read: 3,
    sumber: 'HR. Ibnu Majah 3801; lafal Al-Ma’tsurat',
    lines: [
      {
        doa: 'يَا رَبِّي لَكَ الْحَمْدُ كَمَا يَنْبَغِي لِجَلَالِ وَجْهِكَ وَعَظِيمِ سُلْطَانِكَ',
        arti: 'Ya Tuhanku, bagi-Mu segala puji sebagaimana layaknya bagi keluhuran wajah-Mu dan keagungan kekuasaan-Mu.',
      },
    ],
  },
  {
    title: 'Ridha kepada Allah, Islam, dan Rasul',
    read: 3,
    sumber: 'HR. Abu Dawud 5072, At-Tirmidzi 3389',
    lines: [
      {
        doa: 'رَضِيتُ بِاللَّهِ رَبًّا، وَبِالْإِسْلَامِ دِينًا، وَبِمُحَمَّدٍ نَبِيًّا وَرَسُولًا',
        arti: 'Aku ridha Allah sebagai Tuhanku, Islam sebagai agamaku, dan Muhammad sebagai nabi dan rasul.',
      },
    ],
  },
  {
    title: 'Tasbih Sebanyak Makhluk-Nya',
    read: 3,
    sumber: 'HR. Muslim 2726',
    lines: [
      {
        doa: 'سُبْحَانَ اللَّهِ وَبِحَمْدِهِ عَدَدَ خَلْقِهِ، وَرِضَا نَفْسِهِ، وَزِنَةَ عَرْشِهِ، وَمِدَادَ كَلِمَاتِهِ',
        arti: 'Mahasuci Allah dan segala puji bagi-Nya, sebanyak bilangan makhluk-Nya, sebesar keridhaan diri-Nya, seberat timbangan Arasy-Nya, dan sebanyak tinta kalimat-kalimat-Nya.',
      },
    ],
  },
  {
    title: 'Perlindungan dengan Nama Allah',
    read: 3,
    sumber: 'HR. Abu Dawud 5088, At-Tirmidzi 3388',
    lines: [
      {
        doa: 'بِسْمِ اللَّهِ الَّذِي لَا يَضُرُّ مَعَ اسْمِهِ شَيْءٌ فِي الْأَرْضِ وَلَا فِي السَّمَاءِ، وَهُوَ السَّمِيعُ الْعَلِيمُ',
        arti: 'Dengan nama Allah, yang bersama nama-Nya tidak ada sesuatu pun di bumi dan tidak pula di langit yang dapat mendatangkan bahaya; Dialah Yang Maha Mendengar, Maha Mengetahui.',
      },
    ],
  },
  {
    title: 'Berlindung dari Syirik',
    read: 3,
    sumber: 'HR. Ahmad 19606',
    lines: [
      {
        doa: 'اللَّهُمَّ إِنَّا نَعُوذُ بِكَ مِنْ أَنْ نُشْرِكَ بِكَ شَيْئًا نَعْلَمُهُ، وَنَسْتَغْفِرُكَ لِمَا لَا نَعْلَمُهُ',
        arti: 'Ya Allah, sungguh kami berlindung kepada-Mu dari menyekutukan-Mu dengan sesuatu yang kami ketahui, dan kami memohon ampun kepada-Mu atas apa yang tidak kami ketahui.',
      },
    ],
  },
  {
    title: 'Berlindung dengan Kalimat Allah',
    read: 3,
    sumber: 'HR. Muslim 2708–2709',
    lines: [
      {
        doa: 'أَعُوذُ بِكَلِمَاتِ اللَّهِ التَّامَّاتِ مِنْ شَرِّ مَا خَلَقَ',
        arti: 'Aku berlindung dengan kalimat-kalimat Allah yang sempurna dari kejahatan makhluk yang Dia ciptakan.',
      },
    ],
  },
  {
    title: 'Berlindung dari Gelisah, Malas, dan Lilitan Utang',
    read: 3,
    sumber: 'HR. Abu Dawud 1555',
    lines: [
      {
        doa: 'اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنَ الْهَمِّ وَالْحَزَنِ، وَأَعُوذُ بِكَ مِنَ الْعَجْزِ وَالْكَسَلِ، وَأَعُوذُ بِكَ مِنَ الْجُبْنِ وَالْبُخْلِ، وَأَعُوذُ بِكَ مِنْ غَلَبَةِ الدَّيْنِ وَقَهْرِ الرِّجَالِ',
        arti: 'Ya Allah, sungguh aku berlindung kepada-Mu dari kegelisahan dan kesedihan; aku berlindung kepada-Mu dari kelemahan dan kemalasan; aku berlindung kepada-Mu dari sifat pengecut dan kikir; dan aku berlindung kepada-Mu dari lilitan utang dan penindasan orang.',
      },
    ],
  },
  {
    title: 'Memohon Kesehatan Badan',
    read: 3,
    sumber: 'HR. Abu Dawud 5090',
    lines: [
      {
        doa: 'اللَّهُمَّ عَافِنِي فِي بَدَنِي، اللَّهُمَّ عَافِنِي فِي سَمْعِي، اللَّهُمَّ عَافِنِي فِي بَصَرِي',
        arti: 'Ya Allah, sehatkanlah badanku. Ya Allah, sehatkanlah pendengaranku. Ya Allah, sehatkanlah penglihatanku.',
      },
    ],
  },
  {
    title: 'Berlindung dari Kekufuran, Kefakiran, dan Azab Kubur',
    read: 3,
    sumber: 'HR. Abu Dawud 5090',
    lines: [
      {
        doa: 'اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنَ الْكُفْرِ وَالْفَقْرِ، اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنْ عَذَابِ الْقَبْرِ، لَا إِلَٰهَ إِلَّا أَنْتَ',
        arti: 'Ya Allah, sungguh aku berlindung kepada-Mu dari kekufuran dan kefakiran. Ya Allah, sungguh aku berlindung kepada-Mu dari azab kubur. Tidak ada tuhan selain Engkau.',
      },
    ],
  },
  {
    title: 'Sayyidul Istighfar',
    read: 1,
    sumber: 'HR. Al-Bukhari 6306; lafal Al-Ma’tsurat',
    lines: [
      {
        doa: 'اللَّهُمَّ أَنْتَ رَبِّي لَا إِلَٰهَ إِلَّا أَنْتَ، خَلَقْتَنِي وَأَنَا عَبْدُكَ، وَأَنَا عَلَى عَهْدِكَ وَوَعْدِكَ مَا اسْتَطَعْتُ، أَعُوذُ بِكَ مِنْ شَرِّ مَا صَنَعْتُ، أَبُوءُ لَكَ بِنِعْمَتِكَ عَلَيَّ، وَأَبُوءُ بِذَنْبِي، فَاغْفِرْ لِي فَإِنَّهُ لَا يَغْفِرُ الذُّنُوبَ إِلَّا أَنْتَ',
        arti: 'Ya Allah, Engkaulah Tuhanku; tidak ada tuhan selain Engkau. Engkau telah menciptakanku dan aku adalah hamba-Mu. Aku tetap pada perjanjian dan janjiku kepada-Mu sekuat kemampuanku. Aku berlindung kepada-Mu dari keburukan perbuatanku. Aku mengakui nikmat-Mu kepadaku dan aku mengakui dosaku. Maka ampunilah aku, karena sungguh tidak ada yang mengampuni dosa-dosa selain Engkau.',
      },
    ],
  },
]

/** From istighfar up to the prayer for the companions, after sayyidul istighfar. */
export const dzikirTetap: readonly Reading[] = [
  {
    title: 'Istighfar',
    read: 3,
    sumber: 'HR. Abu Dawud 1517, At-Tirmidzi 3577',
    lines: [
      {
        doa: 'أَسْتَغْفِرُ اللَّهَ الْعَظِيمَ الَّذِي لَا إِلَٰهَ إِلَّا هُوَ الْحَيُّ الْقَيُّومُ وَأَتُوبُ إِلَيْهِ',
        arti: 'Aku memohon ampun kepada Allah Yang Mahaagung, yang tidak ada tuhan selain Dia, Yang Mahahidup, Yang terus-menerus mengurus segala sesuatu, dan aku bertobat kepada-Nya.',
      },
    ],
  },
  {
    title: 'Shalawat Ibrahimiyah',
    read: 10,
    sumber: 'HR. Muslim 405; lafal Al-Ma’tsurat',
    lines: [
      {
        doa: 'اللَّهُمَّ صَلِّ عَلَى سَيِّدِنَا مُحَمَّدٍ وَعَلَى آلِ سَيِّدِنَا مُحَمَّدٍ، كَمَا صَلَّيْتَ عَلَى سَيِّدِنَا إِبْرَاهِيمَ وَعَلَى آلِ سَيِّدِنَا إِبْرَاهِيمَ، وَبَارِكْ عَلَى سَيِّدِنَا مُحَمَّدٍ وَعَلَى آلِ سَيِّدِنَا مُحَمَّدٍ، كَمَا بَارَكْتَ عَلَى سَيِّدِنَا إِبْرَاهِيمَ وَعَلَى آلِ سَيِّدِنَا إِبْرَاهِيمَ، فِي الْعَالَمِينَ إِنَّكَ حَمِيدٌ مَجِيدٌ',
        arti: 'Ya Allah, limpahkanlah shalawat kepada junjungan kami Muhammad dan keluarga junjungan kami Muhammad, sebagaimana Engkau melimpahkan shalawat kepada junjungan kami Ibrahim dan keluarga junjungan kami Ibrahim; dan limpahkanlah keberkahan kepada junjungan kami Muhammad dan keluarga junjungan kami Muhammad, sebagaimana Engkau melimpahkan keberkahan kepada junjungan kami Ibrahim dan keluarga junjungan kami Ibrahim. Di seluruh alam, sungguh Engkau Maha Terpuji, Mahamulia.',
      },
    ],
  },
  {
    title: 'Tasbih, Tahmid, Tahlil, dan Takbir',
    read: 100,
    sumber: 'HR. Muslim 2137',
    lines: [
      {
        doa: 'سُبْحَانَ اللَّهِ، وَالْحَمْدُ لِلَّهِ، وَلَا إِلَٰهَ إِلَّا اللَّهُ، وَاللَّهُ أَكْبَرُ',
        arti: 'Mahasuci Allah, segala puji bagi Allah, tidak ada tuhan selain Allah, dan Allah Mahabesar.',
      },
    ],
  },
  {
    title: 'Tahlil',
    read: 10,
    sumber: 'HR. Al-Bukhari 6404, Muslim 2693',
    lines: [
      {
        doa: 'لَا إِلَٰهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ، وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ',
        arti: 'Tidak ada tuhan selain Allah semata, tiada sekutu bagi-Nya. Bagi-Nya segala kerajaan dan bagi-Nya segala puji, dan Dia Mahakuasa atas segala sesuatu.',
      },
    ],
  },
  {
    title: 'Doa Kafaratul Majlis',
    read: 3,
    sumber: 'HR. Abu Dawud 4859, At-Tirmidzi 3433',
    lines: [
      {
        doa: 'سُبْحَانَكَ اللَّهُمَّ وَبِحَمْدِكَ، أَشْهَدُ أَنْ لَا إِلَٰهَ إِلَّا أَنْتَ، أَسْتَغْفِرُكَ وَأَتُوبُ إِلَيْكَ',
        arti: 'Mahasuci Engkau, ya Allah, dan segala puji bagi-Mu. Aku bersaksi bahwa tidak ada tuhan selain Engkau. Aku memohon ampun kepada-Mu dan bertobat kepada-Mu.',
      },
    ],
  },
  {
    title: 'Shalawat kepada Nabi yang Ummi',
    read: 1,
    sumber: 'Al-Ma’tsurat, penutup wirid',
    lines: [
      {
        doa: 'اللَّهُمَّ صَلِّ عَلَى سَيِّدِنَا مُحَمَّدٍ عَبْدِكَ وَنَبِيِّكَ وَرَسُولِكَ النَّبِيِّ الْأُمِّيِّ، وَعَلَى آلِهِ وَصَحْبِهِ وَسَلِّمْ تَسْلِيمًا، عَدَدَ مَا أَحَاطَ بِهِ عِلْمُكَ، وَخَطَّ بِهِ قَلَمُكَ، وَأَحْصَاهُ كِتَابُكَ',
        arti: 'Ya Allah, limpahkanlah shalawat kepada junjungan kami Muhammad, hamba-Mu, nabi-Mu, dan rasul-Mu, Nabi yang ummi, serta kepada keluarga dan para sahabatnya, dan limpahkanlah salam yang sempurna, sebanyak apa yang diliputi ilmu-Mu, ditulis oleh pena-Mu, dan dicatat oleh kitab-Mu.',
      },
    ],
  },
  {
    title: 'Doa Ridha bagi Para Sahabat',
    read: 1,
    sumber: 'Al-Ma’tsurat, penutup wirid; Ash-Shaffat 180–182',
    lines: [
      {
        doa: 'وَارْضَ اللَّهُمَّ عَنْ سَادَاتِنَا أَبِي بَكْرٍ وَعُمَرَ وَعُثْمَانَ وَعَلِيٍّ، وَعَنِ الصَّحَابَةِ أَجْمَعِينَ، وَعَنِ التَّابِعِينَ وَتَابِعِيهِمْ بِإِحْسَانٍ إِلَى يَوْمِ الدِّينِ',
        arti: 'Ridhailah, ya Allah, para pemuka kami: Abu Bakar, Umar, Utsman, dan Ali; para sahabat seluruhnya; serta para tabiin dan mereka yang mengikutinya dengan kebaikan sampai hari Pembalasan.',
      },
      ...ayat(37, 180, 182),
    ],
  },
]

export const doaRabithah: Reading = {
  title: 'Doa Rabithah',
  read: 1,
  sumber: 'Al-Ma’tsurat, wirid rabithah',
  lines: [
    {
      doa: 'اللَّهُمَّ إِنَّكَ تَعْلَمُ أَنَّ هَٰذِهِ الْقُلُوبَ قَدِ اجْتَمَعَتْ عَلَى مَحَبَّتِكَ، وَالْتَقَتْ عَلَى طَاعَتِكَ، وَتَوَحَّدَتْ عَلَى دَعْوَتِكَ، وَتَعَاهَدَتْ عَلَى نُصْرَةِ شَرِيعَتِكَ',
      arti: 'Ya Allah, sungguh Engkau mengetahui bahwa hati-hati ini telah berhimpun dalam kecintaan kepada-Mu, bertemu dalam ketaatan kepada-Mu, bersatu dalam dakwah-Mu, dan berjanji setia untuk membela syariat-Mu.',
    },
    {
      doa: 'فَوَثِّقِ اللَّهُمَّ رَابِطَتَهَا، وَأَدِمْ وُدَّهَا، وَاهْدِهَا سُبُلَهَا، وَامْلَأْهَا بِنُورِكَ الَّذِي لَا يَخْبُو',
      arti: 'Maka kukuhkanlah, ya Allah, ikatannya; kekalkanlah kasih sayangnya; tunjukilah jalan-jalannya; dan penuhilah ia dengan cahaya-Mu yang tidak pernah redup.',
    },
    {
      doa: 'وَاشْرَحْ صُدُورَهَا بِفَيْضِ الْإِيمَانِ بِكَ، وَجَمِيلِ التَّوَكُّلِ عَلَيْكَ، وَأَحْيِهَا بِمَعْرِفَتِكَ، وَأَمِتْهَا عَلَى الشَّهَادَةِ فِي سَبِيلِكَ، إِنَّكَ نِعْمَ الْمَوْلَى وَنِعْمَ النَّصِيرُ',
      arti: 'Lapangkanlah dadanya dengan limpahan iman kepada-Mu dan indahnya tawakal kepada-Mu; hidupkanlah ia dengan makrifat kepada-Mu; dan wafatkanlah ia dalam syahid di jalan-Mu. Sungguh, Engkaulah sebaik-baik Pelindung dan sebaik-baik Penolong.',
    },
    {
      doa: 'اللَّهُمَّ آمِينَ. وَصَلِّ اللَّهُمَّ عَلَى سَيِّدِنَا مُحَمَّدٍ وَعَلَى آلِهِ وَصَحْبِهِ وَسَلِّمْ',
      arti: 'Ya Allah, kabulkanlah. Dan limpahkanlah, ya Allah, shalawat serta salam kepada junjungan kami Muhammad, keluarganya, dan para sahabatnya.',
    },
  ],
}
