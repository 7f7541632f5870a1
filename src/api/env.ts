/**
 * Client configuration. Values come from `VITE_*` variables, which Vite bakes into the bundle; they are checked when a
 * build or the dev server starts, so a wrong one never reaches a donor.
 */
export interface Env {
  /** Host of the campaign, mosque, asset and transaction controllers. No trailing slash. */
  apiUrl: string
  /** Host of the user, auth and fundraiser controllers. */
  accountApiUrl: string
  /** The static key that every backend call carries. It is public by nature. */
  apiKey: string
  /** Flyers are `{assetUrl}/flyers/{file}`. */
  assetUrl: string
  prayerApiUrl: string
  geocodeApiUrl: string
  surahApiUrl: string
  /** Other origins whose pictures the page may show, beside those of the backend: `https://*.contoh.id`. */
  pictureHosts: readonly string[]
  /** Other origins whose recitations the page may play and keep, beside the surah service's. */
  audioHosts: readonly string[]
  /** Template with {z}, {x} and {y}. */
  tileUrl: string
  /** Finance dashboard of the mosques, opened in a new tab. */
  financeUrl: string
  /** The organisation's WhatsApp number: digits with the leading 62. */
  contactPhone: string
  /** The organisation's name and e-mail address, for the texts of `content/`; empty when not given. */
  organisation: string
  contactEmail: string
  /** For the footer. Each is empty when none was given, since a dead link is worse than none. */
  address: string
  aboutUrl: string
  termsUrl: string
  privacyUrl: string
  /** The organisation's pages in social networks, by the network's name; only those that were given. */
  socialUrls: Readonly<Record<string, string>>
  /** Where the site itself is, for what other sites show of it. No trailing slash; empty when it wasn't given. */
  siteUrl: string
  /** Days that the calendar service adds to the Hijri date (docs/product.md, Hijri date). */
  hijriAdjustment: number
}

/** The stand-in of this repository (`npm run mock`); used for every variable that is not given. */
export const developmentEnv = {
  VITE_API_URL: 'http://localhost:4010',
  VITE_API_KEY: 'kunci-pengembangan',
  VITE_ASSET_URL: 'http://localhost:4010/assets',
  VITE_PRAYER_API_URL: 'http://localhost:4010/prayer',
  VITE_GEOCODE_API_URL: 'http://localhost:4010/geocode',
  VITE_SURAH_API_URL: 'http://localhost:4010/surah',
  VITE_TILE_URL: 'http://localhost:4010/tiles/{z}/{x}/{y}.png',
  VITE_FINANCE_URL: 'http://localhost:4010/keuangan',
  VITE_CONTACT_PHONE: '6281200000000',
  VITE_HIJRI_ADJUSTMENT: '-1',
} as const

/** The networks that the footer has an icon for (src/features/home/assets/social.svg). */
const socialVariables = {
  Instagram: 'VITE_INSTAGRAM_URL',
  Facebook: 'VITE_FACEBOOK_URL',
  YouTube: 'VITE_YOUTUBE_URL',
} as const

type Variable =
  | keyof typeof developmentEnv
  | 'VITE_ACCOUNT_API_URL'
  | 'VITE_ORGANISATION'
  | 'VITE_CONTACT_EMAIL'
  | 'VITE_PICTURE_HOSTS'
  | 'VITE_AUDIO_HOSTS'
  | 'VITE_ADDRESS'
  | 'VITE_ABOUT_URL'
  | 'VITE_TERMS_URL'
  | 'VITE_PRIVACY_URL'
  | 'VITE_SITE_URL'
  | (typeof socialVariables)[keyof typeof socialVariables]

type Raw = Readonly<Record<string, unknown>>

/**
 * Checks and fills the configuration.
 * @throws Error listing every wrong variable, one a line, with what is expected.
 */
export function parseEnv(raw: Raw): Env {
  const problems: string[] = []
  const text = (name: Variable, fallback: string) => {
    const value = raw[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback
  }
  const address = (name: Variable, fallback: string) => {
    const value = text(name, fallback)
    if (!/^https?:\/\/[^\s/]+/.test(value) || !URL.canParse(value))
      problems.push(`${name} must be an http(s) address, got "${value}"`)
    return value.replace(/\/+$/, '')
  }
  const optionalAddress = (name: Variable) => (text(name, '') === '' ? '' : address(name, ''))
  const hosts = (name: Variable) => {
    const values = text(name, '').split(/\s+/).filter(Boolean)
    for (const value of values)
      if (!/^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(value))
        problems.push(`${name} must hold origins like https://*.contoh.id, got "${value}"`)
    // As a browser writes an origin.
    return values.map((value) => (URL.canParse(value) ? new URL(value).origin : value))
  }
  const apiUrl = address('VITE_API_URL', developmentEnv.VITE_API_URL)
  const env: Env = {
    apiUrl,
    accountApiUrl: address('VITE_ACCOUNT_API_URL', apiUrl),
    apiKey: text('VITE_API_KEY', developmentEnv.VITE_API_KEY),
    assetUrl: address('VITE_ASSET_URL', developmentEnv.VITE_ASSET_URL),
    prayerApiUrl: address('VITE_PRAYER_API_URL', developmentEnv.VITE_PRAYER_API_URL),
    geocodeApiUrl: address('VITE_GEOCODE_API_URL', developmentEnv.VITE_GEOCODE_API_URL),
    surahApiUrl: address('VITE_SURAH_API_URL', developmentEnv.VITE_SURAH_API_URL),
    pictureHosts: hosts('VITE_PICTURE_HOSTS'),
    audioHosts: hosts('VITE_AUDIO_HOSTS'),
    tileUrl: address('VITE_TILE_URL', developmentEnv.VITE_TILE_URL),
    financeUrl: address('VITE_FINANCE_URL', developmentEnv.VITE_FINANCE_URL),
    contactPhone: text('VITE_CONTACT_PHONE', developmentEnv.VITE_CONTACT_PHONE).replace(/\D/g, ''),
    organisation: text('VITE_ORGANISATION', ''),
    contactEmail: text('VITE_CONTACT_EMAIL', ''),
    address: text('VITE_ADDRESS', ''),
    aboutUrl: optionalAddress('VITE_ABOUT_URL'),
    termsUrl: optionalAddress('VITE_TERMS_URL'),
    privacyUrl: optionalAddress('VITE_PRIVACY_URL'),
    socialUrls: Object.fromEntries(
      Object.entries(socialVariables)
        .map(([network, name]) => [network, optionalAddress(name)] as const)
        .filter(([, url]) => url !== ''),
    ),
    siteUrl: optionalAddress('VITE_SITE_URL'),
    hijriAdjustment: Number(text('VITE_HIJRI_ADJUSTMENT', developmentEnv.VITE_HIJRI_ADJUSTMENT)),
  }
  for (const place of ['{z}', '{x}', '{y}'])
    if (!env.tileUrl.includes(place)) problems.push(`VITE_TILE_URL must contain ${place}`)
  // An HTTP header can't carry more than visible ASCII; a key with a line break would break every call.
  if (!/^[\x21-\x7e]+$/.test(env.apiKey)) problems.push('VITE_API_KEY must be visible ASCII')
  if (!/^\d{8,15}$/.test(env.contactPhone))
    problems.push('VITE_CONTACT_PHONE must hold 8 to 15 digits, for example 6281200000000')
  if (env.contactEmail !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(env.contactEmail))
    problems.push(`VITE_CONTACT_EMAIL must be an e-mail address, got "${env.contactEmail}"`)
  if (!Number.isInteger(env.hijriAdjustment) || Math.abs(env.hijriAdjustment) > 3)
    problems.push('VITE_HIJRI_ADJUSTMENT must be a whole number from -3 to 3')
  if (problems.length > 0)
    throw new Error(`Configuration (see .env.example):\n  ${problems.join('\n  ')}`)
  return env
}
