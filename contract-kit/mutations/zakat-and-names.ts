import { accepts, fieldOf, pretend, put, status } from './changes'
import { type Mutation, of, rowsOf } from './mutation'
import { likeCode } from './almost-codes'

const EDIT = 'transaction/edit_dedication'
const RECEIPT = 'transaction/get_receipt'
const DETAIL = 'transaction/getTransaction'
const STORE = 'transaction/storeDonate'

const isZakat = { operation: DETAIL, calls: DETAIL, only: 'transaction' }

/** Zakat, its proofs of payment, and in whose name something is given. */
export const zakatMutations: Mutation[] = [
  ...of(STORE, [
    [
      'zakat for a program that isn’t for it is taken',
      'refusal',
      'status',
      accepts((call) => fieldOf(call, 'zakat_jenis') !== undefined, {
        redirect_url: '/donation/X/checkout',
      }),
    ],
    [
      'a used kunci takes another name',
      'repeat',
      'status',
      accepts((call) => fieldOf(call, 'atas_nama') === 'Uji'),
    ],
  ]),
  ...(
    [
      ['in whose name is cut', 'effect', '/data/atas_nama', put('/data/atas_nama', 'alm. Uji')],
      ['which zakat is lost', 'effect', '/data/zakat', put('/data/zakat', null)],
    ] as const
  ).map(([what, check, field, change]) => ({ ...isZakat, what, check, field, change })),
  ...of(EDIT, [
    ['an unknown donation is 500', 'unknown', 'status', status(404, 500)],
    ['nothing is corrected', 'effect', `atas_nama of ${DETAIL} afterwards`, pretend],
    [
      'nobody’s is 200',
      'refusal',
      'status',
      accepts((call) => fieldOf(call, 'codeDonate') !== undefined),
    ],
  ]),
  ...of(RECEIPT, [
    ['an unpaid donation has one', 'unknown', 'status', status(404, 200)],
    ['another amount', 'amount', '/data/nominal', put('/data/nominal', 1_000)],
    [
      'the payer’s number is told to anybody',
      'private',
      '/data/nik_npwp',
      put('/data/nik_npwp', '3174'),
    ],
  ]),
  ...[EDIT, RECEIPT].flatMap((operation) =>
    of(
      operation,
      rowsOf('unknown', 'status', {
        'the beginning of a code is enough': likeCode((code, asked) => code.startsWith(asked)),
      }),
    ),
  ),
]
