import type { components } from '../../src/api/generated/backend'
import { namedProgram } from '../state/programs'
import type { SeedUser } from '../seed/types'
import type { State } from '../state/state'
import { type ControllerHandlers, fail, ok, signedIn } from './types'

/**
 * `AISYAH890`: the first name and the number's end, as people can say it aloud; `AISYAH890-2` where somebody has that one.
 */
function referralCode({ nama, whatsapp }: SeedUser, state: State): string {
  const name =
    nama
      .normalize('NFD')
      .replace(/[^a-z ]/gi, '')
      .trim()
      .split(' ')[0] || 'DONATUR'
  const taken = new Set(state.accounts.all.map(({ kodeRef }) => kodeRef))
  const code = `${name.toUpperCase()}${whatsapp.slice(-3)}`
  let [free, times] = [code, 1]
  while (taken.has(free)) free = `${code}-${(times += 1)}`
  return free
}

const sumOf = (donations: readonly { nominal: number }[]) =>
  donations.reduce((sum, { nominal }) => sum + nominal, 0)

/** What the links of a fundraiser have brought. Nobody tells this backend when one is followed. */
function statsOf(kodeRef: string | null, state: State): components['schemas']['FundraiserStats'] {
  const referral = state.seed.referrals.find(({ kode_ref }) => kode_ref === kodeRef)
  const here = state.donations.all.filter(
    (donation) => donation.kodeRef !== null && donation.kodeRef === kodeRef && donation.paidAt,
  )
  const donations = [...(referral?.donations ?? []), ...here]
  return {
    klik: referral?.clicks ?? 0,
    donasi: donations.length,
    nominal: sumOf(donations),
    per_program: [...new Set(donations.map(({ programId }) => programId))]
      .flatMap((programId) => {
        const program = state.programs.byId(programId)
        const given = donations.filter((one) => one.programId === programId)
        return program
          ? [{ ...namedProgram(program), donasi: given.length, nominal: sumOf(given) }]
          : []
      })
      .toSorted((one, other) => other.nominal - one.nominal),
  }
}

export const fundraiserHandlers: ControllerHandlers<'fundraiser'> = {
  '/fundraiser/get_user': (call) => {
    const { kodeRef } = signedIn(call)
    return kodeRef
      ? ok({ kode_ref: kodeRef }, 'Berhasil mengambil data fundraiser.')
      : ok(null, 'Belum terdaftar sebagai fundraiser.')
  },

  '/fundraiser/get_stats': (call) =>
    ok(statsOf(signedIn(call).kodeRef, call.state), 'Berhasil mengambil capaian fundraiser.'),

  '/fundraiser/register': (call) => {
    const account = signedIn(call)
    if (account.kodeRef) return fail(409, 'Kamu sudah terdaftar sebagai fundraiser.')
    account.kodeRef = referralCode(account.user, call.state)
    return ok(null, 'Pendaftaran fundraiser berhasil.')
  },
}
