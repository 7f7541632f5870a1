import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { uniqueBy } from '@/api/decode'
import { unseen } from '@/api/query'
import { rememberReturnPath } from '@/domain/account/return-path'
import { useUser } from '@/domain/account/use-user'
import { userQuery } from '@/domain/account/user-queries'
import { canRemember } from '@/domain/donation/remembered-donations'
import { readAmens } from '@/domain/program/donors/noted-amens'
import { programId } from '@/domain/program/program'
import { DoaCard, DoaList, DoaSkeleton } from '@/features/donation/doa/DoaList'
import { OwnDoa } from '@/features/donation/doa/OwnDoa'
import { useDoaLists } from '@/features/donation/doa/own-doa'
import { paths } from '@/lib/address/paths'
import { owner } from '@/lib/storage/owner'
import { relativeDay } from '@/lib/time/wib-date'
import { LinkButton } from '@/ui/button/Button'
import { IconHeart } from '@/ui/icons'
import { Tabs } from '@/ui/page/Tabs'
import { EmptyState, ErrorState } from '@/ui/state/States'
import { useHydrated } from '@/ui/use-hydrated'
import { useServerNow } from '@/ui/use-now'

/** Programs that are asked about at a time. */
const STEP = 10

const icon = <IconHeart size={32} stroke={1.5} />

/** The doa of others that the account has said amen to. Only an account can. */
export function AmenedDoa() {
  const user = useUser()
  // Once a session has ended, each list says that nothing was amened. So it is asked anew whether it has.
  const asked = useQuery({ ...userQuery(), ...unseen, refetchOnMount: 'always' })
  if (user) return <Amened />
  if (user === undefined) return <DoaSkeleton />
  if (owner() !== null && asked.error)
    return (
      <ErrorState
        error={asked.error}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    )
  return (
    <EmptyState
      icon={icon}
      title="Anda belum masuk"
      text="Doa yang Anda aminkan tampil di sini setelah Anda masuk."
      action={
        <LinkButton
          to={paths.auth()}
          onClick={() => {
            rememberReturnPath(paths.doa('diaminkan'))
          }}
        >
          Masuk
        </LinkButton>
      }
    />
  )
}

/**
 * What the programs' lists say now is shown, never what this device remembers: an amen may have been taken back
 * elsewhere. It reads storage, so it must not be prerendered.
 */
function Amened() {
  const [noted] = useState(() => readAmens())
  const [kept] = useState(() => canRemember())
  const [shown, setShown] = useState(STEP)
  const now = useServerNow()
  const programs = uniqueBy(
    noted.map(({ program }) => program),
    programId,
  )
  const looked = programs.slice(0, shown)
  const lists = useDoaLists(looked)
  const waiting = lists.findIndex(({ isPending }) => isPending)
  const known = waiting === -1 ? lists : lists.slice(0, waiting)
  const order = noted.map(({ program, doaId }) => `${programId(program)} ${doaId}`)
  const cards = known.flatMap(({ data = [] }, index) => {
    const program = looked[index]
    if (program === undefined) return []
    const place = (id: string) => {
      const found = order.indexOf(`${programId(program)} ${id}`)
      return found === -1 ? order.length : found
    }
    return data
      .filter(({ liked, text }) => liked && text !== '')
      .toSorted((one, other) => place(one.id) - place(other.id))
      .map(({ id, donor, donatedAt, text, ...amens }) => (
        <DoaCard
          key={`${programId(program)} ${id}`}
          text={text}
          programTitle={program.title}
          program={program}
          facts={
            donatedAt !== null && now !== null ? `${donor} · ${relativeDay(donatedAt, now)}` : donor
          }
          amens={amens}
        />
      ))
  })
  const note = kept
    ? 'Hanya doa di program tempat Anda mengaminkan lewat perangkat ini, atau yang Anda bantu, yang tampil di sini.'
    : 'Browser ini tidak dapat menyimpan di mana Anda mengaminkan, jadi amin yang baru tidak tampil di sini.'
  return (
    <DoaList
      cards={cards}
      isPending={waiting !== -1}
      asked={lists}
      onMore={
        shown >= programs.length
          ? null
          : () => {
              setShown(shown + STEP)
            }
      }
      noneSoFar={`Belum ada doa yang Anda aminkan di antara ${looked.length} program.`}
      note={note}
      empty={
        <EmptyState
          icon={icon}
          title="Belum ada doa yang Anda aminkan"
          text={`Ketuk “Aminkan” pada doa donatur di halaman sebuah program. ${note}`}
          action={<LinkButton to={paths.infaq()}>Lihat program</LinkButton>}
        />
      }
    />
  )
}

const tabs = [
  { value: 'saya', label: 'Doa saya', Panel: OwnDoa },
  { value: 'diaminkan', label: 'Doa yang saya aminkan', Panel: AmenedDoa },
] as const

/** The doa that a person wrote with gifts, and those of others that the person has said amen to. */
export default function DoaPage() {
  const [params, setParams] = useSearchParams()
  const hydrated = useHydrated()
  const shown = hydrated && params.get('daftar') === 'diaminkan' ? 'diaminkan' : 'saya'
  return (
    <Tabs
      value={shown}
      // A panel that isn't shown asks for nothing.
      keepMounted={false}
      onChange={(next) => {
        setParams(next === 'diaminkan' ? { daftar: next } : {}, {
          replace: true,
          preventScrollReset: true,
        })
      }}
    >
      <Tabs.List grow aria-label="Kumpulan Doa">
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, Panel }) => (
        <Tabs.Panel key={value} value={value}>
          <Panel />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
