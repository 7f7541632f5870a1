// Generated from openapi/ by scripts/codegen.ts. Not to be edited: run `npm run codegen`.

export interface paths {
  '/surat': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All 114 surahs
     * @description The murottal page lists them and plays `audioFull["01"]`.
     */
    get: operations['getSurahs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/surat/{nomor}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A surah with its verses
     * @description The reading page shows them. Whether they are whole the contract can't say: the app refuses a
     *     surah whose verses aren't numbered from 1 to `jumlahAyat`.
     */
    get: operations['getSurah']
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
    Surah: {
      nomor: number
      /** @description The Arabic name. */
      nama?: string
      namaLatin: string
      jumlahAyat?: number
      /** @enum {string} */
      tempatTurun?: 'Mekah' | 'Madinah'
      arti: string
      /** @description HTML. */
      deskripsi?: string
      /** @description The whole surah by reciter, "01" to "06". */
      audioFull: {
        /** Format: uri */
        '01': string
      } & {
        [key: string]: string
      }
    }
    /** @description A surah with its verses. */
    SurahText: components['schemas']['Surah'] & {
      ayat: components['schemas']['Verse'][]
      suratSelanjutnya: components['schemas']['Neighbour']
      suratSebelumnya: components['schemas']['Neighbour']
    }
    Verse: {
      nomorAyat: number
      /** @description Shown letter for letter. */
      teksArab: string
      teksLatin: string
      teksIndonesia: string
      /** @description The verse by reciter, "01" to "06". */
      audio: {
        [key: string]: string
      }
    }
    /** @description The surah after or before; `false` where there is none. */
    Neighbour:
      | {
          nomor: number
          nama?: string
          namaLatin: string
          jumlahAyat?: number
        }
      | false
    Failure: {
      code: number
      message: string
    }
  }
  responses: {
    /** @description Bad input. */
    BadRequest: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description No such surah or path. */
    NotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description Something broke there. */
    ServerError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
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
  getSurahs: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The surahs in their order, without their verses. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['Surah'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      500: components['responses']['ServerError']
    }
  }
  getSurah: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description 1 to 114; any other number is answered with 404.
         * @example 112
         */
        nomor: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The surah, its verses in their order, and its neighbours. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @constant */
            code: 200
            message: string
            data: components['schemas']['SurahText']
          }
        }
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      500: components['responses']['ServerError']
    }
  }
}
