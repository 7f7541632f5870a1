// Generated from openapi/ by scripts/codegen.ts. Not to be edited: run `npm run codegen`.

export interface paths {
  '/reverse': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The address at a position
     * @description Which parts an address has depends on the place: the county is missing in cities, which have `city` instead, and in Bali, which has `region`.
     */
    get: operations['reverseGeocode']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description None of the parts is certain. More of them exist than the app reads. */
    Address: {
      road?: string
      village?: string
      suburb?: string
      town?: string
      city_district?: string
      municipality?: string
      city?: string
      county?: string
      /** @description The regency in Bali; an island elsewhere ("Jawa"). */
      region?: string
      state?: string
      'ISO3166-2-lvl4'?: string
      postcode?: string
      country?: string
      /** @description Says the country in no language. */
      country_code?: string
    }
    Place: {
      place_id?: number
      licence?: string
      /** @description Degrees, as a text. */
      lat?: string
      /** @description Degrees, as a text. */
      lon?: string
      display_name?: string
      address: components['schemas']['Address']
    }
    Miss: {
      error: string
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  reverseGeocode: {
    parameters: {
      query: {
        /**
         * @description Degrees.
         * @example -6.8117
         */
        lat: number
        /**
         * @description Degrees.
         * @example 107.6175
         */
        lon: number
        /** @description The form of the answer. */
        format: 'json'
        /** @description 1 asks for the parts of the address. */
        addressdetails: 1
        /** @description The language of the names, Indonesian. Without it they come in the phone's: "Bogor Regency", "Indonesien". */
        'accept-language'?: 'id'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The place, or a miss. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Place'] | components['schemas']['Miss']
        }
      }
      /** @description Impossible coordinates. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              code: number
              message: string
            }
          }
        }
      }
      /** @description A miss. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Miss']
        }
      }
      /** @description Too many requests. Plain text, not JSON. */
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/plain': string
        }
      }
      /** @description Something broke there. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/plain': string
        }
      }
    }
  }
}
