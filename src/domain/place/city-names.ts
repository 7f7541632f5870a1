import { cityKey, compact, type Kind, splitCity } from './city-key'
import { cityRows } from './city-rows'

/**
 * How people call the schedule service's cities besides by their names: usual short names, former and later names, the
 * five parts of Jakarta, and well-known towns whose regency is called otherwise. A name may stand in two rows.
 */
export const aliasRows = `KOTA JAKARTA: Jakarta Pusat, Jakarta Selatan, Jakarta Timur, Jakarta Barat, Jakarta Utara, Jakpus, Jaksel, Jaktim,
Jakbar, Jakut, DKI Jakarta, DKI, DKJ, Daerah Khusus Ibukota Jakarta, Batavia, Kebayoran, Tebet, Kemang, Cilandak,
Pasar Minggu, Menteng, Tanah Abang, Kelapa Gading, Cengkareng, Tanjung Priok, Cakung, Jatinegara; KAB. KEPULAUAN
SERIBU: Thousand Islands; KOTA YOGYAKARTA: Jogja, Yogya, Jogjakarta, Jogyakarta, DIY, DI Yogyakarta, Malioboro; KOTA
SURAKARTA: Solo; KOTA MAKASSAR: Ujung Pandang, UPG; KOTA TANGERANG SELATAN: Tangsel, Serpong, Pamulang, Ciputat,
BSD, Bintaro; KOTA TANGERANG: Cipondoh, Ciledug, Karawaci; KAB. TANGERANG: Tigaraksa, Cikupa, Balaraja; KOTA
BANJARMASIN: BJM; KOTA SEMARANG: Smg; KOTA SURABAYA: Sby; KOTA BANDUNG: Bdg; KOTA PALANGKARAYA: Palangka; KOTA
PADANGSIDEMPUAN: Padangsidimpuan, Sidempuan, Sidimpuan; KOTA PEMATANGSIANTAR: Siantar; KOTA BANDAR LAMPUNG: Tanjung
Karang, Teluk Betung, Balam, Lampung; KOTA TIDORE KEPULAUAN: Tidore; KOTA BATAM: Nagoya, Batam Center; KOTA
GUNUNGSITOLI: Sitoli; KOTA LUBUKLINGGAU: Linggau; KOTA MATARAM: Ampenan, Cakranegara; KOTA DENPASAR: Bali, Sanur;
KAB. BANDUNG: Soreang, Baleendah, Ciwidey, Pangalengan, Majalaya, Cileunyi; KAB. BANDUNG BARAT: KBB, Lembang,
Padalarang, Ngamprah; KAB. BEKASI: Cikarang, Tambun, Cibitung; KAB. BOGOR: Cibinong, Cileungsi, Sentul, Cisarua,
Jonggol; KAB. CIANJUR: Cipanas; KAB. SUKABUMI: Pelabuhan Ratu; KAB. SUMEDANG: Jatinangor; KAB. TASIKMALAYA:
Singaparna; KOTA TASIKMALAYA: Tasik; KAB. LEBAK: Rangkasbitung; KOTA CILEGON: Merak; KAB. BANYUMAS: Purwokerto; KAB.
SEMARANG: Ungaran, Ambarawa; KAB. MAGELANG: Mungkid, Muntilan, Borobudur; KAB. TEGAL: Slawi; KAB. PEKALONGAN: Kajen;
KAB. BREBES: Bumiayu; KAB. BLORA: Cepu; KAB. GROBOGAN: Purwodadi; KAB. SUKOHARJO: Kartasura; KAB. REMBANG: Lasem;
KAB. KULON PROGO: Wates; KAB. GUNUNGKIDUL: Wonosari; KAB. MALANG: Kepanjen, Singosari, Lawang; KAB. KEDIRI: Pare;
KAB. MADIUN: Caruban, Mejayan; KAB. PASURUAN: Bangil, Pandaan; KAB. PROBOLINGGO: Kraksaan; KAB. BLITAR: Kanigoro,
Wlingi; KAB. MOJOKERTO: Mojosari, Trawas; KAB. BADUNG: Kuta, Nusa Dua, Jimbaran, Canggu, Mangupura; KAB. GIANYAR:
Ubud; KAB. BULELENG: Singaraja; KAB. KARANGASEM: Amlapura; KAB. JEMBRANA: Negara; KAB. KLUNGKUNG: Semarapura, Nusa
Penida; KAB. LOMBOK BARAT: Lobar, Gerung; KAB. LOMBOK TENGAH: Loteng, Praya, Mandalika; KAB. LOMBOK TIMUR: Lotim,
Selong; KAB. LOMBOK UTARA: KLU; KAB. SUMBAWA BARAT: KSB, Taliwang; KAB. MANGGARAI BARAT: Mabar, Labuan Bajo; KAB.
MANGGARAI TIMUR: Matim; KAB. MANGGARAI: Ruteng; KAB. SIKKA: Maumere; KAB. FLORES TIMUR: Flotim, Larantuka; KAB.
SUMBA TIMUR: Waingapu; KAB. SUMBA BARAT: Waikabubak; KAB. SUMBA BARAT DAYA: SBD, Tambolaka; KAB. BELU: Atambua; KAB.
NGADA: Bajawa; KAB. TIMOR TENGAH SELATAN: TTS, South Central Timor, Soe; KAB. TIMOR TENGAH UTARA: TTU, North Central
Timor, Kefamenanu; KAB. ALOR: Kalabahi; KAB. ACEH BARAT: Meulaboh; KAB. ACEH BARAT DAYA: Abdya, Blangpidie; KAB.
ACEH TENGAH: Takengon; KAB. PIDIE: Sigli; KAB. ACEH SELATAN: Tapaktuan; KAB. ACEH UTARA: Lhoksukon; KAB. SIMEULUE:
Sinabang; KAB. ACEH BESAR: Jantho; KAB. ASAHAN: Kisaran; KAB. DELI SERDANG: Lubuk Pakam; KAB. HUMBANG HASUNDUTAN:
Humbahas; KAB. KARO: Kabanjahe, Berastagi, Tanah Karo; KAB. LABUHANBATU: Rantau Prapat, Rantau; KAB. LABUHANBATU
SELATAN: Labusel; KAB. LABUHANBATU UTARA: Labura; KAB. LANGKAT: Stabat; KAB. MANDAILING NATAL: Madina, Panyabungan;
KAB. PADANG LAWAS: Palas; KAB. PADANG LAWAS UTARA: Paluta; KAB. SERDANG BEDAGAI: Sergai; KAB. SIMALUNGUN: Parapat;
KAB. TAPANULI SELATAN: Tapsel; KAB. TAPANULI TENGAH: Tapteng; KAB. TAPANULI UTARA: Taput, Tarutung; KAB. TOBA
SAMOSIR: Toba, Tobasa, Balige; KAB. KEPULAUAN MENTAWAI: Tuapejat; KAB. PASAMAN BARAT: Pasbar; KAB. PESISIR SELATAN:
Pessel, Painan; KAB. TANAH DATAR: Batusangkar; KAB. PASAMAN: Lubuk Sikaping; KAB. BENGKALIS: Duri; KAB. INDRAGIRI
HILIR: Inhil, Tembilahan; KAB. INDRAGIRI HULU: Inhu, Rengat; KAB. KAMPAR: Bangkinang; KAB. KUANTAN SINGINGI:
Kuansing; KAB. ROKAN HILIR: Rohil, Bagansiapiapi; KAB. ROKAN HULU: Rohul, Pasir Pengaraian; KAB. PELALAWAN:
Pangkalan Kerinci; KAB. NATUNA: Ranai; KAB. KEPULAUAN ANAMBAS: Tarempa; KAB. TANJUNG JABUNG BARAT: Tanjabbar, Kuala
Tungkal; KAB. TANJUNG JABUNG TIMUR: Tanjabtim; KAB. BUNGO: Muara Bungo; KAB. MERANGIN: Bangko; KAB. REJANG LEBONG:
Curup; KAB. MUSI BANYUASIN: Muba, Sekayu; KAB. MUSI RAWAS: Mura; KAB. MUSI RAWAS UTARA: Muratara; KAB. OGAN KOMERING
ILIR: OKI, Kayu Agung; KAB. OGAN KOMERING ULU: OKU, Baturaja; KAB. OGAN KOMERING ULU SELATAN: OKUS; KAB. OGAN
KOMERING ULU TIMUR: OKUT, Martapura; KAB. PENUKAL ABAB LEMATANG ILIR: PALI; KAB. OGAN ILIR: Indralaya; KAB. BANGKA:
Sungailiat; KAB. BANGKA BARAT: Muntok, Mentok; KAB. BANGKA SELATAN: Toboali; KAB. BELITUNG: Tanjung Pandan; KAB.
BELITUNG TIMUR: Manggar; KAB. LAMPUNG SELATAN: Lamsel, Kalianda; KAB. LAMPUNG TENGAH: Lamteng; KAB. LAMPUNG UTARA:
Lampura, Kotabumi; KAB. LAMPUNG TIMUR: Lamtim; KAB. LAMPUNG BARAT: Lambar, Liwa; KAB. TULANG BAWANG: Menggala; KAB.
TULANG BAWANG BARAT: Tubaba; KAB. PESISIR BARAT: Krui; KAB. TANGGAMUS: Kota Agung; KAB. KOTAWARINGIN TIMUR: Kotim,
Sampit; KAB. KOTAWARINGIN BARAT: Kobar, Pangkalan Bun; KAB. KAPUAS: Kuala Kapuas; KAB. KAPUAS HULU: Putussibau; KAB.
BANJAR: Martapura; KAB. BARITO KUALA: Batola, Marabahan; KAB. HULU SUNGAI SELATAN: HSS, Kandangan; KAB. HULU SUNGAI
TENGAH: HST, Barabai; KAB. HULU SUNGAI UTARA: HSU, Amuntai; KAB. TABALONG: Tanjung Tabalong; KAB. TANAH BUMBU:
Tanbu, Batulicin; KAB. TANAH LAUT: Tala, Pelaihari; KAB. TAPIN: Rantau; KAB. KUTAI BARAT: Kubar, Sendawar; KAB.
KUTAI KARTANEGARA: Kukar, Tenggarong; KAB. KUTAI TIMUR: Kutim, Sangatta; KAB. PENAJAM PASER UTARA: PPU, IKN,
Nusantara, Ibu Kota Nusantara; KAB. MAHAKAM ULU: Mahulu, Mahakam Hulu; KAB. PASER: Tana Paser; KAB. BERAU: Tanjung
Redeb; KAB. BULUNGAN: Tanjung Selor; KAB. TANA TIDUNG: KTT; KAB. PANGKAJENE DAN KEPULAUAN: Pangkep, Pangkajene; KAB.
SIDENRENG RAPPANG: Sidrap; KAB. TANA TORAJA: Tator, Makale; KAB. TORAJA UTARA: Torut, Rantepao; KAB. LUWU TIMUR:
Lutim, Malili; KAB. LUWU UTARA: Lutra, Masamba; KAB. BONE: Watampone; KAB. WAJO: Sengkang; KAB. GOWA: Sungguminasa;
KAB. SOPPENG: Watansoppeng; KAB. POLEWALI MANDAR: Polman, Polewali; KAB. MAMUJU TENGAH: Mateng; KAB. MAMUJU UTARA:
Pasangkayu, Matra; KAB. PARIGI MOUTONG: Parimo; KAB. MOROWALI UTARA: Morut; KAB. BANGGAI: Luwuk; KAB. BANGGAI
KEPULAUAN: Bangkep; KAB. TOJO UNA-UNA: Touna, Ampana; KAB. KONAWE SELATAN: Konsel; KAB. MUNA: Raha; KAB. WAKATOBI:
Wangi-Wangi; KAB. BOLAANG MONGONDOW: Bolmong; KAB. BOLAANG MONGONDOW UTARA: Bolmut; KAB. BOLAANG MONGONDOW TIMUR:
Boltim; KAB. BOLAANG MONGONDOW SELATAN: Bolsel; KAB. MINAHASA SELATAN: Minsel; KAB. MINAHASA UTARA: Minut; KAB.
MINAHASA TENGGARA: Mitra; KAB. KEPULAUAN SIAU TAGULANDANG BIARO: Sitaro, Siau; KAB. MINAHASA: Tondano; KAB.
GORONTALO: Limboto; KAB. MALUKU TENGGARA BARAT: Kepulauan Tanimbar, Tanimbar, Saumlaki, Western Southeast Maluku;
KAB. MALUKU TENGAH: Malteng, Masohi; KAB. MALUKU TENGGARA: Langgur; KAB. SERAM BAGIAN BARAT: SBB; KAB. SERAM BAGIAN
TIMUR: SBT; KAB. HALMAHERA UTARA: Halut, Tobelo; KAB. HALMAHERA BARAT: Jailolo; KAB. HALMAHERA SELATAN: Halsel,
Bacan; KAB. BURU: Namlea; KAB. KEPULAUAN ARU: Dobo; KAB. JAYAPURA: Sentani; KAB. JAYAWIJAYA: Wamena; KAB. MIMIKA:
Timika; KAB. BIAK NUMFOR: Biak; KAB. KEPULAUAN YAPEN: Serui; KAB. PANIAI: Enarotali`

/** All cities of the schedule service by its own names, also the two whose coordinates aren't known. */
export const cityNames: readonly string[] = [
  ...cityRows.flatMap(([, rows]) => rows.split(/;\s*/).map((row) => row.replace(/ \S+ \S+$/, ''))),
  ...['KAB. MAHAKAM ULU', 'PEKAJANG KAB. LINGGA'],
]

/** Cities by the letters and by the key of each of their names. */
type Index = Map<string, Set<string>>

const names: Index = new Map()
for (const lokasi of cityNames) add(names, splitCity(lokasi).name, lokasi)

const aliases: Index = new Map()
for (const row of aliasRows.replace(/\s+/g, ' ').split('; ')) {
  const [lokasi = '', called = ''] = row.split(': ')
  for (const alias of called.split(', ')) add(aliases, alias, lokasi)
}

function add(index: Index, name: string, lokasi: string) {
  for (const form of [compact(name), cityKey(name)])
    index.set(form, (index.get(form) ?? new Set()).add(lokasi))
}

const find = (index: Index, name: string) => [
  ...(index.get(compact(name)) ?? index.get(cityKey(name)) ?? []),
]

/**
 * The cities that a name means exactly, the likelier first: of a city and a regency with one name the city, unless
 * `kind` says otherwise. Nothing, where the name is none of theirs.
 */
export function citiesNamed(name: string, kind: Kind | null = null): string[] {
  if (compact(name) === '') return []
  const own = find(names, name)
  const found = own.length > 0 ? own : find(aliases, name)
  // "Mentawai" means KEPULAUAN MENTAWAI, since nothing else has that name.
  const island = found.length > 0 ? [] : [...(names.get(`${cityKey(name)} PULAU`) ?? [])]
  return byKind([...found, ...island], kind)
}

const beginnings = cityNames.map((lokasi) => {
  const { name, kind } = splitCity(lokasi)
  return { lokasi, kind, begins: compact(name) }
})

/** The cities whose name begins with a text, of one kind if it is known. */
export function citiesBeginning(start: string, kind: Kind | null): string[] {
  const sought = compact(start)
  return beginnings
    .filter((city) => (kind === null || city.kind === kind) && city.begins.startsWith(sought))
    .map(({ lokasi }) => lokasi)
}

/** The cities one of whose other names begins with a text: "Jakarta Sel". */
export function citiesCalled(start: string): string[] {
  const sought = compact(start)
  const begins = [...aliases].filter(([alias]) => alias.startsWith(sought))
  return [...new Set(begins.flatMap(([, cities]) => [...cities]))]
}

const squeezed = (letters: string) => letters.replace(/(.)\1+/g, '$1')

const forms = [...names, ...aliases].map(([form, cities]) => ({
  form,
  short: squeezed(form),
  cities,
}))

/** Shorter texts have too many neighbours. */
const MIN_LETTERS = 5
/** Shorter names are neither what a misspelt text may mean nor a reason to doubt what it means. */
const MIN_NAME = 4

/**
 * The city that a misspelt name means: letters doubled or not, or one letter missing, wrong, too many or in the wrong
 * place. Nothing, where it could be two; a city and a regency of one name are one.
 */
export function citiesNear(name: string, kind: Kind | null = null): string[] {
  const letters = compact(name)
  if (letters.length < MIN_LETTERS) return []
  const short = squeezed(letters)
  const found = new Set<string>()
  for (const { form, cities, ...one } of forms)
    if (form.length >= MIN_NAME && (one.short === short || isOneOff(letters, form)))
      for (const city of cities) found.add(city)
  return isOnePlace([...found]) ? byKind([...found], kind) : []
}

/** Whether all are cities and regencies of one name. */
export function isOnePlace(cities: readonly string[]): boolean {
  return new Set(cities.map((lokasi) => splitCity(lokasi).name)).size === 1
}

/** Whether one letter is missing, wrong, too many, or has changed places with the next. */
function isOneOff(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length)
  if (longer - Math.min(one.length, other.length) > 1) return false
  let start = 0
  while (start < longer && one[start] === other[start]) start += 1
  let end = 0
  while (end < longer - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const swapped = one[start] === other[start + 1] && one[start + 1] === other[start]
  return start + end >= longer - (swapped ? 2 : 1)
}

function byKind(cities: readonly string[], kind: Kind | null): string[] {
  const wanted = kind ?? 'KOTA'
  const fits = (lokasi: string) => splitCity(lokasi).kind === wanted
  return [...cities.filter(fits), ...cities.filter((lokasi) => !fits(lokasi))]
}
