import { confirmField, listsField } from '@/domain/capabilities/capabilities'
import { ANONYMOUS, cleanNames } from '@/domain/program/donors/donor-words'
import { followedRef } from '@/domain/program/followed-ref'
import type { ProgramRef } from '@/domain/program/program'
import { kindsFor } from '@/domain/zakat/zakat-program'
import { keyOf } from '@/domain/request/sending-key'
import {
  countIn,
  type DonationValues,
  type WireForm,
} from '@/features/donation/donate/donation-form'
import { type Intention, intentionFor, keepIntention } from './intention'

const STORE = 'transaction/storeDonate'

/**
 * A form has been opened: what is sent from it belongs to one intention, whatever another tab sends meanwhile. Where
 * the backend takes a key, each try will have it, even if nobody can say so any more by then.
 */
export async function beginIntention(program: ProgramRef): Promise<void> {
  intentionFor(program)
  const listsKey = await listsField(`${STORE}#kunci`)
  const intention = intentionFor(program)
  if (listsKey && !intention.keyed) keepIntention(program, { ...intention, keyed: true })
}

/**
 * The form with what of contracts 1.1 and 1.2 the backend takes: the donor's wish to stay unnamed, the fundraiser, the
 * key of this intention, in whose name it is given, and which zakat it is. Without `anonim` the names themselves are left
 * out.
 * @param form what `toWireForm` made of `values`
 * @throws Error when the name went out beside `anonim` before, and nobody can say now that it would be hidden again
 */
export async function withNewerFields(
  form: WireForm,
  values: NewerValues,
  program: ProgramRef,
): Promise<WireForm> {
  const before = intentionFor(program)
  const [hiding, listsKey, listsRef, given] = await Promise.all([
    values.anonim === 'Y' ? howToHide(before) : null,
    listsField(`${STORE}#kunci`),
    listsField(`${STORE}#kode_ref`),
    listedOf(givenAs(values, form.programType)),
  ])
  const { atas_nama: names, ...zakat } = given
  const keyed = before.keyed || listsKey
  const kodeRef = listsRef ? followedRef(program) : null
  const sent = { usedAt: Date.now(), sent: true }
  keepIntention(program, { ...before, ...sent, keyed, hiding: hiding ?? before.hiding })
  return {
    ...form,
    ...(hiding === 'name' && { donorName: ANONYMOUS }),
    ...(hiding === 'field' && { anonim: 'Y' }),
    ...(kodeRef !== null && { kode_ref: kodeRef }),
    ...(names !== undefined && hiding !== 'name' && { atas_nama: names }),
    ...zakat,
    ...(keyed && { kunci: keyOf(before.seed, contentOf(form, values)) }),
  }
}

async function howToHide({ hiding }: Intention): Promise<'field' | 'name'> {
  if (hiding === 'name') return 'name'
  const isConfirmed = await confirmField(`${STORE}#anonim`)
  // With the name left out the same key would stand for another donation, and with another key there might be two.
  if (hiding === 'field' && !isConfirmed) throw new Error('anonim is not confirmed any more')
  return isConfirmed ? 'field' : 'name'
}

type NewerValues = Pick<
  DonationValues,
  'anonim' | 'atasNama' | 'zakatJenis' | 'zakatJiwa' | 'zakatHari'
>

/** In whose name and as which zakat it is meant. Of a program that isn't for this zakat it is none. */
function givenAs(values: NewerValues, programType: string) {
  const names = cleanNames(values.atasNama)
  const kind = kindsFor(programType).find((one) => one === values.zakatJenis)
  const souls = kind === undefined ? null : countIn(values, 'zakatJiwa')
  const days = kind === undefined ? null : countIn(values, 'zakatHari')
  return {
    ...(names !== '' && { atas_nama: names }),
    ...(kind !== undefined && { zakat_jenis: kind }),
    ...(souls !== null && { zakat_jiwa: souls }),
    ...(days !== null && { zakat_hari: days }),
  }
}

/** Of these fields those that the backend takes. Without the kind of zakat its counts say nothing. */
async function listedOf(given: ReturnType<typeof givenAs>): Promise<typeof given> {
  const [names, kind, souls, days] = await Promise.all(
    ['atas_nama', 'zakat_jenis', 'zakat_jiwa', 'zakat_hari'].map((name) =>
      listsField(`${STORE}#${name}`),
    ),
  )
  const { atas_nama, zakat_jenis, zakat_jiwa, zakat_hari } = given
  return {
    ...(names && atas_nama !== undefined && { atas_nama }),
    ...(kind && zakat_jenis !== undefined && { zakat_jenis }),
    ...(kind && souls && zakat_jiwa !== undefined && { zakat_jiwa }),
    ...(kind && days && zakat_hari !== undefined && { zakat_hari }),
  }
}

/**
 * What the contract compares when a key comes again. As it is meant, whatever is listed just then: a second try without
 * a field must not be a second donation.
 */
const contentOf = (form: WireForm, values: NewerValues) => [
  form.price,
  form.donorName,
  form.donorPhone,
  form.donorPray ?? '',
  form.codePayment,
  form.typePayment,
  form.programId,
  values.anonim,
  ...Object.entries(givenAs(values, form.programType)).flat(),
]
