import { describe, expect, it } from 'vitest'
import { verseText } from './source'
import { transliterate } from './transliterate'

describe('verses', () => {
  it.each([
    ['1:7', 'Shirāthalladzīna an‘amta ‘alaihim ghairil-maghdhūbi ‘alaihim wa ladh-dhāllīn.'],
    ['2:1', 'Alif lām mīm.'],
    // One pause for the pair of signs.
    ['2:2', 'Dzālikal-kitābu lā raiba fīh, hudan lil-muttaqīn.'],
    // The waw of shalat is silent; so is the alif of a plural.
    ['2:3', 'Alladzīna yu’minūna bil-ghaibi wa yuqīmūnash-shalāta wa mimmā razaqnāhum yunfiqūn.'],
    ['2:5', 'Ulā’ika ‘alā hudan min rabbihim, wa ulā’ika humul-mufliḥūn.'],
    // liyy is part of waliyy, though it starts like "wa liya" of 109:6.
    [
      '2:257',
      'Allāhu waliyyulladzīna āmanū yukhrijuhum minazh-zhulumāti ilan-nūr, walladzīna kafarū auliyā’uhumuth-thāghūtu yukhrijūnahum minan-nūri ilazh-zhulumāt, ulā’ika ashḥābun-nār, hum fīhā khālidūn.',
    ],
    [
      '9:129',
      'Fa’in tawallau faqul ḥasbiyallāhu lā ilāha illā huwa, ‘alaihi tawakkaltu, wa huwa rabbul-‘arsyil-‘azhīm.',
    ],
    // Twice lailun with the article, whose two lam are written as one.
    [
      '3:27',
      'Tūlijul-laila fin-nahāri wa tūlijun-nahāra fil-lail, wa tukhrijul-ḥayya minal-mayyiti wa tukhrijul-mayyita minal-ḥayy, wa tarzuqu man tasyā’u bighairi ḥisāb.',
    ],
    [
      '17:110',
      'Qulid‘ullāha awid‘ur-raḥmān, ayyan mā tad‘ū falahul-asmā’ul-ḥusnā, wa lā tajhar bishalātika wa lā tukhāfit bihā wabtaghi baina dzālika sabīlā.',
    ],
    [
      '30:24',
      'Wa min āyātihī yurīkumul-barqa khaufan wa thama‘an wa yunazzilu minas-samā’i mā’an fayuḥyī bihil-ardha ba‘da mautihā, inna fī dzālika la’āyātin liqaumin ya‘qilūn.',
    ],
    ['40:1', 'Ḥā mīm.'],
    ['99:8', 'Wa man ya‘mal mitsqāla dzarratin syarran yarah.'],
    ['109:1', 'Qul yā ayyuhal-kāfirūn.'],
    ['109:4', 'Wa lā ana ‘ābidun mā ‘abattum.'],
    ['109:6', 'Lakum dīnukum wa liya dīn.'],
    ['110:3', 'Fasabbiḥ biḥamdi rabbika wastaghfirh, innahū kāna tawwābā.'],
    ['112:4', 'Wa lam yakun lahū kufuwan aḥad.'],
  ] as const)('%s', (ayat, latin) => {
    expect(transliterate(verseText(ayat), 'quran')).toBe(latin)
  })
})

describe('supplications', () => {
  it.each([
    ['الْحَمْدُ لِلَّهِ', 'Al-ḥamdu lillāh.'],
    ['وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ', 'Waḥdahū lā syarīka lah, lahul-mulk.'],
    ['عَهْدِكَ وَوَعْدِكَ مَا اسْتَطَعْتُ', '‘Ahdika wa wa‘dika mastatha‘tu.'],
    ['فَاغْفِرْ لِي', 'Faghfir lī.'],
    ['وَالْتَقَتْ عَلَى طَاعَتِكَ', 'Waltaqat ‘alā thā‘atik.'],
    ['وَعَلَى آلِهِ وَصَحْبِهِ', 'Wa ‘alā ālihī wa shaḥbih.'],
    ['مُحَمَّدٍ النَّبِيِّ', 'Muḥammadinin-nabiyy.'],
    ['وَأَنَا عَبْدُكَ', 'Wa ana ‘abduk.'],
    ['وَأَمِتْهَا', 'Wa amit-hā.'],
    ['اللَّهُمَّ آمِينَ. وَسَلِّمْ', 'Allāhumma āmīn. Wa sallim.'],
    ['عَنْ أَبِي بَكْرٍ وَعُمَرَ وَعُثْمَانَ وَعَلِيٍّ', '‘An Abī Bakrin wa ‘Umara wa ‘Utsmāna wa ‘Aliyy.'],
    ['سَلَامَةً فِي الدِّينِ، وَعَافِيَةً', 'Salāmatan fid-dīn, wa ‘āfiyah.'],
  ])('%s', (arab, latin) => {
    expect(transliterate(arab, 'doa')).toBe(latin)
  })

  it('refuses a word that cannot be joined for want of a vowel', () => {
    expect(() => transliterate('مِنْ النَّارِ', 'doa')).toThrow(/no vowel/)
  })

  it('refuses what is no Arabic letter', () => {
    expect(() => transliterate('abc', 'doa')).toThrow(/no Arabic letter/)
  })
})
