import { useQuery } from '@tanstack/react-query'
import { list, memoised, told } from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query, unseen } from '@/api/query'
import { useUser } from '@/domain/account/use-user'
import { useListed } from '@/domain/capabilities/use-listed'
import { settingsStore } from '@/domain/capabilities/settings-store'
// oxlint-disable-next-line no-restricted-imports -- in a message
import { displayPhone, waLink } from '@/lib/phone'
import { InlineError } from '@/ui/state/RetryLines'

type Told = components['schemas']['AccountExport']

/** What the backend holds of the account, as it came, and how many donations are in it. */
export interface AccountData {
  told: Told
  donations: number
}

const select = memoised(({ data }: { data: Told }): AccountData => {
  const wire = told(data, 'data')
  return { told: wire, donations: list(wire.donasi, (row, what) => told(row, what)).length }
})

const exportQuery = () => query($optional.queryOptions('get', '/user/export', {}, { select }))

type AccountCopy = ReturnType<typeof useAccountCopy>

/** The account's data on the server, for the file: nothing of a visitor, and only what the backend gives away. */
export function useAccountCopy() {
  const user = useUser()
  const listed = useListed('/user/export')
  // At once without it, where it can't be had: the device's own data must not wait for it.
  const options = { ...exportQuery(), ...unseen, staleTime: 0, retry: false }
  const { data, isError, isFetching, refetch } = useQuery({
    ...options,
    enabled: user != null && listed === true,
  })
  const isOpen = user === undefined || (user !== null && listed === undefined)
  return {
    user,
    listed,
    data: data ?? null,
    isWaiting: isOpen || (user !== null && listed === true && data === undefined && !isError),
    isFetching,
    refetch,
  }
}

/** Says whether the account's data are in the file; if not, how to get them. */
export function AccountCopyLine({ user, listed, data, isFetching, refetch }: AccountCopy) {
  if (!user) return null
  if (data)
    return (
      <p>
        Data akun Anda dari server:{' '}
        <span>{`nama, nomor, profil, dan ${data.donations} donasi.`}</span>
      </p>
    )
  if (listed === true)
    return (
      <InlineError
        text="Data akun Anda di server belum ikut, karena gagal dimuat."
        onRetry={refetch}
        retrying={isFetching}
      />
    )
  const text = `Assalamu’alaikum, saya ingin meminta salinan data akun saya. Nomor WhatsApp akun: ${displayPhone(user.phone)}`
  return (
    <p>
      Data akun Anda di server tidak ikut.{' '}
      <a href={waLink(settingsStore.get().contactPhone, text)} target="_blank" rel="noopener">
        Minta salinannya lewat WhatsApp
      </a>
    </p>
  )
}
