/**
 * The meaning of each verse (of a verse that is only given in part, of that part) in Indonesian, written for this project. The key is `surah:ayat`; what isn't said by the
 * Arabic words themselves stands in parentheses.
 */
export const artiAyat: Readonly<Record<string, string>> = {
  '1:1': 'Dengan nama Allah Yang Maha Pengasih, Maha Penyayang.',
  '1:2': 'Segala puji bagi Allah, Tuhan seluruh alam,',
  '1:3': 'Yang Maha Pengasih, Maha Penyayang,',
  '1:4': 'Pemilik hari Pembalasan.',
  '1:5': 'Hanya kepada Engkau kami menyembah dan hanya kepada Engkau kami memohon pertolongan.',
  '1:6': 'Bimbinglah kami ke jalan yang lurus,',
  '1:7':
    'jalan orang-orang yang telah Engkau beri nikmat, bukan jalan mereka yang dimurkai, dan bukan pula jalan mereka yang sesat.',

  '2:1': 'Alif Lam Mim.',
  '2:2': 'Inilah Kitab yang tiada keraguan padanya, petunjuk bagi orang-orang yang bertakwa,',
  '2:3':
    'yaitu mereka yang beriman kepada yang gaib, menegakkan shalat, dan menginfakkan sebagian rezeki yang Kami berikan kepada mereka,',
  '2:4':
    'dan mereka yang beriman kepada apa yang diturunkan kepadamu (Muhammad) dan kepada apa yang diturunkan sebelummu, serta yakin akan adanya akhirat.',
  '2:5':
    'Mereka itulah yang berada di atas petunjuk dari Tuhan mereka, dan mereka itulah orang-orang yang beruntung.',
  '2:163':
    'Tuhanmu adalah Tuhan Yang Maha Esa; tidak ada tuhan selain Dia, Yang Maha Pengasih, Maha Penyayang.',
  '2:201':
    'Ya Tuhan kami, berilah kami kebaikan di dunia dan kebaikan di akhirat, dan lindungilah kami dari azab neraka.',
  '2:255':
    'Allah, tidak ada tuhan selain Dia, Yang Mahahidup, Yang terus-menerus mengurus segala sesuatu. Dia tidak disentuh kantuk dan tidak pula tidur. Milik-Nya segala yang ada di langit dan segala yang ada di bumi. Siapakah yang dapat memberi syafaat di sisi-Nya tanpa izin-Nya? Dia mengetahui apa yang ada di hadapan mereka dan apa yang ada di belakang mereka, sedangkan mereka tidak menjangkau sedikit pun dari ilmu-Nya selain apa yang Dia kehendaki. Kursi-Nya meliputi langit dan bumi, dan tidaklah berat bagi-Nya memelihara keduanya. Dialah Yang Mahatinggi, Mahaagung.',
  '2:256':
    'Tidak ada paksaan dalam (menganut) agama. Sungguh telah jelas jalan yang benar dari jalan yang sesat. Barang siapa ingkar kepada tagut dan beriman kepada Allah, sungguh ia telah berpegang pada tali yang teramat kukuh, yang tidak akan putus. Allah Maha Mendengar, Maha Mengetahui.',
  '2:257':
    'Allah adalah Pelindung orang-orang yang beriman; Dia mengeluarkan mereka dari segala kegelapan menuju cahaya. Adapun orang-orang yang kafir, pelindung mereka adalah tagut, yang mengeluarkan mereka dari cahaya menuju segala kegelapan. Mereka itulah penghuni neraka; mereka kekal di dalamnya.',
  '2:284':
    'Milik Allah segala yang ada di langit dan segala yang ada di bumi. Jika kamu menampakkan apa yang ada dalam hatimu atau menyembunyikannya, Allah akan memperhitungkannya bagimu; lalu Dia mengampuni siapa yang Dia kehendaki dan mengazab siapa yang Dia kehendaki. Allah Mahakuasa atas segala sesuatu.',
  '2:285':
    'Rasul beriman kepada apa yang diturunkan kepadanya dari Tuhannya, begitu pula orang-orang yang beriman. Semuanya beriman kepada Allah, malaikat-malaikat-Nya, kitab-kitab-Nya, dan rasul-rasul-Nya. (Mereka berkata,) “Kami tidak membeda-bedakan seorang pun di antara rasul-rasul-Nya.” Mereka berkata, “Kami dengar dan kami taat. Ampunilah kami, ya Tuhan kami; kepada-Mulah tempat kembali.”',
  '2:286':
    'Allah tidak membebani seseorang melainkan menurut kesanggupannya. Baginya (pahala) apa yang ia usahakan dan atasnya (akibat) apa yang ia perbuat. “Ya Tuhan kami, janganlah Engkau hukum kami jika kami lupa atau keliru. Ya Tuhan kami, janganlah Engkau pikulkan kepada kami beban yang berat sebagaimana Engkau pikulkan kepada orang-orang sebelum kami. Ya Tuhan kami, janganlah Engkau pikulkan kepada kami apa yang tidak sanggup kami tanggung. Maafkanlah kami, ampunilah kami, dan rahmatilah kami. Engkaulah Pelindung kami, maka tolonglah kami menghadapi kaum yang kafir.”',

  '3:1': 'Alif Lam Mim.',
  '3:2':
    'Allah, tidak ada tuhan selain Dia, Yang Mahahidup, Yang terus-menerus mengurus segala sesuatu.',
  '3:8':
    'Ya Tuhan kami, janganlah Engkau condongkan hati kami kepada kesesatan setelah Engkau beri kami petunjuk, dan karuniakanlah kepada kami rahmat dari sisi-Mu. Sungguh, Engkaulah Yang Maha Pemberi.',
  '3:18':
    'Allah bersaksi bahwa tidak ada tuhan selain Dia; (demikian pula) para malaikat dan orang-orang berilmu, Dia yang menegakkan keadilan. Tidak ada tuhan selain Dia, Yang Mahaperkasa, Mahabijaksana.',
  '3:19':
    'Sungguh, agama di sisi Allah ialah Islam. Tidaklah berselisih orang-orang yang telah diberi Kitab kecuali setelah ilmu datang kepada mereka, karena kedengkian di antara mereka. Barang siapa ingkar kepada ayat-ayat Allah, sungguh Allah sangat cepat perhitungan-Nya.',
  '3:26':
    'Katakanlah, “Ya Allah, Pemilik segala kerajaan, Engkau berikan kerajaan kepada siapa yang Engkau kehendaki dan Engkau cabut kerajaan dari siapa yang Engkau kehendaki. Engkau muliakan siapa yang Engkau kehendaki dan Engkau hinakan siapa yang Engkau kehendaki. Di tangan-Mulah segala kebaikan. Sungguh, Engkau Mahakuasa atas segala sesuatu.',
  '3:27':
    'Engkau masukkan malam ke dalam siang dan Engkau masukkan siang ke dalam malam. Engkau keluarkan yang hidup dari yang mati dan Engkau keluarkan yang mati dari yang hidup. Engkau beri rezeki kepada siapa yang Engkau kehendaki tanpa perhitungan.”',

  '7:23':
    'Ya Tuhan kami, kami telah menzalimi diri kami sendiri. Jika Engkau tidak mengampuni kami dan tidak merahmati kami, niscaya kami termasuk orang-orang yang merugi.',
  '9:129':
    'Jika mereka berpaling, katakanlah, “Cukuplah Allah bagiku; tidak ada tuhan selain Dia. Hanya kepada-Nya aku bertawakal, dan Dialah Tuhan pemilik Arasy yang agung.”',
  '17:110':
    'Katakanlah, “Serulah Allah atau serulah Ar-Rahman. Dengan nama mana pun kamu menyeru, bagi-Nya nama-nama yang terindah.” Janganlah engkau keraskan bacaan shalatmu dan jangan pula engkau pelankan; carilah jalan tengah di antara keduanya.',
  '17:111':
    'Dan katakanlah, “Segala puji bagi Allah, yang tidak mengambil anak, tidak mempunyai sekutu dalam kerajaan-Nya, dan tidak memerlukan penolong karena kehinaan,” dan agungkanlah Dia dengan pengagungan yang sebesar-besarnya.',
  '20:111':
    'Semua wajah tertunduk kepada (Allah) Yang Mahahidup, Yang terus-menerus mengurus segala sesuatu. Sungguh merugi orang yang memikul kezaliman.',
  '20:112':
    'Barang siapa mengerjakan amal saleh sedangkan ia beriman, ia tidak perlu takut akan kezaliman dan tidak pula akan pengurangan haknya.',
  '23:115':
    'Apakah kamu mengira bahwa Kami menciptakan kamu dengan sia-sia dan bahwa kamu tidak akan dikembalikan kepada Kami?',
  '23:116':
    'Mahatinggi Allah, Raja Yang Mahabenar; tidak ada tuhan selain Dia, Tuhan pemilik Arasy yang mulia.',
  '23:117':
    'Barang siapa menyembah tuhan lain di samping Allah, padahal tidak ada satu bukti pun baginya tentang itu, perhitungannya hanya di sisi Tuhannya. Sungguh, orang-orang kafir tidak akan beruntung.',
  '23:118':
    'Dan katakanlah, “Ya Tuhanku, ampunilah dan rahmatilah; Engkaulah sebaik-baik pemberi rahmat.”',

  '30:17': 'Mahasuci Allah pada waktu kamu memasuki petang dan pada waktu kamu memasuki pagi.',
  '30:18':
    'Bagi-Nya segala puji di langit dan di bumi, pada senja hari dan ketika kamu memasuki waktu zuhur.',
  '30:19':
    'Dia mengeluarkan yang hidup dari yang mati, mengeluarkan yang mati dari yang hidup, dan menghidupkan bumi setelah matinya. Seperti itulah kamu akan dikeluarkan (dari kubur).',
  '30:20':
    'Di antara tanda-tanda (kebesaran)-Nya ialah Dia menciptakan kamu dari tanah, kemudian tiba-tiba kamu menjadi manusia yang bertebaran.',
  '30:21':
    'Di antara tanda-tanda (kebesaran)-Nya ialah Dia menciptakan untukmu pasangan-pasangan dari jenismu sendiri agar kamu merasa tenteram kepadanya, dan Dia menjadikan di antaramu rasa cinta dan kasih sayang. Sungguh, pada yang demikian itu terdapat tanda-tanda bagi kaum yang berpikir.',
  '30:22':
    'Di antara tanda-tanda (kebesaran)-Nya ialah penciptaan langit dan bumi serta keragaman bahasa dan warna kulitmu. Sungguh, pada yang demikian itu terdapat tanda-tanda bagi orang-orang yang berilmu.',
  '30:23':
    'Di antara tanda-tanda (kebesaran)-Nya ialah tidurmu pada waktu malam dan siang serta usahamu mencari sebagian karunia-Nya. Sungguh, pada yang demikian itu terdapat tanda-tanda bagi kaum yang mendengarkan.',
  '30:24':
    'Di antara tanda-tanda (kebesaran)-Nya ialah Dia memperlihatkan kilat kepadamu yang membawa ketakutan dan harapan, dan Dia menurunkan air dari langit, lalu dengannya Dia menghidupkan bumi setelah matinya. Sungguh, pada yang demikian itu terdapat tanda-tanda bagi kaum yang mengerti.',
  '30:25':
    'Di antara tanda-tanda (kebesaran)-Nya ialah tegaknya langit dan bumi dengan perintah-Nya. Kemudian, apabila Dia memanggil kamu dari bumi dengan sekali panggilan, seketika itu kamu keluar (dari kubur).',
  '30:26': 'Milik-Nya siapa pun yang ada di langit dan di bumi. Semuanya tunduk patuh kepada-Nya.',

  '37:180': 'Mahasuci Tuhanmu, Tuhan pemilik keperkasaan, dari apa yang mereka sifatkan.',
  '37:181': 'Salam sejahtera bagi para rasul.',
  '37:182': 'Dan segala puji bagi Allah, Tuhan seluruh alam.',

  '40:1': 'Ha Mim.',
  '40:2': 'Kitab ini diturunkan dari Allah Yang Mahaperkasa, Maha Mengetahui,',
  '40:3':
    'Yang mengampuni dosa dan menerima tobat, Yang keras hukuman-Nya, Yang memiliki karunia. Tidak ada tuhan selain Dia; kepada-Nyalah tempat kembali.',

  '59:22':
    'Dialah Allah, tidak ada tuhan selain Dia, Yang Mengetahui yang gaib dan yang nyata. Dialah Yang Maha Pengasih, Maha Penyayang.',
  '59:23':
    'Dialah Allah, tidak ada tuhan selain Dia, Maharaja, Yang Mahasuci, Yang Mahasejahtera, Yang Menganugerahkan Keamanan, Yang Maha Memelihara, Yang Mahaperkasa, Yang Mahakuasa Menundukkan, Yang Memiliki Segala Keagungan. Mahasuci Allah dari apa yang mereka persekutukan.',
  '59:24':
    'Dialah Allah Yang Maha Pencipta, Yang Mengadakan, Yang Membentuk Rupa; bagi-Nya nama-nama yang terindah. Bertasbih kepada-Nya apa yang ada di langit dan di bumi. Dialah Yang Mahaperkasa, Mahabijaksana.',

  '99:1': 'Apabila bumi diguncang dengan guncangannya yang dahsyat,',
  '99:2': 'dan bumi mengeluarkan beban-beban beratnya,',
  '99:3': 'dan manusia bertanya, “Apa yang terjadi padanya?”',
  '99:4': 'Pada hari itu bumi menyampaikan beritanya,',
  '99:5': 'karena Tuhanmu telah mewahyukan kepadanya.',
  '99:6':
    'Pada hari itu manusia keluar berkelompok-kelompok untuk diperlihatkan kepada mereka amal perbuatan mereka.',
  '99:7': 'Barang siapa mengerjakan kebaikan seberat zarah, ia akan melihatnya.',
  '99:8': 'Dan barang siapa mengerjakan kejahatan seberat zarah, ia akan melihatnya.',

  '109:1': 'Katakanlah, “Wahai orang-orang kafir,',
  '109:2': 'aku tidak akan menyembah apa yang kamu sembah,',
  '109:3': 'dan kamu bukan penyembah apa yang aku sembah.',
  '109:4': 'Aku tidak pernah menjadi penyembah apa yang kamu sembah,',
  '109:5': 'dan kamu pun bukan penyembah apa yang aku sembah.',
  '109:6': 'Bagimu agamamu, dan bagiku agamaku.”',

  '110:1': 'Apabila telah datang pertolongan Allah dan kemenangan,',
  '110:2': 'dan engkau melihat manusia berbondong-bondong masuk ke dalam agama Allah,',
  '110:3':
    'maka bertasbihlah dengan memuji Tuhanmu dan mohonlah ampunan kepada-Nya. Sungguh, Dia Maha Penerima tobat.',

  '112:1': 'Katakanlah, “Dialah Allah, Yang Maha Esa.',
  '112:2': 'Allah, tempat bergantung segala sesuatu.',
  '112:3': 'Dia tidak beranak dan tidak pula diperanakkan,',
  '112:4': 'dan tidak ada sesuatu pun yang setara dengan-Nya.”',

  '113:1': 'Katakanlah, “Aku berlindung kepada Tuhan yang menguasai fajar,',
  '113:2': 'dari kejahatan makhluk yang Dia ciptakan,',
  '113:3': 'dari kejahatan malam apabila telah gelap gulita,',
  '113:4': 'dari kejahatan para peniup pada buhul-buhul (tali),',
  '113:5': 'dan dari kejahatan orang yang dengki apabila ia mendengki.”',

  '114:1': 'Katakanlah, “Aku berlindung kepada Tuhan manusia,',
  '114:2': 'Raja manusia,',
  '114:3': 'Sembahan manusia,',
  '114:4': 'dari kejahatan bisikan (setan) yang bersembunyi,',
  '114:5': 'yang membisikkan (kejahatan) ke dalam dada manusia,',
  '114:6': 'dari (golongan) jin dan manusia.”',
}
