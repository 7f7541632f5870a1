/** What a breach of a rule costs, the worst first. */
export const harms = {
  money: 'money lost or wrong',
  data: 'somebody’s data or account in other hands',
  locked: 'a person locked out',
  screen: 'a screen broken',
  untidy: 'untidy',
} as const
export type Harm = keyof typeof harms
export const harmNames = [
  'money',
  'data',
  'locked',
  'screen',
  'untidy',
] as const satisfies readonly Harm[]

/**
 * What is checked: a name that a report can be filtered by, what a breach costs, a title, and why it matters to the
 * app. Each has been the cause of a broken screen somewhere.
 */
export const checks = {
  takeover: {
    harm: 'data',
    title: 'Nobody else sets a password',
    reason:
      'The gravest of all: one call with a number, which anybody may know, gives away the account behind it.',
  },
  walked: {
    harm: 'screen',
    title: 'What must be asked could be asked',
    reason:
      'What was never asked may be wrong in any way, and nothing conforms before a donation was made, read, and seen in its lists.',
  },
  connection: {
    harm: 'screen',
    title: 'Answers at all',
    reason: 'A call that is cut or never ends leaves the screen loading until the app gives up.',
  },
  status: {
    harm: 'screen',
    title: 'Status code',
    reason:
      'The app tells success, "not logged in", "unknown" and "refused" apart by the status code.',
  },
  'content-type': {
    harm: 'screen',
    title: 'Content type',
    reason: 'The app reads an answer only if it says that it is JSON.',
  },
  json: {
    harm: 'screen',
    title: 'Readable JSON',
    reason:
      'An answer that cannot be parsed is an error screen, whatever its status code. What parsers take differently shows other values than were meant.',
  },
  envelope: {
    harm: 'screen',
    title: 'Envelope',
    reason:
      'The app reads `status`, `message` and `data` of every answer, and shows `message` of a failure to people.',
  },
  schema: {
    harm: 'screen',
    title: 'Schema',
    reason:
      'The app reads this field as the contract describes it; anything else shows wrongly or not at all.',
  },
  cors: {
    harm: 'screen',
    title: 'CORS of the answer',
    reason: 'Without these headers the browser hides the answer from the app.',
  },
  preflight: {
    harm: 'screen',
    title: 'CORS preflight',
    reason:
      'The browser asks before every call, since it carries `key` and `kode`; refused, the call is never made.',
  },
  key: {
    harm: 'untidy',
    title: 'The key is checked',
    reason: 'A call with a missing or wrong `key` must be refused with 403.',
  },
  kode: {
    harm: 'untidy',
    title: 'An unknown kode is refused',
    reason: 'A misspelt `kode` must be told (404), never be answered as some other operation.',
  },
  method: {
    harm: 'untidy',
    title: 'A wrong method is refused',
    reason:
      'Each operation has one method. A write that also answers GET can be set off by a link or a picture on any other page.',
  },
  session: {
    harm: 'data',
    title: 'A session is required',
    reason:
      'The app knows that nobody is logged in by the 401, and by nothing else; and a session that others know beforehand is theirs too.',
  },
  'session-kept': {
    harm: 'locked',
    title: 'The session lasts',
    reason: 'A session that is lost after a call logs people out in the middle of an errand.',
  },
  logout: {
    harm: 'data',
    title: 'Logging out ends the session',
    reason:
      'On a shared phone the next person would still be logged in; "Bukan saya" relies on it.',
  },
  cookie: {
    harm: 'locked',
    title: 'Attributes of the session cookie',
    reason:
      'The browser must keep the cookie and send it back from the app’s site, and no script may read it.',
  },
  listed: {
    harm: 'screen',
    title: 'Listed and there',
    reason:
      'The app calls what get_capabilities lists, and the screen of an operation that is not there can only fail.',
  },
  empty: {
    harm: 'screen',
    title: 'Nothing found',
    reason: 'The app shows its empty state for an empty array; a failure there is an error screen.',
  },
  unknown: {
    harm: 'screen',
    title: 'Unknown slug, id or code',
    reason: 'A mistyped or outdated link must lead to "tidak ditemukan", not to a broken screen.',
  },
  injection: {
    harm: 'data',
    title: 'Input is no part of a query',
    reason:
      'Where a quote ends a text of SQL, whoever asks writes the rest of the query, and reads or changes whatever is stored.',
  },
  hostile: {
    harm: 'screen',
    title: 'Odd and hostile input',
    reason: 'Whatever people type or paste must be answered with JSON and never break the server.',
  },
  same: {
    harm: 'screen',
    title: 'Answers what was asked',
    reason: 'The app shows the answer as that of the program, limit or donation it asked for.',
  },
  order: {
    harm: 'screen',
    title: 'In the order that was asked for',
    reason:
      'People read a list from its top, and a row that changes its place from one call to the next is shown twice or not at all.',
  },
  search: {
    harm: 'screen',
    title: 'The search finds',
    reason:
      'The backend alone searches: a program that it does not find by its name or place gets no donation.',
  },
  redirect: {
    harm: 'money',
    title: 'Leads to where it is paid',
    reason:
      'The app follows `redirect_url` to a page of its own or to an https address, and to nothing else: with any other the donor cannot pay.',
  },
  amount: {
    harm: 'money',
    title: 'Amounts are right',
    reason:
      'The donor pays the amount that the page names, and others give because of the total: neither may differ from what was given.',
  },
  refusal: {
    harm: 'money',
    title: 'What cannot be paid is refused',
    reason:
      'What no bank takes, a program that has ended, zakat that a program isn’t for: money that is taken all the same goes nowhere, or astray.',
  },
  time: {
    harm: 'screen',
    title: 'Times in WIB',
    reason:
      'The countdown to the deadline is reckoned from these times: in another zone a donation is too late before it was begun.',
  },
  origin: {
    harm: 'data',
    title: 'Other sites may not read',
    reason:
      'A site that is allowed by CORS with credentials reads the profile and the donations of whoever visits it.',
  },
  cache: {
    harm: 'screen',
    title: 'Kept by no cache',
    reason:
      'All operations of a controller share one address: a cache would give one operation the answer of another, or the status of a donation before it was paid.',
  },
  private: {
    harm: 'data',
    title: 'Says nothing that is private',
    reason:
      'What an answer holds can be read by whoever asks, though no screen shows it: donors’ numbers, passwords, the inside of the server.',
  },
  text: {
    harm: 'screen',
    title: 'Text as it was written',
    reason:
      'The app shows text as it comes: `&amp;` stays `&amp;`, and letters that were decoded wrongly stay unreadable.',
  },
  throttle: {
    harm: 'data',
    title: 'Too often is refused',
    reason:
      'Without a limit, codes are guessed and messages are sent in somebody’s name. With one, the app has to tell people how long to wait, and a payment page has to be able to ask.',
  },
  size: {
    harm: 'untidy',
    title: 'Too large a form is refused',
    reason:
      'A server that takes any size can be filled up, and one that cuts the line looks like a bad network: people send the same picture again and again.',
  },
  malformed: {
    harm: 'untidy',
    title: 'A malformed call is refused',
    reason:
      'A field that is missing or misspelt must be told (400). Taken for something else, a mistake of the app is only noticed by those whom it harms.',
  },
  enumeration: {
    harm: 'data',
    title: 'Tells nobody who has an account',
    reason: 'Whoever can ask which numbers have an account has a list of people to deceive.',
  },
  effect: {
    harm: 'screen',
    title: 'What was written is there',
    reason: 'The app asks again after a write and shows what it gets.',
  },
  repeat: {
    harm: 'screen',
    title: 'The same call twice',
    reason:
      'People tap twice, and networks repeat: a repeated call ends as the first did, and one that only looks alike is another.',
  },
  slow: {
    harm: 'screen',
    title: 'Answers in time',
    reason: 'Past this limit people leave, and the app’s own timeouts follow.',
  },
} as const satisfies Readonly<Record<string, { harm: Harm; title: string; reason: string }>>

export type CheckName = keyof typeof checks

/** One departure from the contract. */
export interface Finding {
  check: CheckName
  /** `campaign/get_campaign_limit`, or `OPTIONS /campaign` for a preflight. */
  operation: string
  /** What of the call was unusual, where the answer's status is about that: `price`, and `price="50.000"`. */
  input: { name: string; shown: string } | null
  /** A JSON pointer into the answer (`/data/0/slug`), or `status`, `body`, `time`, `header …`, `cookie …`. */
  field: string
  expected: string
  /** The value that came, cut where it is long. */
  seen: string
  /** Which call showed it, in a form to try: a line for bash. */
  call: string
  /** What came: the status and the beginning of the body. Empty where nothing did. */
  answer: string
  /** The line of the contract that says so. Null for a limit of this check's own, which `--limit` sets. */
  line: ContractLine | null
  /** How many times: the same field of other items, or of other calls. */
  times: number
}

/** A place in the contract. */
export interface ContractLine {
  /** From the repository's root, with slashes: `openapi/schemas/campaign.yaml`. */
  file: string
  /** From 1. */
  line: number
}

/** Who says so: `openapi/schemas/common.yaml:45`, or the option that sets the limit. */
export function saidBy({ line }: Finding): string {
  return line ? `${line.file}:${line.line}` : '--limit'
}

/** Checks that cost money where they are about a donation, and an account where they are about one. */
const grave = new Set<CheckName>(['effect', 'repeat', 'same'])

/** What a finding costs. The same rule may cost another thing elsewhere: a cookie that scripts read is no lock-out. */
export function harmOf({ check, operation, field }: Finding): Harm {
  if (grave.has(check) && operation.startsWith('transaction/')) return 'money'
  if (grave.has(check) && operation.startsWith('auth/')) return 'data'
  if (check === 'cookie' && !/; (Path|Secure|SameSite|Domain)$/.test(field)) return 'data'
  return checks[check].harm
}

/**
 * Whether a finding keeps a backend from conforming.
 * @param failOn the least that does
 */
export const isGrave = (finding: Finding, failOn: Harm): boolean =>
  finding.check === 'walked' || worstFirst(harmOf(finding), failOn) <= 0

/** For sorting. */
export const worstFirst = (one: Harm, other: Harm): number =>
  harmNames.indexOf(one) - harmNames.indexOf(other)

/** Where it is, with the input that led to it: `price → status`. */
export const placeOf = ({ input, field }: Finding): string =>
  input ? `${input.name} → ${field}` : field

/** What came, and for which input. */
export const cameOf = ({ input, seen }: Finding): string =>
  input ? `${seen} for ${input.shown}` : seen

/** A finding in one line, without its operation. */
export const headlineOf = (finding: Finding): string =>
  `${placeOf(finding)}: ${finding.expected}; got ${cameOf(finding)}`

/** One line, however many of its like there are: the items of a list are not told apart. */
export function findingKey({ check, operation, input, field, expected }: Finding): string {
  return [check, operation, input?.name, field.replace(/\/\d+(?=\/|$)/g, '/*'), expected].join('|')
}
