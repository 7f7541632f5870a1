/** The supplications of Al-Ma'tsurat that name the time of day, each for the morning (`pagi`) and the evening (`petang`). */
import type { Reading } from './source'

export type Waktu = 'pagi' | 'petang'

/** "We have entered the morning" and its kin, in the order of Al-Ma'tsurat. */
export function doaWaktu(waktu: Waktu): Reading[] {
  const pagi = waktu === 'pagi'
  return [
    {
      title: pagi ? 'Memasuki Waktu Pagi' : 'Memasuki Waktu Petang',
      read: 3,
      sumber: 'HR. Al-Bazzar dan Ibnu As-Sunni; bandingkan Muslim 2723',
      lines: [
        pagi
          ? {
              doa: 'أَصْبَحْنَا وَأَصْبَحَ الْمُلْكُ لِلَّهِ، وَالْحَمْدُ لِلَّهِ، لَا شَرِيكَ لَهُ، لَا إِلَٰهَ إِلَّا هُوَ وَإِلَيْهِ النُّشُورُ',
              arti: 'Kami memasuki waktu pagi, dan pada pagi ini segala kerajaan tetap milik Allah. Segala puji bagi Allah, tiada sekutu bagi-Nya. Tidak ada tuhan selain Dia, dan kepada-Nya kebangkitan.',
            }
          : {
              doa: 'أَمْسَيْنَا وَأَمْسَى الْمُلْكُ لِلَّهِ، وَالْحَمْدُ لِلَّهِ، لَا شَرِيكَ لَهُ، لَا إِلَٰهَ إِلَّا هُوَ وَإِلَيْهِ الْمَصِيرُ',
              arti: 'Kami memasuki waktu petang, dan pada petang ini segala kerajaan tetap milik Allah. Segala puji bagi Allah, tiada sekutu bagi-Nya. Tidak ada tuhan selain Dia, dan kepada-Nya tempat kembali.',
            },
      ],
    },
    {
      title: pagi ? 'Hidup dan Mati Bersama Allah (Pagi)' : 'Hidup dan Mati Bersama Allah (Petang)',
      read: 3,
      sumber: 'HR. Abu Dawud 5068, At-Tirmidzi 3391',
      lines: [
        pagi
          ? {
              doa: 'اللَّهُمَّ بِكَ أَصْبَحْنَا، وَبِكَ أَمْسَيْنَا، وَبِكَ نَحْيَا، وَبِكَ نَمُوتُ، وَإِلَيْكَ النُّشُورُ',
              arti: 'Ya Allah, dengan-Mu kami memasuki waktu pagi dan dengan-Mu kami memasuki waktu petang. Dengan-Mu kami hidup dan dengan-Mu kami mati, dan kepada-Mu kebangkitan.',
            }
          : {
              doa: 'اللَّهُمَّ بِكَ أَمْسَيْنَا، وَبِكَ أَصْبَحْنَا، وَبِكَ نَحْيَا، وَبِكَ نَمُوتُ، وَإِلَيْكَ الْمَصِيرُ',
              arti: 'Ya Allah, dengan-Mu kami memasuki waktu petang dan dengan-Mu kami memasuki waktu pagi. Dengan-Mu kami hidup dan dengan-Mu kami mati, dan kepada-Mu tempat kembali.',
            },
      ],
    },
    {
      title: 'Di Atas Fitrah Islam',
      read: 3,
      sumber: 'HR. Ahmad 3/406',
      lines: [
        {
          doa: `${pagi ? 'أَصْبَحْنَا' : 'أَمْسَيْنَا'} عَلَى فِطْرَةِ الْإِسْلَامِ، وَعَلَى كَلِمَةِ الْإِخْلَاصِ، وَعَلَى دِينِ نَبِيِّنَا مُحَمَّدٍ صَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ، وَعَلَى مِلَّةِ أَبِينَا إِبْرَاهِيمَ حَنِيفًا مُسْلِمًا، وَمَا كَانَ مِنَ الْمُشْرِكِينَ`,
          arti: `Kami memasuki waktu ${waktu} di atas fitrah Islam, di atas kalimat ikhlas, di atas agama Nabi kami Muhammad shallallahu ‘alaihi wa sallam, dan di atas ajaran bapak kami Ibrahim yang lurus lagi berserah diri; dan dia bukanlah termasuk orang-orang musyrik.`,
        },
      ],
    },
    {
      title: 'Memohon Kesempurnaan Nikmat',
      read: 3,
      sumber: 'HR. Ibnu As-Sunni 55',
      lines: [
        {
          doa: `اللَّهُمَّ إِنِّي ${pagi ? 'أَصْبَحْتُ' : 'أَمْسَيْتُ'} مِنْكَ فِي نِعْمَةٍ وَعَافِيَةٍ وَسِتْرٍ، فَأَتِمَّ عَلَيَّ نِعْمَتَكَ وَعَافِيَتَكَ وَسِتْرَكَ فِي الدُّنْيَا وَالْآخِرَةِ`,
          arti: `Ya Allah, sungguh aku memasuki waktu ${waktu} dalam nikmat, keselamatan, dan perlindungan dari-Mu. Maka sempurnakanlah bagiku nikmat-Mu, keselamatan-Mu, dan perlindungan-Mu di dunia dan di akhirat.`,
        },
      ],
    },
    {
      title: 'Syukur atas Segala Nikmat',
      read: 3,
      sumber: 'HR. Abu Dawud 5073',
      lines: [
        {
          doa: `اللَّهُمَّ مَا ${pagi ? 'أَصْبَحَ' : 'أَمْسَى'} بِي مِنْ نِعْمَةٍ أَوْ بِأَحَدٍ مِنْ خَلْقِكَ فَمِنْكَ وَحْدَكَ لَا شَرِيكَ لَكَ، فَلَكَ الْحَمْدُ وَلَكَ الشُّكْرُ`,
          arti: `Ya Allah, nikmat apa pun yang ada padaku atau pada seorang dari makhluk-Mu pada waktu ${waktu} ini, semuanya dari-Mu semata, tiada sekutu bagi-Mu. Maka bagi-Mu segala puji dan bagi-Mu segala syukur.`,
        },
      ],
    },
  ]
}

/** The opening of the supplication of the bond (rabithah), said at the turn of day and night. */
export function pembukaRabithah(waktu: Waktu): Reading {
  const pagi = waktu === 'pagi'
  return {
    title: pagi ? 'Doa Menyambut Siang' : 'Doa Menyambut Malam',
    read: 1,
    sumber: 'Al-Ma’tsurat, pembuka wirid rabithah; bandingkan HR. Abu Dawud 530',
    lines: [
      pagi
        ? {
            doa: 'اللَّهُمَّ إِنَّ هَٰذَا إِقْبَالُ نَهَارِكَ وَإِدْبَارُ لَيْلِكَ وَأَصْوَاتُ دُعَاتِكَ فَاغْفِرْ لِي',
            arti: 'Ya Allah, sungguh inilah saat datangnya siang-Mu, berlalunya malam-Mu, dan suara-suara para penyeru-Mu; maka ampunilah aku.',
          }
        : {
            doa: 'اللَّهُمَّ إِنَّ هَٰذَا إِقْبَالُ لَيْلِكَ وَإِدْبَارُ نَهَارِكَ وَأَصْوَاتُ دُعَاتِكَ فَاغْفِرْ لِي',
            arti: 'Ya Allah, sungguh inilah saat datangnya malam-Mu, berlalunya siang-Mu, dan suara-suara para penyeru-Mu; maka ampunilah aku.',
          },
    ],
  }
}
