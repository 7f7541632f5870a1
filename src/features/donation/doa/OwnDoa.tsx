import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unseen } from '@/api/query'
import { rememberReturnPath } from '@/domain/account/return-path'
import { useUser } from '@/domain/account/use-user'
import { userQuery } from '@/domain/account/user-queries'
import { useListed } from '@/domain/capabilities/use-listed'
import type { Donation } from '@/domain/donation/donation'
import { historyQuery } from '@/domain/donation/history'
import {
  canRemember,
  type RememberedDonation,
  useRememberedDonations,
} from '@/domain/donation/remembered-donations'
import { joinHistory } from '@/features/donation/history/join-history'
import { paths } from '@/lib/address/paths'
import { owner, session } from '@/lib/storage/owner'
import { formatWibDate } from '@/lib/time/wib-date'
import { LinkButton } from '@/ui/button/Button'
import { IconNotebook } from '@/ui/icons'
import type { Elements } from '@/ui/elements'
import { EmptyState, ErrorState, QueryView } from '@/ui/state/States'
import { DoaCard, DoaList, DoaSkeleton } from './DoaList'
import { type Gift, useOwnDoa } from './own-doa'

/** Each gift is a call of its own, so only this many are looked at at a time. */
const STEP = 10

/** The doa that a person wrote with gifts: of this device, and of the account where the backend lists them. */
export function OwnDoa() {
  const user = useUser()
  const asked = useQuery({ ...userQuery(), ...unseen })
  const remembered = useRememberedDonations()
  // An account's are shown only after the server's answer: the session may have ended meanwhile.
  if (remembered === null || (owner() !== null && user === undefined)) return <DoaSkeleton />
  const ofDevice = <DeviceDoa donations={remembered} />
  if (user) return <ForUser donations={remembered} otherwise={ofDevice} />
  if (owner() === null || !asked.error) return ofDevice
  return (
    <>
      <ErrorState
        error={asked.error}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
      {remembered.length > 0 && ofDevice}
    </>
  )
}

interface ForUserProps {
  donations: readonly RememberedDonation[]
  /** Where the backend has no list of the account's donations, or it can't be had. */
  otherwise: Elements
}

function ForUser({ donations, otherwise }: ForUserProps) {
  const listed = useListed('/transaction/get_history')
  if (listed === undefined) return <DoaSkeleton />
  return listed ? <AccountDoa donations={donations} otherwise={otherwise} /> : otherwise
}

function AccountDoa({ donations, otherwise }: ForUserProps) {
  // A donation may have been made on another device.
  const query = useInfiniteQuery({ ...historyQuery(), refetchOnMount: 'always' })
  const { data, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage } = query
  const pages = data?.pages
  if (query.isError && !pages)
    return (
      <>
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
        {donations.length > 0 && otherwise}
      </>
    )
  return (
    <QueryView
      // When only a later page has failed, the message stands below the rows.
      query={{ ...query, data: pages, error: isFetchNextPageError ? null : query.error }}
      skeleton={<DoaSkeleton />}
    >
      {(loaded) => (
        <GivenDoa
          gifts={joinHistory(loaded, donations).flatMap((entry) =>
            entry.of === 'account' ? [entry.donation] : toGift(entry.remembered),
          )}
          next={
            hasNextPage
              ? {
                  isError: isFetchNextPageError,
                  error: query.error,
                  isFetching: isFetchingNextPage,
                  refetch: () => void fetchNextPage(),
                }
              : null
          }
          note="Semua doa sudah ditampilkan."
        />
      )}
    </QueryView>
  )
}

function DeviceDoa({ donations }: { donations: readonly RememberedDonation[] }) {
  const [kept] = useState(() => canRemember())
  const note = session().ended
    ? 'Sesi Anda telah berakhir. Doa akun Anda tampil lagi di sini setelah Anda masuk.'
    : kept
      ? 'Hanya doa dari donasi yang dibuat di perangkat ini yang tampil di sini.'
      : 'Browser ini tidak dapat menyimpan riwayat donasi, jadi doa dari donasi baru tidak tampil di sini.'
  return <GivenDoa gifts={donations.flatMap(toGift)} next={null} note={note} />
}

/** Nobody can be asked about a donation without a code. */
const toGift = ({ code, programTitle, gift }: RememberedDonation): Gift[] =>
  code === null ? [] : [{ code, programTitle, program: gift }]

/** A doa is among those of its program once the gift is paid, so what is not paid says so. */
const factsOf = ({ donatedAt, status, statusLabel }: Donation) =>
  [
    ...(donatedAt ? [formatWibDate(donatedAt)] : []),
    ...(status === 'paid' ? [] : [statusLabel]),
  ].join(' · ')

interface GivenDoaProps {
  /** Newest first. */
  gifts: readonly Gift[]
  /** The call for more of them; null where these are all. */
  next: Parameters<typeof DoaList>[0]['asked'][number] | null
  note: string
}

function GivenDoa({ gifts, next, note }: GivenDoaProps) {
  const [shown, setShown] = useState(STEP)
  const looked = gifts.slice(0, shown)
  const { doa, isPending, asked } = useOwnDoa(looked)
  const isAll = shown >= gifts.length && next === null
  const more = () => {
    setShown(shown + STEP)
    if (gifts.length < shown + STEP) void next?.refetch()
  }
  return (
    <DoaList
      cards={doa.map(({ code, listed, fresh, donation, ...one }) => (
        <DoaCard
          key={code}
          {...one}
          facts={factsOf(donation)}
          amens={listed}
          fresh={fresh}
          action={
            <LinkButton to={paths.donation(code)} variant="subtle">
              <span>Lihat donasi</span>
              <span className="jm-hidden">{` untuk ${one.programTitle}`}</span>
            </LinkButton>
          }
        />
      ))}
      isPending={isPending || next?.isFetching === true}
      asked={next ? [...asked, next] : asked}
      onMore={isAll ? null : more}
      noneSoFar={`Belum ada doa di antara ${looked.length} donasi terbaru.`}
      note={note}
      empty={
        <EmptyState
          icon={<IconNotebook size={32} stroke={1.5} />}
          title="Belum ada doa"
          text={`Doa yang Anda tulis saat berdonasi akan tampil di sini. ${note}`}
          action={
            session().ended ? (
              <LinkButton
                to={paths.auth()}
                onClick={() => {
                  rememberReturnPath(paths.doa())
                }}
              >
                Masuk
              </LinkButton>
            ) : (
              <LinkButton to={paths.infaq()}>Infaq Sekarang</LinkButton>
            )
          }
        />
      }
    />
  )
}
