import { isUnknown, ownerTurn, session } from './owner'
import { forgetIntentions, tidyPersonalStorage } from './personal-storage'
import { sealAccounts } from './sealed-storage'

/**
 * Tidies the storages now, and at each change of the session. Not while it isn't known who is here: the server may name
 * the account whose data are stored.
 * @returns stops that
 */
export function keepTidy(): () => void {
  let before = session()
  const tidy = () => {
    const now = session()
    if (before.account !== null && now.account === null) forgetIntentions()
    before = now
    if (isUnknown()) return
    tidyPersonalStorage(now)
    void sealAccounts()
  }
  tidy()
  return ownerTurn.subscribe(tidy)
}
