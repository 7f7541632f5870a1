// Generated from openapi/ by scripts/codegen.ts. Not to be edited: run `npm run codegen`.

export interface paths {
  '/v2/cal/hijr/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Today's Hijri date
     * @description The first two texts of `data.date` are joined and shown. The app sends `adj=-1` unless it is configured otherwise.
     */
    get: operations['getHijriDate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/sholat/kota/cari/{keyword}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Cities by name
     * @description Matches any part of a name: "bandung" finds a regency and a city, "malang" finds PEMALANG. The reader looks for the exact match, and takes a hit that is none only if it is the only one.
     */
    get: operations['searchCity']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/sholat/jadwal/{id}/{year}/{month}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A city's prayer times of a month
     * @description As of one day, for each day of the month in its order.
     */
    get: operations['getMonth']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v2/sholat/jadwal/{id}/{year}/{month}/{day}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A city's prayer times on one day
     * @description Hours and minutes are local to the city; its province in `daerah` decides between WIB, WITA and WIT. Imsak, terbit and dhuha are not prayers to count down to.
     */
    get: operations['getSchedule']
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
    /** @description The request, repeated. Not read. */
    Request: {
      path?: string
      keyword?: string
      adj?: number
    }
    City: {
      /** @description Never to be made a number: many start with 0. */
      id: string
      /** @description "KAB. X", "KOTA X", or an island. */
      lokasi: string
    }
    /** @description Hour and minute, local to the city. */
    Time: string
    Schedule: {
      /** @description A number here, a text in the search; so a leading 0 is lost. Not to be used. */
      id?: number | string
      lokasi: string
      /** @description The province, in capitals. */
      daerah: string
      jadwal: components['schemas']['Day']
    }
    MonthlySchedule: {
      /** @description As of one day: not to be used. */
      id?: number | string
      lokasi: string
      /** @description The province, in capitals. */
      daerah: string
      jadwal: components['schemas']['Day'][]
    }
    Day: {
      tanggal: string
      imsak: components['schemas']['Time']
      subuh: components['schemas']['Time']
      terbit: components['schemas']['Time']
      dhuha: components['schemas']['Time']
      dzuhur: components['schemas']['Time']
      ashar: components['schemas']['Time']
      maghrib: components['schemas']['Time']
      isya: components['schemas']['Time']
      /** Format: date */
      date: string
    }
    Failure: {
      /** @constant */
      status: false
      request?: components['schemas']['Request']
      message: string
    }
  }
  responses: {
    /** @description Unknown city, impossible date, or nothing found. */
    Failure: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description Too many requests. Plain text, not JSON. */
    TooMany: {
      headers: {
        /**
         * @description Seconds to wait.
         * @example 1
         */
        'Retry-After'?: number
        [name: string]: unknown
      }
      content: {
        'text/plain': string
      }
    }
    /** @description Something broke there. */
    ServerError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'text/plain': string
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  getHijriDate: {
    parameters: {
      query?: {
        /**
         * @description Days to add to the computed Hijri date.
         * @example -1
         */
        adj?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The date of today. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @constant */
            status: true
            request?: components['schemas']['Request']
            data: {
              /** @description Day of the week, Hijri date, Gregorian date (DD-MM-YYYY). Only these are certain. */
              date: string[]
            }
          }
        }
      }
      400: components['responses']['Failure']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
    }
  }
  searchCity: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Part of a city's name, in any case.
         * @example solok
         */
        keyword: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The cities found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @constant */
            status: true
            request?: components['schemas']['Request']
            data: components['schemas']['City'][]
          }
        }
      }
      400: components['responses']['Failure']
      404: components['responses']['Failure']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
    }
  }
  getMonth: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The `id` of a city, four digits that may start with 0.
         * @example 1219
         */
        id: string
        /**
         * @description Four digits.
         * @example 2026
         */
        year: string
        /**
         * @description Two digits.
         * @example 11
         */
        month: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The schedule. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @constant */
            status: true
            request?: components['schemas']['Request']
            data: components['schemas']['MonthlySchedule']
          }
        }
      }
      400: components['responses']['Failure']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
    }
  }
  getSchedule: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The `id` of a city, four digits that may start with 0.
         * @example 1219
         */
        id: string
        /**
         * @description Four digits.
         * @example 2026
         */
        year: string
        /**
         * @description Two digits.
         * @example 11
         */
        month: string
        /**
         * @description Two digits.
         * @example 21
         */
        day: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The schedule. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @constant */
            status: true
            request?: components['schemas']['Request']
            data: components['schemas']['Schedule']
          }
        }
      }
      400: components['responses']['Failure']
      429: components['responses']['TooMany']
      500: components['responses']['ServerError']
    }
  }
}
