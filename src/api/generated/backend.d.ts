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
     * @description The carousel "Aminkan doa saudara kita", polled every second while a program page is open. Sent with credentials, so that `status_like` is the current user's. An `ETag` with 304 is welcome (docs/contract.md).
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
     * @description Toggles the amen of the current user, who has to be logged in; total_like changes by one. The client shows the new state from the next poll.
     */
    post: operations['toggleLike']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaign/get_disbursements': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What became of a program's money
     * @description Pencairan Dana, of a program of either kind: what was handed on, on what it was spent, and the proofs. What was
     *     collected is told by `get_total_donate`.
     */
    get: operations['getDisbursements']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaign/get_updates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A program's news
     * @description Kabar Terbaru, of a program of either kind. Newest first.
     */
    get: operations['getUpdates']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaign/report': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report a program to the organisation
     * @description Of a program of either kind, also one that has ended. Nobody needs an account, and nobody has to say who they are. A
     *     report changes nothing that others see.
     */
    post: operations['reportProgram']
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
  '/mosque/get_cashbook': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A mosque's cash book
     * @description What came in and went out on the days from `dari` to `sampai`, both included, oldest first, as a book is kept.
     *     `saldo_awal` with `total_masuk` and without `total_keluar` is `saldo_akhir`; both totals are the sums of the rows;
     *     the next day's book begins with this one's `saldo_akhir`. No row names a donor: what one person gave is told with
     *     others' or as "Hamba Allah".
     */
    get: operations['getMosqueCashbook']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mosque/get_events': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A mosque's events
     * @description What takes place in the mosque on the days from `dari` to `sampai`, both included. The app asks for today and the
     *     60 days after it. Newest first, like every list; the app orders them by day.
     */
    get: operations['getMosqueEvents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mosque/get_profile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A mosque's people, contacts and facilities
     * @description What /masjid/{slug} shows beside the mosque's name, address and kencleng. What nobody knows is null, or an empty
     *     list.
     */
    get: operations['getMosqueProfile']
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
     * @description What `editValue` holds depends on `editType`: an image as a data URL for `avatar`, `YYYY-MM-DD` for `birthdate`, the choices of the page for `gender` and `greeting`. A new `whatsapp` is also the new login number; it ends no session. Any other field stays as it is, and a refused value changes nothing.
     */
    post: operations['editProfile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A copy of the account's data
     * @description For the right to a copy of one's own data (Law 27/2022, articles 7 and 13): all at once, in one answer.
     */
    get: operations['exportAccount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/get_inbox': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The account's messages, page by page
     * @description What the organisation has written to this account, and nobody else's. Newest first. How many a page has is the
     *     backend's choice. A page beyond the last has no message and is no failure.
     */
    get: operations['getInbox']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/read_inbox': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mark messages as read
     * @description They are read from then on, in each session of the account. A message that was read stays so. An id that is none of the
     *     account's messages is ignored: another one was deleted meanwhile, and nobody learns whether others have it.
     */
    post: operations['readInbox']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/store_push': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Where to push that a message has come
     * @description Stores a browser's push subscription for this session, or takes it away: without `p256dh` and `auth`. Where it is listed,
     *     `settings.vapid_key` of get_capabilities is there too.
     *
     *     An address is there once. Stored again, it gets the keys, the session and the account that it came with last; an account
     *     may have several. It ends with its session (logout, new password), and where the push service answers 404 or 410.
     *
     *     To each address one push is sent for a new message (RFC 8030, 8188 with aes128gcm, 8291, signed by RFC 8292), with
     *     nothing but a PushMessage in it. The address comes from outside: call no host of your own network.
     */
    post: operations['storePush']
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
     * @description The last step after a forgotten password. The form is that of the registration; nobody was asked for a name here, so it may be empty or absent. Ends every session of the account. Whoever knew the old password is out; the person logs in with the new one. A backend that lists auth/request_otp, auth/verify_otp and auth/new-password#token must refuse a form without a token (422), before it looks whether the number has an account. In contract 1.0 one call sets the password of any number.
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
  '/auth/request_otp': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make a code and send it
     * @description The backend makes a code of five digits, keeps it, and sends it by WhatsApp; the browser never sees it. The former
     *     code of this number and purpose ends.
     *
     *     For `daftar` and `lupa_sandi` each answer, 429 too, is the same whether the number has an account or not. For `daftar` any
     *     number is sent a code, and register tells who has entered it that there is an account (409); for `lupa_sandi` only
     *     a number with an account is. `ubah_nomor` and `ubah_email` need the session (401), and `phoneNumber` is the
     *     account's present number (422 for any other).
     */
    post: operations['requestOtp']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/verify_otp': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Compare a code and give a token for it
     * @description The token proves to register (`daftar`), new-password (`lupa_sandi`) or edit_profile (`ubah_nomor`, `ubah_email`)
     *     that the code was entered. It serves this number and this purpose, once. A number that nothing was sent to gets the
     *     same refusals as any other.
     */
    post: operations['verifyOtp']
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
     * @description The sheet of the donate page groups them by type; each type has a smallest amount (see `storeDonate`), unless a method says its own.
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
     *     It need not name itself.
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
  '/asset/get_legality': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The organisation, its licences, fee and audits
     * @description Legalitas & biaya. A backend without any of it doesn't list the operation.
     */
    get: operations['getLegality']
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
     * @description The payment instruction and the donation detail. Whoever has the code may read it, with the donor's name and number:
     *     so the code must be unguessable, with at least 48 bits from a cryptographic generator (10 characters of 31, say) and
     *     never a counter or a time alone, and misses from one address are answered with 429 after a while.
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
  '/transaction/upload_proof': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the proof of a manual transfer
     * @description A picture of the transfer, for a donation by a method of the type Manual that isn't paid. Whoever has the code may
     *     send one, as whoever has it may read the donation. A proof pays nothing: the donation keeps its status until the
     *     transfer is found, and `getTransaction` tells in `riwayat` that a proof has come. A new one takes the place of the
     *     one before. The app sends a JPEG of at most 1600 px and 1 MB; what is no picture, by its own bytes and not by its
     *     name or type, or larger than 5 MB, is refused with 422. A proof shows names and account numbers: keep it where no
     *     address leads.
     */
    post: operations['uploadProof']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/news/get_detail': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * An article
     * @description /news/{slug}, with the whole text.
     */
    get: operations['getNewsDetail']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/news/get_list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Articles, page by page
     * @description The two tabs of /news. Newest first, about ten articles a page. A page beyond the last has no article and is no
     *     failure.
     */
    get: operations['getNewsList']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transaction/get_receipt': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The proof of payment of a zakat
     * @description What lets the payer deduct the zakat from taxed income (PMK 114/2025 article 9): issued by an amil that the law knows,
     *     never by the app. 404 as long as there is none: the donation isn't paid, is no zakat, or its receipt is still to come.
     *     Whoever has the code may read it, as whoever has it may read the donation; `nik_npwp` is told to the session of the
     *     donation's own account alone.
     */
    get: operations['getReceipt']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transaction/edit_dedication': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Correct in whose name a donation is given
     * @description Replaces `atas_nama` of a donation that has one, everywhere it is told, and changes nothing else. Whoever has the code
     *     may correct it, as whoever has it may read the donation. Refused with 422 once the program's report is written, since
     *     the name stands in it, and for a donation that was given in nobody's name.
     */
    post: operations['editDedication']
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
  '/transaction/request_correction': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Say that a donation isn't as it was meant
     * @description For a donation that is paid or can still be paid. Nothing about it changes: somebody of the organisation looks at the
     *     request, and answers whoever gives its number. Whoever has the code may ask, with a session or without.
     */
    post: operations['requestCorrection']
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
    /**
     * @description The kind of giving. Free text as in contract 1.0, of which the app knows "infaq", "wakaf", "kencleng-masjid" (a
     *     mosque's collection box), "zakat-mal" (zakat of wealth: income, savings, trade), "zakat-fitrah" and "fidyah". Any
     *     other is read as infaq, never as zakat, "zakat" alone among them: what is given by a word that doesn't say which
     *     zakat reaches nobody's right.
     */
    ProgramType: string
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
      type?: components['schemas']['ProgramType']
      target?: components['schemas']['Target']
      /** @description The number of rows of `get_transaction_list`. Null means 0. */
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
      type: components['schemas']['ProgramType']
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
      type?: components['schemas']['ProgramType']
    }
    TotalDonation: {
      /** @description What was collected, in whole rupiah: the sum of get_transaction_list. Null is treated as 0. */
      total_donasi: number | null
    }
    /** @description One line of Riwayat Infaq. Only paid donations are listed, and nothing more of the donor than the name. */
    TransactionListItem: {
      /** @description The donor's display name. */
      donatur: string
      tgl_bayar: components['schemas']['DateTime']
      /** @description Whole rupiah, as getTransaction says. */
      nominal: number
      doa: string | null
      /** @description In whose name it was given, where others may see the donor: null for a hidden one (`anonim`), and for none. */
      atas_nama?: string | null
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
      /** @description In whose name it was given, where others may see the donor: null for a hidden one (`anonim`), and for none. */
      atas_nama?: string | null
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
    DisbursementItem: {
      pos: string
      /** @description Whole rupiah. */
      nominal: number
    }
    /** @description A receipt, a photo, a report of the handing over. */
    DisbursementProof: {
      judul: string
      /**
       * Format: uri
       * @description An absolute address. The app links to `https:` alone, and shows the title of any other.
       */
      url: string
      /** @enum {string} */
      jenis: 'gambar' | 'pdf'
    }
    /** @description Money of a program, handed on. */
    Disbursement: {
      id: components['schemas']['Id']
      tgl_cair: components['schemas']['DateTime']
      /** @description Whole rupiah. */
      nominal: number
      /** @description Who received it. */
      penerima: string
      /** @description What it is for. */
      keperluan: string
      /** @description What it was spent on. */
      rincian: components['schemas']['DisbursementItem'][]
      bukti: components['schemas']['DisbursementProof'][]
    }
    /** @description What became of a program's money. Amounts are whole rupiah. */
    Disbursements: {
      /** @description The sum of all disbursements. */
      total_dicairkan: number
      /** @description What the organisation keeps for its own costs. */
      biaya_operasional: number
      /** @description What is left of what was collected, without `total_dicairkan` and `biaya_operasional`. Below 0 where more was disbursed than collected. */
      sisa: number
      /** @description Newest first. */
      daftar: components['schemas']['Disbursement'][]
    }
    /** @description News of a program. */
    ProgramUpdate: {
      id: components['schemas']['Id']
      judul: string
      /** @description HTML. To be sanitised before it is shown. */
      isi: string
      tgl: components['schemas']['DateTime']
      /** @description Who tells it. */
      penulis: string
      gambar: string[]
      /** @description The disbursement of the same program that it tells of (`get_disbursements`). */
      id_pencairan?: number
    }
    /**
     * @description What somebody says beside it, line breaks and emoji included. Empty or absent where there is nothing to say. Kept
     *     whole up to 1,000 characters. More may be refused with 422, never cut.
     */
    RequestWords: string
    /**
     * @description One key for one request, made by the device and unguessable. Keep it with the request for 30 days at least. When it
     *     comes again, make no second request: answer 200 with the first one's `nomor`, whatever else comes with it. Of two
     *     calls at the same time one makes the request. A refused one (4xx) leaves the key unused. Without a key, each call
     *     makes a request.
     */
    RequestKey: string
    /** @description What somebody asks again by. */
    Ticket: {
      /**
       * @description Another one for each request. It tells nothing of who asked, and gives nothing away: people send it in a chat and
       *     read it out.
       */
      nomor: string
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
    /** @description `YYYY-MM-DD`, a day in WIB (UTC+7). */
    Day: string
    CashbookRow: {
      tgl: components['schemas']['Day']
      /** @description What it was, without a donor’s name. */
      uraian: string
      /** @description 0 in what went out. */
      masuk: number
      /** @description 0 in what came in. */
      keluar: number
      /** @description What it is added up with: "Listrik dan air". */
      pos: string
      bukti?: components['schemas']['DisbursementProof'][]
    }
    /** @description A mosque's cash of some days, in whole rupiah. */
    Cashbook: {
      /** @description What there was before the first day. */
      saldo_awal: number
      /** @description What there is after the last one. */
      saldo_akhir: number
      total_masuk: number
      total_keluar: number
      daftar: components['schemas']['CashbookRow'][]
    }
    /** @description Something that takes place in a mosque, on the day of `tgl`. The hour is in `mulai` and `selesai`. */
    MosqueEvent: {
      id: components['schemas']['Id']
      /** @description A word or two; the app filters by it: "Kajian". */
      jenis: string
      judul: string
      tgl: components['schemas']['DateTime']
      mulai: components['schemas']['DateTimeOrNull']
      selesai: components['schemas']['DateTimeOrNull']
      /** @description The time in words, where `mulai` is null: "Ba’da Isya". */
      waktu_teks: string | null
      /** @description Who speaks or leads. */
      pemateri: string | null
      /** @description Text, without HTML. */
      keterangan: string | null
      /** @description It was announced and does not take place. */
      batal: boolean
      /**
       * @description What `jenis` is to the app. "jumat" is the Friday prayer itself, so always on a Friday.
       * @enum {string}
       */
      kategori?: 'jumat' | 'tarawih' | 'kajian' | 'lain'
      /** @description Who serves at a prayer. Null, as each of them, where it isn't known. */
      petugas?: {
        khatib: string | null
        imam: string | null
        muadzin: string | null
        bilal: string | null
      } | null
      /**
       * @description Whom it is for.
       * @enum {string}
       */
      untuk?: 'umum' | 'muslimah' | 'remaja' | 'anak'
      /**
       * Format: uri
       * @description Where it can be followed live.
       */
      siaran_url?: string | null
    }
    /**
     * Format: uri
     * @description The absolute address of a picture, `https:` in production, or null.
     */
    PictureOrNull: string | null
    /**
     * Format: uri
     * @description The absolute address of a picture, `https:` in production.
     */
    Picture: string
    IqamahMinutes: number
    /** @description What is known of a mosque beyond its name and place. */
    MosqueProfile: {
      /** @description HTML. To be sanitised before it is shown. */
      deskripsi: string | null
      pengurus: {
        nama: string
        /** @description The office that the person holds. */
        jabatan: string | null
        foto: components['schemas']['PictureOrNull']
      }[]
      /** @description A mobile phone or a landline: digits with the leading 0 or 62. */
      telepon: string | null
      /** Format: email */
      email: string | null
      fasilitas: string[]
      foto: components['schemas']['Picture'][]
      /** @description The mosque's number in the register of the Ministry of Religious Affairs. */
      id_simas: string | null
      /** @description Minutes from each adzan to its iqamah. */
      iqamah?: {
        subuh: components['schemas']['IqamahMinutes']
        dzuhur: components['schemas']['IqamahMinutes']
        ashar: components['schemas']['IqamahMinutes']
        maghrib: components['schemas']['IqamahMinutes']
        isya: components['schemas']['IqamahMinutes']
      }
      /**
       * @description Whose the mosque's own QRIS stickers are: the app compares a sticker with it before somebody pays. The NMID
       *     decides, so mosques that share one are one merchant and share its name too. Names are compared without regard
       *     to case and spaces, and no further than the 25 characters that a sticker has room for.
       */
      qris?: {
        /** @description The merchant's name, tag 59 of the code. */
        nama_merchant: string
        /** @description The National Merchant ID, as printed on the sticker and in tag 51 of the code. */
        nmid: string
      } | null
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
    /** @description Null when the user is not a fundraiser. */
    Fundraiser: {
      /** @description The referral code that share links carry as `utm_ref`. */
      kode_ref: string
    } | null
    /** @description A program, with what is needed to name it and to lead there. */
    NamedProgram: {
      programId: components['schemas']['ProgramId']
      slug: components['schemas']['Slug']
      judul: string
    }
    /** @enum {string} */
    PaymentType: 'QRIS' | 'E-wallet' | 'Manual' | 'VA'
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
    /** @description Which zakat a donation is, as it was sent. Null for a donation that is none. */
    Zakat: {
      /** @description `zakat_jenis` of storeDonate. */
      jenis: string
      /** @description `zakat_jiwa`, null for none. */
      jiwa: number | null
      /** @description `zakat_hari`, null for none. */
      hari: number | null
    } | null
    /**
     * @description What the backend holds of an account, as its other operations tell it. No password, code or session, and nothing of
     *     anybody else.
     */
    AccountExport: {
      profil: components['schemas']['User']
      fundraiser: components['schemas']['Fundraiser']
      /** @description All donations of the account, as get_history and getTransaction tell them, newest first. */
      donasi: (components['schemas']['HistoryItem'] & {
        /** @description The name as it was given. */
        donatur: string
        /** @description Digits only, without the leading 0, 62 or +62. */
        nomor_hp: string
        doa: string | null
        tgl_bayar: components['schemas']['DateTimeOrNull']
        atas_nama?: string | null
        zakat?: components['schemas']['Zakat']
      })[]
    }
    /**
     * @description What a push says of a message, as JSON: that it is there, and where it leads. It has no title, words, name or amount,
     *     since it is shown on a locked screen: the app says "Ada pesan baru".
     */
    PushMessage: {
      /** @description Of one message of one account, and always the same. What is sent to many has another one for each of them. */
      id: string
      /** @description Where it leads in the app, from the root. Null where it leads nowhere. */
      tautan: string | null
    }
    /** @description A message from the organisation to one account. */
    InboxItem: components['schemas']['PushMessage'] & {
      /**
       * @description What it is about, a donation, a program, the account, or anything else.
       * @enum {string}
       */
      jenis: 'donasi' | 'program' | 'akun' | 'umum'
      judul: string
      /** @description Plain text, line breaks and emoji included, without HTML. Empty where the title says it all. */
      teks: string
      waktu: components['schemas']['DateTime']
      /** @description Whether it was read, on whichever device. */
      dibaca: boolean
    }
    /** @description A page of an account's messages. */
    InboxPage: {
      daftar: components['schemas']['InboxItem'][]
      /** @description The page that was asked for. */
      page: number
      /** @description How many there are. */
      pages: number
    }
    /** @description The five-digit code that the browser made, 10000 to 99999. The backend only passes it on. */
    Otp: string
    /**
     * @description What a code is for. A code, and the token that it gives, serve this purpose and this number only.
     * @enum {string}
     */
    OtpPurpose: 'daftar' | 'lupa_sandi' | 'ubah_nomor' | 'ubah_email'
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
      /** @description Whole rupiah, the least that can be paid so, in place of what its type asks for (see `storeDonate`). `storeDonate` refuses less with 422. */
      min_nominal?: number
      /** @description Whole rupiah, the most that can be paid so. Never below `min_nominal`. `storeDonate` refuses more with 422. */
      max_nominal?: number
      /** @description How to pay, step by step, as plain text. It takes the place of the app's own steps; an empty list leaves them. */
      petunjuk?: string[]
    }
    /** @description What a backend has beyond contract 1.0. */
    Capabilities: {
      /** @description The contract that the backend was written from: "1.2". */
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
        /** @description The public key that pushes are signed with, base64url: there where user/store_push is listed. */
        vapid_key?: string
      }
    }
    Licence: {
      jenis: string
      nomor: string
      /** @description Who issued it. */
      penerbit: string
      /** @description `YYYY-MM-DD HH:mm:ss` in WIB. Null: without an end. */
      berlaku_sampai: string | null
      /**
       * Format: uri
       * @description The document, an `https:` address. Null where there is none to show.
       */
      url: string | null
    }
    Audit: {
      /** @description The audited year. */
      tahun: number
      judul: string
      /**
       * Format: uri
       * @description The report, an `https:` address. Null where there is none to show.
       */
      url: string | null
    }
    /** @description The organisation behind the programs, and what allows it to collect. */
    Legality: {
      /** @description Its name. */
      lembaga: string
      /** @description Its legal form and deed. */
      badan_hukum: string
      alamat: string
      izin: components['schemas']['Licence'][]
      /** @description How much of each donation the organisation keeps for its own costs, in percent. */
      biaya_persen: number
      /** @description Newest first. */
      audit: components['schemas']['Audit'][]
    }
    Redirect: {
      /**
       * Format: uri-reference
       * @description Where the browser goes to pay: `/donation/{code}/checkout`, beginning with one slash, or an absolute `https:`
       *     address of another site without credentials. The app follows nothing else.
       */
      redirect_url: string
    }
    /** @description One thing that happened to a donation. */
    DonationEvent: {
      waktu: components['schemas']['DateTime']
      /** @description What happened, in a few words for the donor. */
      status: string
      /** @description More about it, as plain text. */
      catatan: string | null
    }
    /** @description A donation and how to pay it. */
    Transaction: {
      /** @description "Belum Lunas" while it can be paid, "Lunas" when it is paid, "Kedaluwarsa" when `tgl_expired` has passed unpaid. Anything else counts as expired or failed. A payment that is booked late turns "Kedaluwarsa" into "Lunas"; "Lunas" is final. */
      status: string
      tgl_bayar: components['schemas']['DateTimeOrNull']
      /** @description In WIB, when the payment is no longer taken. Always after `tgl_donasi`. */
      tgl_expired: components['schemas']['DateTime']
      /** @description In WIB, when storeDonate made it. */
      tgl_donasi: components['schemas']['DateTime']
      id_program: components['schemas']['ProgramId']
      /** @description As the donor wrote it, whole, with its lines, signs and emoji; spaces at its ends may go. Null or empty for none. */
      doa: string | null
      /** @description As the donor wrote it; spaces at its ends may go. */
      donatur: string
      /** @description Whole rupiah, what is to be paid: the `price` of storeDonate. For a manual transfer, and for no other, a unique code of three digits is added. */
      nominal: number
      channel_name: string
      metode_bayar: components['schemas']['PaymentType']
      /** @description The account or virtual-account number, never null for Manual and VA. Null when the method has none. */
      norek: string | null
      /** @description The donor's phone, without the leading 62. Masked where it is shown. */
      nomor_hp: string
      /**
       * Format: uri
       * @description The QR picture for QRIS, never null there; otherwise the logo of the channel. An absolute address.
       */
      image: string | null
      /** @description Whose account it is, letter by letter as the donor's bank or wallet shows it before the payment. */
      nama_penerima?: string
      /** @description The name in the QRIS code, as an app shows it after scanning. */
      nama_merchant?: string
      /** @description The National Merchant ID of the QRIS code. */
      nmid?: string
      /** @description What became of this donation, newest first. A received proof (`upload_proof`) is one of them. */
      riwayat?: components['schemas']['DonationEvent'][]
      /** @description In whose name it is given, as it was sent or last corrected (`edit_dedication`), lines included. Null for none. */
      atas_nama?: string | null
      zakat?: components['schemas']['Zakat']
    }
    /** @description What becomes of a proof of transfer. */
    Proof: {
      /** @description What happens to it now, in a few words for the donor. */
      status: string
    }
    /** @description An article as a list shows it. */
    NewsItem: {
      slug: components['schemas']['Slug']
      judul: string
      /** @description A sentence or two, without HTML. */
      ringkasan: string | null
      gambar: components['schemas']['PictureOrNull']
      tgl: components['schemas']['DateTime']
      penulis: string | null
    }
    /** @description An article with its text. */
    NewsArticle: components['schemas']['NewsItem'] & {
      /** @description HTML. To be sanitised before it is shown. */
      isi: string
    }
    /** @enum {string} */
    NewsKind: 'berita' | 'blog'
    /** @description A page of a list. */
    NewsPage: {
      daftar: components['schemas']['NewsItem'][]
      /** @description The page that was asked for. */
      page: number
      /** @description How many there are. */
      pages: number
    }
    /** @description A proof of payment of zakat (Bukti Setor Zakat), as the amil issues it. */
    ZakatReceipt: {
      /** @description The receipt's own number. */
      nomor: string
      tgl: components['schemas']['DateTime']
      /** @description The amil that the law knows, by name. */
      lembaga: string
      /** @description The amil's tax number. Null for none. */
      npwp: string | null
      /** @description Who paid. */
      pembayar: string
      /** @description The payer's own number. Null where it isn't known, and always without the session of the donation's account: whoever has the code may read the rest. */
      nik_npwp: string | null
      /** @description Whole rupiah, the `nominal` of the donation. */
      nominal: number
      /**
       * Format: uri
       * @description The document, an `https:` address. Null where there is none to show.
       */
      url: string | null
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
        /** @description Seconds. */
        'Retry-After'?: number
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
  }
  parameters: {
    /** @description Part of a title, a name or an address, in any case, from the middle of a word too. Empty or absent means everything. */
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
         * @description How many at most. Fewer are the first of more.
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
        /** @description Part of a title, a name or an address, in any case, from the middle of a word too. Empty or absent means everything. */
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
  getDisbursements: {
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
      /** @description The sums, and each disbursement, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Disbursements']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFoundProgram']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  getUpdates: {
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
      /** @description The news, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['ProgramUpdate'][]
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFoundProgram']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  reportProgram: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          programId: components['schemas']['ProgramId']
          /**
           * @description Why: it seems to be a fraud, its money is misused, what it says is wrong or out of date, it is indecent or
           *     hurts somebody, something else. Without `keterangan`, the last is refused with 422.
           * @enum {string}
           */
          alasan: 'penipuan' | 'penyalahgunaan' | 'keliru' | 'konten' | 'lainnya'
          keterangan?: components['schemas']['RequestWords']
          /**
           * @description The WhatsApp number of whoever wants to be asked back: digits only, without the leading 0, 62 or +62. Empty or
           *     absent where nobody does. Told to nobody outside the organisation.
           */
          kontak?: string
          kunci?: components['schemas']['RequestKey']
        }
      }
    }
    responses: {
      /** @description The report was taken down. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Ticket']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFoundProgram']
      /** @description The report doesn't say what is wrong. */
      422: {
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
  getMosqueCampaign: {
    parameters: {
      query?: {
        /** @description Part of a title, a name or an address, in any case, from the middle of a word too. Empty or absent means everything. */
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
  getMosqueCashbook: {
    parameters: {
      query: {
        /** @description The slug as it stands in the page's address. Anything may stand there, so an odd one is unknown (404), not malformed. */
        slug: components['parameters']['Slug']
        /** @description The first day. */
        dari: components['schemas']['Day']
        /** @description The last day. Before `dari`, nothing is found. */
        sampai: components['schemas']['Day']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The book of these days. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Cashbook']
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
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  getMosqueEvents: {
    parameters: {
      query: {
        /** @description The slug as it stands in the page's address. Anything may stand there, so an odd one is unknown (404), not malformed. */
        slug: components['parameters']['Slug']
        /** @description The first day. */
        dari: components['schemas']['Day']
        /** @description The last day. Before `dari`, nothing is found. */
        sampai: components['schemas']['Day']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The events found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['MosqueEvent'][]
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
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  getMosqueProfile: {
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
      /** @description The mosque's profile. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['MosqueProfile']
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
      429: components['responses']['TooManyRequests']
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
          /** @description With `whatsapp` and `email`, what auth/verify_otp gave for the account's present number and `ubah_nomor` or `ubah_email`. Used up by success only. */
          token?: string
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
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  exportAccount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The account's data. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['AccountExport']
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  getInbox: {
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
      /** @description A page of messages. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['InboxPage']
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
  readInbox: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description Up to 100 ids of get_inbox, with commas between them. */
          ids: string
        }
      }
    }
    responses: {
      /** @description They are read. */
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
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  storePush: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description The push service's address of this browser. */
          endpoint: string
          /** @description The browser's public key, base64url. One of the two keys alone is refused with 422. */
          p256dh?: string
          /** @description Its secret of 16 bytes, base64url. */
          auth?: string
        }
      }
    }
    responses: {
      /** @description It is stored, or taken away. Also where it wasn't there. */
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
      /** @description One of the two keys alone. */
      422: {
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
      429: components['responses']['TooManyRequests']
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
           * @description The session, one cookie with a new value that nobody can guess, never one that the browser brought along.
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
      /** @description Unknown number, or wrong password. Which of the two is not told: status and message are the same. */
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
      429: components['responses']['TooManyRequests']
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
      429: components['responses']['TooManyRequests']
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
      429: components['responses']['TooManyRequests']
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
          /** @description What auth/verify_otp gave for this number and `daftar`. Used up by success only. */
          token?: string
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
      /** @description The number has an account already. Of two calls at the same time one gets this. */
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
      429: components['responses']['TooManyRequests']
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
          /**
           * Format: password
           * @description Kept as it is, whatever its signs and case. A shorter one is refused (422, or 400).
           */
          password: string
          /** @description What auth/verify_otp gave for this number and `lupa_sandi`. Where it is listed it must be there. Used up by success only. */
          token?: string
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
      429: components['responses']['TooManyRequests']
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
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  requestOtp: {
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
          keperluan: components['schemas']['OtpPurpose']
        }
      }
    }
    responses: {
      /** @description What there was to send was sent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: {
              berlaku_sampai: components['schemas']['DateTime']
              kirim_ulang_setelah: components['schemas']['DateTime']
            }
          }
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
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  verifyOtp: {
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
          keperluan: components['schemas']['OtpPurpose']
          /** @description As it was entered. */
          codeOTP: string
        }
      }
    }
    responses: {
      /** @description The code is right, and used up by that. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: {
              /** @description Opaque, and impossible to guess. */
              token: string
              berlaku_sampai: components['schemas']['DateTime']
            }
          }
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      /** @description The code is refused. The message says which: wrong, expired, or used up. */
      422: {
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
  getLegality: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What there is to know of the organisation. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Legality']
          }
        }
      }
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
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
          /**
           * @description Whole rupiah, digits alone. QRIS and E-wallet from 1.000, Manual and VA from 20.000, unless the method has
           *     limits of its own. Anything else is refused: "50.000", "5e4" and "50000abc" are no price.
           */
          price: number
          /** @description Kept whole up to 100 characters. More may be refused with 422, never cut. */
          donorName: string
          /** @description Digits only, without the leading 0, 62 or +62. */
          donorPhone: string
          /** @description Optional and not validated. Empty or absent when not given. */
          donorEmail?: string
          /**
           * @description The donor's prayer. Empty or absent when not given. Kept whole, line breaks and emoji included, up to 2,000
           *     characters. More may be refused with 422, never cut.
           */
          donorPray?: string
          /** @description The `code` of a payment method, whose `type` is `typePayment`. Any other is refused with 422. */
          codePayment: string
          /** @description The `type` of the same method. Another type is refused with 422. */
          typePayment: components['schemas']['PaymentType']
          programId: components['schemas']['ProgramId']
          /** @description The program's `type`; "kencleng-masjid" for a collection box. */
          programType: string
          /**
           * @description In whose name it is given ("almarhum Bapak Ahmad"), in NFC, several names on lines of their own; a form
           *     carries a line break as two characters. Kept whole, and told by getTransaction; others see it beside the
           *     donor (get_transaction_list, get_prayer_campaign) unless `anonim` hides the name.
           */
          atas_nama?: string
          /**
           * @description Which zakat is paid: "penghasilan", "simpanan" or "perdagangan" to a program of the type "zakat-mal",
           *     "fitrah" to "zakat-fitrah", "fidyah" to "fidyah". Any other pair is refused with 422, since an amil must
           *     not book as zakat what was given for something else. Told by getTransaction.
           * @enum {string}
           */
          zakat_jenis?: 'penghasilan' | 'simpanan' | 'perdagangan' | 'fitrah' | 'fidyah'
          /** @description For how many souls, with "fitrah" and "fidyah". With any other or no `zakat_jenis` 422. */
          zakat_jiwa?: number
          /** @description For how many days of each soul, with "fidyah". With any other or no `zakat_jenis` 422. */
          zakat_hari?: number
          /**
           * @description "Y": others see "Hamba Allah" in place of `donorName`, wherever a donor is named to others
           *     (get_transaction_list, get_prayer_campaign). The donation itself (getTransaction) keeps the name.
           *     Absent is "N". The app sends it only to a backend whose get_capabilities has just listed it.
           * @enum {string}
           */
          anonim?: 'Y' | 'N'
          /**
           * @description The fundraiser whose link the donor followed, as `kode_ref` of fundraiser/get_user. Credit the donation
           *     to it. One that nobody has is ignored: no donation is refused for it.
           */
          kode_ref?: string
          /**
           * @description One key for one intention to give, made by the device and unguessable. Keep it with the donation, under
           *     a unique index, for 30 days at least. When it comes again, make no second donation: answer 200 with the
           *     first one's `redirect_url`, whatever became of the connection then, before any other refusal (the
           *     program may have ended since), and whether or not a session comes with it. Of two calls at the same
           *     time one makes the donation, and the other waits for its answer. A refused donation (4xx) leaves the key
           *     unused. The same key with another `price`, `donorName`, `donorPhone`, `donorPray`, `anonim`,
           *     `codePayment`, `typePayment`, `programId`, `atas_nama`, `zakat_jenis`, `zakat_jiwa` or `zakat_hari` is
           *     refused with 422; `donorEmail` and `kode_ref` aren't compared, and the first ones stay.
           */
          kunci?: string
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
      /** @description The donation is refused: too little or too much for the method, no such method, a program that has ended. */
      422: {
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
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  uploadProof: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          codeDonate: string
          /**
           * Format: binary
           * @description The picture, JPEG, PNG or WebP, at most 5 MB.
           */
          bukti: Blob
        }
      }
    }
    responses: {
      /** @description The proof has come. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Proof']
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
      /** @description The proof is refused. */
      422: {
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
  getNewsDetail: {
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
      /** @description The article. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['NewsArticle']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      /** @description There is no such article. */
      404: {
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
  getNewsList: {
    parameters: {
      query: {
        /** @description News of the network, or blog articles. */
        jenis: components['schemas']['NewsKind']
        /** @description Part of a title, a name or an address, in any case, from the middle of a word too. Empty or absent means everything. */
        search?: components['parameters']['Search']
        /** @description Counted from 1, which is also what its absence means. */
        page?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the articles found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['NewsPage']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['ServerError']
    }
  }
  getReceipt: {
    parameters: {
      query: {
        /**
         * @description The donation's code.
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
      /** @description The receipt. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['ZakatReceipt']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      /** @description There is no such donation, or no receipt of it. */
      404: {
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
  editDedication: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          codeDonate: string
          /** @description As in storeDonate. */
          atas_nama: string
        }
      }
    }
    responses: {
      /** @description It is corrected. */
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
      /** @description There is no such donation. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Failure']
        }
      }
      /** @description It can't be corrected. */
      422: {
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
  requestCorrection: {
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
          /**
           * @description What is wrong: the amount, the program, that it was paid twice, something else. Without `nominal`, the first
           *     is refused with 422; without `keterangan`, the second and the last.
           * @enum {string}
           */
          jenis: 'nominal' | 'program' | 'ganda' | 'lainnya'
          /** @description Whole rupiah, digits alone: what was meant. */
          nominal?: number
          keterangan?: components['schemas']['RequestWords']
          kunci?: components['schemas']['RequestKey']
        }
      }
    }
    responses: {
      /** @description The request was taken down. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Success'] & {
            data: components['schemas']['Ticket']
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
      /** @description The request is refused: something is missing, or nothing was or can be paid. */
      422: {
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
