import { confirmField, listsField } from '@/domain/capabilities/capabilities'
import { ANONYMOUS } from '@/domain/program/donor-words'
import { followedRef } from '@/domain/program/followed-ref'
import type { ProgramRef } from '@/domain/program/program'
import type { DonationValues, WireForm } from '@/features/donation/donate/donation-form'
import { type Intention, intentionFor, keepIntention, keyOf } from './intention'

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
 * The form with what of contract 1.1 the backend takes: the donor's wish to stay unnamed, the fundraiser, and the key
 * of this intention. Without `anonim` the name itself is left out.
 * @param form what `toWireForm` made of `values`
 * @throws Error when the name went out beside `anonim` before, and nobody can say now that it would be hidden again
 */
export async function withNewerFields(
  form: WireForm,
  { anonim }: Pick<DonationValues, 'anonim'>,
  program: ProgramRef,
): Promise<WireForm> {
  const before = intentionFor(program)
  const [hiding, listsKey, listsRef] = await Promise.all([
    anonim === 'Y' ? howToHide(before) : null,
    listsField(`${STORE}#kunci`),
    listsField(`${STORE}#kode_ref`),
  ])
  const keyed = before.keyed || listsKey
  const kodeRef = listsRef ? followedRef(program) : null
  const sent = { usedAt: Date.now(), sent: true }
  keepIntention(program, { ...before, ...sent, keyed, hiding: hiding ?? before.hiding })
  return {
    ...form,
    ...(hiding === 'name' && { donorName: ANONYMOUS }),
    ...(hiding === 'field' && { anonim: 'Y' }),
    ...(kodeRef !== null && { kode_ref: kodeRef }),
    ...(keyed && { kunci: keyOf(before, contentOf(form, anonim)) }),
  }
}

async function howToHide({ hiding }: Intention): Promise<'field' | 'name'> {
  if (hiding === 'name') return 'name'
  const isConfirmed = await confirmField(`${STORE}#anonim`)
  // With the name left out the same key would stand for another donation, and with another key there might be two.
  if (hiding === 'field' && !isConfirmed) throw new Error('anonim is not confirmed any more')
  return isConfirmed ? 'field' : 'name'
}

/** What the contract compares when a key comes again. */
const contentOf = (form: WireForm, anonim: string) => [
  form.price,
  form.donorName,
  form.donorPhone,
  form.donorPray ?? '',
  form.codePayment,
  form.typePayment,
  form.programId,
  anonim,
]
