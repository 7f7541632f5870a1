// Generated from openapi/ by scripts/codegen.ts. Not to be edited: run `npm run codegen`.

export interface paths {
  '/campaign/get_campaign_limit': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A few campaigns to show first
     * @description The five campaigns of the home carousel, and the five recommendations of the payment instruction.
     */
    get: operations['getCampaignLimit']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaign/get_campaign_infaq': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Campaigns by search text and order
     * @description The grid on /infaq; called on load, on a change of the search text and when the filter is applied. Sent with credentials.
     */
    get: operations['getCampaignInfaq']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaign/get_campaign_by_slug': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A campaign for its own page
     * @description The campaign page, its donate, donors and fundraiser pages read the first item. An unknown slug is 404; a backend may also answer an empty array, which readers must treat alike.
     */
    get: operations['getCampaignBySlug']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaign/get_campaign_detail': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A campaign with its full text
     * @description The detail page reads the first item and shows `tentang`. An unknown slug is 404; a backend may also answer an empty array, which readers must treat alike.
     */
    get: operations['getCampaignDetail']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaign/get_campaign_by_id': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The program of a donation
     * @description Flyer, header and slug of the program that a donation was for. Takes both kinds of program.
     */
    get: operations['getCampaignById']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaign/get_total_donate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The amount a program has collected
     * @description The total beside the target, and the progress bar.
     */
    get: operations['getTotalDonate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaign/get_transaction_list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A program's paid donations
     * @description Riwayat Infaq; the program pages read only how many there are. Newest first.
     */
    get: operations['getTransactionList']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaign/get_prayer_campaign': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The prayers of a program's donors
     * @description The carousel "Aminkan doa saudara kita", polled every second while a program page is open. Sent with credentials, so that `status_like` is the current user's.
     */
    get: operations['getPrayerCampaign']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaign/toggle_like': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Amen a prayer, or take it back
     * @description Toggles the amen of the current user, who has to be logged in. The client shows the new state from the next poll.
     */
    post: operations['toggleLike']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mosque/get_campaign': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Mosques with a kencleng program
     * @description The mosque list, the kencleng grid and the map.
     */
    get: operations['getMosqueCampaign']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mosque/get_campaign_by_slug': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A mosque and its kencleng program
     * @description /masjid/{slug} and /kencleng-masjid/{slug} share the slug and read the first item. An unknown slug is 404; a backend may also answer an empty array, which readers must treat alike.
     */
    get: operations['getMosqueCampaignBySlug']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/get_user': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The logged-in user
     * @description Empty body. Returns the logged-in user; a 401 means that nobody is logged in.
     */
    post: operations['getUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/edit_profile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change one field of the profile
     * @description What `editValue` holds depends on `editType`: an image as a data URL for `avatar`, `YYYY-MM-DD` for `birthdate`, the choices of the page for `gender` and `greeting`. A new `whatsapp` is also the new login number.
     */
    post: operations['editProfile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/send_otp': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a code before a change of phone or email
     * @description The browser makes the code; the backend sends it to the current number.
     */
    post: operations['sendUserOtp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in
     * @description Starts a session: the answer sets its cookie. On a failure the form shows `message`.
     */
    post: operations['login']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log out
     * @description Empty body. Ends the session and clears its cookie; without a session it succeeds too.
     */
    post: operations['logout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/send_otp': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a code to register
     * @description The browser makes the code; the backend sends it by WhatsApp.
     */
    post: operations['sendOtp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/resend_otp': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a new code
     * @description After two minutes a code has expired; "Kirim ulang OTP" sends another one, for registration and for a forgotten password.
     */
    post: operations['resendOtp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/register': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make an account
     * @description The last step of the registration; it does not log in.
     */
    post: operations['register']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/new-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set a new password
     * @description The last step after a forgotten password. The form is that of the registration; nobody was asked for a name here, so it may be empty or absent.
     */
    post: operations['newPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/forgot_password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a code to set a new password
     * @description The browser makes the code; the backend sends it to the registered number.
     */
    post: operations['forgotPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/get_all_payment_method': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The ways to pay
     * @description The sheet of the donate page groups them by type; each type has a smallest amount (see `storeDonate`).
     */
    get: operations['getAllPaymentMethod']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/get_capabilities': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What this backend has beyond contract 1.0
     * @description Names the operations and the fields of later contracts that this backend has. The app asks once a visit, after its
     *     first screen. Without an answer (404, or any failure) it uses the operations of contract 1.0 alone, so a backend
     *     that has none of the others need not have this one either. What the contract doesn't know is ignored.
     */
    get: operations['getCapabilities']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transaction/storeDonate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Donate
     * @description Makes a donation and says where it is paid. Visitors may donate too; a session only ties the donation to its user. The price is an integer in a multipart field: Prism coerces it, as any reader of forms must.
     */
    post: operations['storeDonate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transaction/getTransaction': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A donation and how to pay it
     * @description The payment instruction and the donation detail. Whoever has the code may read it.
     */
    get: operations['getTransaction']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transaction/claim': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a donation to the account
     * @description For a donation that was made without an account: from then on it is in the account's history. Whoever has the code
     *     may claim it, once; the account that has it already is answered 200 again, so that a lost answer does no harm.
     */
    post: operations['claimDonation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transaction/get_history': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The donations of the account, page by page
     * @description Every donation that was made while the account was logged in, and every one that it has claimed, paid or not. Newest
     *     first. How many a page has is the backend's choice, and the same on each but the last. A page beyond the last has no
     *     donation and is no failure.
     */
    get: operations['getHistory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/fundraiser/get_user': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The user's referral code
     * @description Null when the user is not a fundraiser yet; a 401 leads to /auth.
     */
    get: operations['getFundraiser']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/fundraiser/register': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Become a fundraiser
     * @description Empty body.
     */
    post: operations['registerFundraiser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/fundraiser/get_stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What the user's links have brought
     * @description Counts the donations that were made with the user's `kode_ref` and paid. A user who is not a fundraiser has zeros.
     */
    get: operations['getFundraiserStats']
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
    /** @description The envelope of an answer that succeeded; `data` holds what was asked for. */
    Success: {
      /** @constant */
      status: true
      /** @description For logs. The app shows its own texts on success. */
      message: string
    }
    Id: number
    Slug: string
    /** @description A picture's file name, without a path. It is served from the asset host under `/flyers/{file}`. */
    Flyer: string
    /** @description Whole rupiah. Null means that the program has no target; its progress is then 0. */
    Target: number | null
    /** @description `YYYY-MM-DD HH:mm:ss` in WIB (UTC+7), or null. */
    DateTimeOrNull: string | null
    /**
     * @description "N": the program has a deadline. "Y": it has none, and the app shows the infinity sign.
     * @enum {string}
     */
    AllTime: 'Y' | 'N'
    /** @description A campaign as a list carries it. `dueDate`, `images` and `title` repeat `batas_tanggal`, `flyer` and `header` for older readers. Which fields are certain depends on the list. */
    CampaignListItem: {
      id?: components['schemas']['Id']
      slug?: components['schemas']['Slug']
      /** @description The title. */
      header?: string
      flyer?: components['schemas']['Flyer']
      alamat?: string | null
      /** @description The kind of giving, free text: "infaq", "wakaf", "zakat"… */
      type?: string
      target?: components['schemas']['Target']
      /** @description Null means 0. */
      totalDonor?: number | null
      batas_tanggal?: components['schemas']['DateTimeOrNull']
      dueDate?: components['schemas']['DateTimeOrNull']
      all_time?: components['schemas']['AllTime']
      images?: components['schemas']['Flyer']
      title?: string
    }
    /** @description A campaign of the home page's carousel and of the recommendations. */
    CampaignHighlight: WithRequired<
      components['schemas']['CampaignListItem'],
      'id' | 'flyer' | 'header' | 'slug' | 'target' | 'batas_tanggal' | 'type'
    >
    /** @description The envelope of every failure. `message` is written for people, in Indonesian, and the account forms show it as it is. */
    Failure: {
      /** @constant */
      status: false
      message: string
      data: null
    }
    /** @description A campaign of the grid on /infaq. */
    CampaignCard: WithRequired<
      components['schemas']['CampaignListItem'],
      'id' | 'slug' | 'header' | 'flyer' | 'type' | 'target' | 'all_time'
    >
    /** @description A program of any kind: `ID-` before the id of a campaign, `KM-` before the id of a kencleng-masjid program. */
    ProgramId: string
    /** @description `YYYY-MM-DD HH:mm:ss` in WIB (UTC+7). */
    DateTime: string
    /** @description A campaign as its own page carries it. */
    CampaignDetail: {
      id: components['schemas']['Id']
      program_id?: components['schemas']['ProgramId']
      slug: components['schemas']['Slug']
      /** @description The title. */
      header: string
      flyer: components['schemas']['Flyer']
      alamat?: string | null
      type: string
      target: components['schemas']['Target']
      all_time: components['schemas']['AllTime']
      batas_tanggal: components['schemas']['DateTimeOrNull']
      created_date: components['schemas']['DateTime']
      /** @description HTML summary. To be sanitised before it is shown. */
      deskripsi: string | null
      /** @description HTML full text. To be sanitised before it is shown. */
      tentang: string | null
      /** @description A referral code, if a backend has one here. The app does not read it. */
      kode_ref?: string | null
    }
    /** @description What a donation's page shows of its program, of either kind. */
    ProgramSummary: {
      id?: components['schemas']['Id']
      program_id?: components['schemas']['ProgramId']
      slug: components['schemas']['Slug']
      header: string
      flyer: components['schemas']['Flyer']
      type?: string
    }
    TotalDonation: {
      /** @description What was collected, in whole rupiah. Null is treated as 0. */
      total_donasi: number | null
    }
    /** @description One line of Riwayat Infaq. Only paid donations are listed. */
    TransactionListItem: {
      /** @description The donor's display name. */
      donatur: string
      tgl_bayar: components['schemas']['DateTime']
      /** @description Whole rupiah. */
      nominal: number
      doa: string | null
    }
    /** @description A donor's prayer. */
    Doa: {
      id: components['schemas']['Id']
      /** @description The donor's display name. */
      donatur: string
      tgl_donasi: components['schemas']['DateTime']
      doa: string
      /** @description How many people said amen, the current user included. Null means 0. */
      total_like: number | null
      /**
       * @description "liked" when the current user has said amen. Without a session always "unliked".
       * @enum {string}
       */
      status_like: 'liked' | 'unliked'
    }
    /** @description The answer says only that it was done. The app reads none of its data. */
    Acknowledgement: components['schemas']['Success'] & {
      data:
        | {
            [key: string]: unknown
          }
        | unknown[]
        | null
    }
    /** @description A mosque and its kencleng program, which share the slug. */
    Mosque: {
      id: components['schemas']['Id']
      id_masjid?: components['schemas']['Id']
      slug: components['schemas']['Slug']
      /** @description The mosque's name. */
      header: string
      flyer: components['schemas']['Flyer']
      alamat: string | null
      /** @description Null: no marker, and "Jarak tidak diketahui". */
      latitude: number | null
      longitude: number | null
      /** @description "kencleng-masjid" for a collection-box program. */
      type: string
      target: components['schemas']['Target']
      batas_tanggal: components['schemas']['DateTimeOrNull']
      all_time: components['schemas']['AllTime']
      created_date?: components['schemas']['DateTime']
      /** @description HTML. To be sanitised before it is shown. */
      tentang?: string | null
    }
    /** @description A WhatsApp number, digits only, without the leading 0, 62 or +62. */
    Phone: string
    /** @description The logged-in user. What isn't filled in is null and shown as "(Belum Lengkap)". */
    User: {
      nama: string
      whatsapp: components['schemas']['Phone']
      email: string | null
      /**
       * Format: uri
       * @description An absolute address.
       */
      avatar: string | null
      /** @description `YYYY-MM-DD`. */
      tgl_lahir: string | null
      alamat: string | null
      /** @enum {string|null} */
      kelamin: 'Laki-laki' | 'Perempuan' | null
      /** @enum {string|null} */
      sapaan: 'Ayah' | 'Bunda' | 'Bapak' | 'Ibu' | 'Mas' | 'Mbak' | null
      created_date: components['schemas']['DateTime']
    }
    /** @description The five-digit code that the browser made, 10000 to 99999. The backend only passes it on. */
    Otp: string
    /** @enum {string} */
    PaymentType: 'QRIS' | 'E-wallet' | 'Manual' | 'VA'
    /** @description A way to pay. */
    PaymentMethod: {
      id: components['schemas']['Id']
      type: components['schemas']['PaymentType']
      channel_name: string
      /** @description Sent back as `codePayment`. */
      code: string
      /**
       * Format: uri
       * @description The channel's logo, an absolute address.
       */
      image: string | null
    }
    /** @description What a backend has beyond contract 1.0. */
    Capabilities: {
      /** @description The contract that the backend was written from: "1.1". */
      version: string
      /** @description Operations that the contract marks as optional, by their name. */
      operations: string[]
      /** @description Optional fields of forms that aren't ignored, each behind its operation and a `#`. */
      fields: string[]
      /** @description What the backend's operator decides, in place of what the app was built with. */
      settings: {
        /** @description Days that are added to the Hijri date. */
        hijri_adjustment?: number
        /** @description The organisation's WhatsApp number, with the leading 62. */
        contact_phone?: string
        /**
         * Format: uri
         * @description The dashboard of the mosques' finances.
         */
        finance_url?: string
      }
    }
    Redirect: {
      /**
       * Format: uri-reference
       * @description Where the browser goes to pay. The app follows only a path of its own site or an `https:` address.
       */
      redirect_url: string
    }
    /** @description A donation and how to pay it. */
    Transaction: {
      /** @description "Lunas", "Belum Lunas"; anything else counts as expired or failed. */
      status: string
      tgl_bayar: components['schemas']['DateTimeOrNull']
      tgl_expired: components['schemas']['DateTime']
      tgl_donasi: components['schemas']['DateTime']
      id_program: components['schemas']['ProgramId']
      doa: string | null
      donatur: string
      /** @description Whole rupiah, what is to be paid. For a manual transfer it includes the three-digit unique code. */
      nominal: number
      channel_name: string
      metode_bayar: components['schemas']['PaymentType']
      /** @description The account or virtual-account number. Null when the method has none. */
      norek: string | null
      /** @description The donor's phone, without the leading 62. Masked where it is shown. */
      nomor_hp: string
      /**
       * Format: uri
       * @description The QR picture for QRIS, otherwise the logo of the channel. An absolute address.
       */
      image: string | null
    }
    /** @description A program, with what is needed to name it and to lead there. */
    NamedProgram: {
      programId: components['schemas']['ProgramId']
      slug: components['schemas']['Slug']
      judul: string
    }
    /** @description A donation of the account. */
    HistoryItem: {
      /** @description What getTransaction is asked with. */
      kode: string
      tgl_donasi: components['schemas']['DateTime']
      program: components['schemas']['NamedProgram']
      /** @description Whole rupiah, what was to be paid. As in getTransaction, with the unique code of a manual transfer. */
      nominal: number
      /** @description As in getTransaction: "Lunas", "Belum Lunas"; anything else counts as expired or failed. */
      status: string
      metode_bayar: components['schemas']['PaymentType']
      channel_name: string
    }
    /** @description A page of the account's donations. */
    HistoryPage: {
      daftar: components['schemas']['HistoryItem'][]
      /** @description How many donations all pages have together. */
      total: number
      /** @description The page that was asked for. */
      page: number
      /** @description How many there are. */
      pages: number
      /** @description What was paid, by the year in WIB of `tgl_donasi`. Of all pages, newest year first; a year without a paid donation may be missing. */
      per_tahun?: {
        tahun: number
        /** @description Whole rupiah. */
        nominal: number
        /** @description How many donations. */
        jumlah: number
      }[]
    }
    /** @description Null when the user is not a fundraiser. */
    Fundraiser: {
      /** @description The referral code that share links carry as `utm_ref`. */
      kode_ref: string
    } | null
    /** @description What a fundraiser's links have brought. */
    FundraiserStats: {
      /** @description How many times a link was followed. */
      klik: number
      /** @description How many donations were paid. */
      donasi: number
      /** @description Their sum in whole rupiah. */
      nominal: number
      /** @description Each program that a paid donation came for, the largest sum first. */
      per_program: (components['schemas']['NamedProgram'] & {
        donasi: number
        /** @description Whole rupiah. */
        nominal: number
      })[]
    }
  }
  responses: {
    /** @description Bad input: a parameter or field is missing or not of its type. */
    BadRequest: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description The header `key` is missing or wrong. */
    Forbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description Something broke on the server. */
    ServerError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description There is no such program. */
    NotFoundProgram: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description No session, or one that has ended. */
    Unauthorized: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description Too many calls; `Retry-After` says when to come back. */
    TooManyRequests: {
      headers: {
        /** @description Seconds until the next try. */
        'Retry-After'?: number
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
  }
  parameters: {
    /** @description Part of a title, a name or an address, in any case. Empty or absent means everything. */
    Search: string
    /** @description The slug as it stands in the page's address. Anything may stand there, so an odd one is unknown (404), not malformed. */
    Slug: string
    /** @description The program, with its kind's prefix. */
    ProgramId: components['schemas']['ProgramId']
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  getCampaignLimit: {
    parameters: {
      query?: {
        /**
         * @description How many at most.
         * @example 5
         */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The campaigns, the ones to show first at the front. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['CampaignHighlight'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      500: components['responses']['ServerError']
    }
  }
  getCampaignInfaq: {
    parameters: {
      query?: {
        /** @description Part of a title, a name or an address, in any case. Empty or absent means everything. */
        search?: components['parameters']['Search']
        /** @description By amount collected, most or least first. The two values really are spelt differently. Absent: newest first. */
        sortBy?: 'paling banyak' | 'Paling Sedikit'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The campaigns found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['CampaignCard'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      500: components['responses']['ServerError']
    }
  }
  getCampaignBySlug: {
    parameters: {
      query: {
        /** @description The slug as it stands in the page's address. Anything may stand there, so an odd one is unknown (404), not malformed. */
        slug: components['parameters']['Slug']
        /** @description The kind of program, as its prefix. Only the news page gives it. */
        type?: 'ID' | 'KM'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description An array whose first item is the campaign. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['CampaignDetail'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFoundProgram']
      500: components['responses']['ServerError']
    }
  }
  getCampaignDetail: {
    parameters: {
      query: {
        /** @description The slug as it stands in the page's address. Anything may stand there, so an odd one is unknown (404), not malformed. */
        slug: components['parameters']['Slug']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description An array whose first item is the campaign. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['CampaignDetail'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFoundProgram']
      500: components['responses']['ServerError']
    }
  }
  getCampaignById: {
    parameters: {
      query: {
        /** @description The program, with its kind's prefix. */
        programId: components['parameters']['ProgramId']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The program. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['ProgramSummary']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFoundProgram']
      500: components['responses']['ServerError']
    }
  }
  getTotalDonate: {
    parameters: {
      query: {
        /** @description The program, with its kind's prefix. */
        programId: components['parameters']['ProgramId']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The total of the paid donations. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['TotalDonation']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFoundProgram']
      500: components['responses']['ServerError']
    }
  }
  getTransactionList: {
    parameters: {
      query: {
        /** @description The program, with its kind's prefix. */
        programId: components['parameters']['ProgramId']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The donations, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['TransactionListItem'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFoundProgram']
      500: components['responses']['ServerError']
    }
  }
  getPrayerCampaign: {
    parameters: {
      query: {
        /** @description The program, with its kind's prefix. */
        programId: components['parameters']['ProgramId']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The prayers, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Doa'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFoundProgram']
      500: components['responses']['ServerError']
    }
  }
  toggleLike: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description The `id` of the prayer, as it came. */
          doa_id: string
        }
      }
    }
    responses: {
      /** @description The amen was toggled. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description There is no such prayer. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  getMosqueCampaign: {
    parameters: {
      query?: {
        /** @description Part of a title, a name or an address, in any case. Empty or absent means everything. */
        search?: components['parameters']['Search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mosques found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Mosque'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      500: components['responses']['ServerError']
    }
  }
  getMosqueCampaignBySlug: {
    parameters: {
      query: {
        /** @description The slug as it stands in the page's address. Anything may stand there, so an odd one is unknown (404), not malformed. */
        slug: components['parameters']['Slug']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description An array whose first item is the mosque. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Mosque'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      /** @description There is no such mosque. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  getUser: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['User']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['ServerError']
    }
  }
  editProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          editValue: string
          /** @enum {string} */
          editType:
            | 'avatar'
            | 'fullname'
            | 'whatsapp'
            | 'email'
            | 'birthdate'
            | 'address'
            | 'gender'
            | 'greeting'
        } & (unknown & unknown & unknown & unknown & unknown & unknown & unknown)
      }
    }
    responses: {
      /** @description The field was saved. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description Another account has this number. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      /** @description The value is refused. */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  sendUserOtp: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          codeOTP: components['schemas']['Otp']
          /**
           * @description Where to send it. Only WhatsApp is offered.
           * @enum {string}
           */
          verifWith: 'whatsapp'
        }
      }
    }
    responses: {
      /** @description The code was sent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The code cannot be sent. */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  login: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Digits only, without the leading 0, 62 or +62. Any length: a wrong number is refused with words. */
          whatsapp: string
          /** Format: password */
          password: string
        }
      }
    }
    responses: {
      /** @description Logged in. */
      200: {
        headers: {
          /**
           * @description The session, one cookie.
           * @example jejaring_session=contoh-sesi; Path=/; HttpOnly; SameSite=Lax
           */
          'Set-Cookie'?: string
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      400: components['responses']['BadRequest']
      /** @description Unknown number, or wrong password. Which of the two is not told. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      403: components['responses']['Forbidden']
      /** @description The account may not log in. */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  logout: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Logged out. */
      200: {
        headers: {
          /**
           * @description The session cookie, emptied.
           * @example jejaring_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax
           */
          'Set-Cookie'?: string
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      403: components['responses']['Forbidden']
      500: components['responses']['ServerError']
    }
  }
  sendOtp: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          phoneNumber: components['schemas']['Phone']
          codeOTP: components['schemas']['Otp']
        }
      }
    }
    responses: {
      /** @description The code was sent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      /** @description The number has an account already. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      /** @description The code cannot be sent. */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  resendOtp: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Digits only, without the leading 0, 62 or +62. Any length: a wrong number is refused with words. */
          phoneNumber: string
          codeOTP: components['schemas']['Otp']
        }
      }
    }
    responses: {
      /** @description The code was sent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      /** @description The code cannot be sent. */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  register: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          whatsapp: components['schemas']['Phone']
          fullname: string
          /** Format: password */
          password: string
        }
      }
    }
    responses: {
      /** @description The account was made. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      /** @description The number has an account already. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      /** @description A value is refused. */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  newPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Digits only, without the leading 0, 62 or +62. Any length: a wrong number is refused with words. */
          whatsapp: string
          fullname?: string
          /** Format: password */
          password: string
        }
      }
    }
    responses: {
      /** @description The password was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      /** @description No account has this number. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      /** @description A value is refused. */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  forgotPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Digits only, without the leading 0, 62 or +62. Any length: a wrong number is refused with words. */
          phoneNumber: string
          codeOTP: components['schemas']['Otp']
        }
      }
    }
    responses: {
      /** @description The code was sent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      /** @description No account has this number. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      /** @description The code cannot be sent. */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  getAllPaymentMethod: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payment methods. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['PaymentMethod'][]
          }
        }
      }
      403: components['responses']['Forbidden']
      500: components['responses']['ServerError']
    }
  }
  getCapabilities: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What there is. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Capabilities']
          }
        }
      }
      403: components['responses']['Forbidden']
      /** @description A backend of contract 1.0. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  storeDonate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Whole rupiah. QRIS and E-wallet from 1.000; Manual and VA from 20.000. */
          price: number
          donorName: string
          /** @description Digits only, without the leading 0, 62 or +62. */
          donorPhone: string
          /** @description Optional and not validated. Empty or absent when not given. */
          donorEmail?: string
          /** @description The donor's prayer. Empty or absent when not given. */
          donorPray?: string
          /** @description The `code` of a payment method. */
          codePayment: string
          typePayment: components['schemas']['PaymentType']
          programId: components['schemas']['ProgramId']
          /** @description The program's `type`; "kencleng-masjid" for a collection box. */
          programType: string
        }
      }
    }
    responses: {
      /** @description The donation was made. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Redirect']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFoundProgram']
      /** @description The donation is refused. */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  getTransaction: {
    parameters: {
      query: {
        /**
         * @description The donation's code as it stands in the page's address.
         * @example JM26112100A7
         */
        codeDonate: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The donation. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Transaction']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      /** @description There is no such donation. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  claimDonation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description The donation's code as it stands in the page's address. */
          codeDonate: string
        }
      }
    }
    responses: {
      /** @description The donation is the account's. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description There is no such donation. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      /** @description The donation is somebody else's already. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  getHistory: {
    parameters: {
      query?: {
        /** @description Counted from 1, which is also what its absence means. */
        page?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the account's donations. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['HistoryPage']
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  getFundraiser: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The fundraiser, or null. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Fundraiser']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      500: components['responses']['ServerError']
    }
  }
  registerFundraiser: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user is a fundraiser now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Acknowledgement']
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The user is a fundraiser already. */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      500: components['responses']['ServerError']
    }
  }
  getFundraiserStats: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['FundraiserStats']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P]
}
