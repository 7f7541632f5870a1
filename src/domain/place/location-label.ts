/** The parts of a geocoded address that name a place; each may be missing. */
export interface Address {
  /** The regency; missing in cities, in Jakarta and in Bali. */
  county?: string | undefined
  city?: string | undefined
  /** The regency in Bali, an island elsewhere. */
  region?: string | undefined
  town?: string | undefined
  municipality?: string | undefined
  city_district?: string | undefined
  suburb?: string | undefined
  village?: string | undefined
  state?: string | undefined
  'ISO3166-2-lvl4'?: string | undefined
  country?: string | undefined
  /** Two small letters: `id`. */
  country_code?: string | undefined
}

/** "Bandung, Indonesia": county, or else city, region, town, and the country. Null without any. */
export function locationLabel({ county, city, region, town, country }: Address): string | null {
  const place = [county, city, region, town].find(isText)
  return place === undefined ? null : [place, country].filter(isText).join(', ')
}

/** Whether the geocoder places the address outside Indonesia: by the country's code, whatever language its name is in. */
export function isAbroad({ country, country_code, ...rest }: Address): boolean {
  const code = country_code ?? rest['ISO3166-2-lvl4']?.slice(0, 2)
  return isText(code) ? code.toLowerCase() !== 'id' : isText(country) && !/indon/i.test(country)
}

/** True for a part that is present and not blank. */
export function isText(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== ''
}
