import { useEffect, useState } from 'react'
import { locationStore } from '@/domain/place/use-location'
import { paths } from '@/lib/address/paths'
import { appearanceStore } from '@/lib/appearance'
import { eraseStored, storedSize } from '@/lib/storage/device-data'
import { type StoredKind, storedKinds } from '@/lib/storage/stored-data'
import { AppLink } from '@/ui/AppLink'
import { Disclosure } from '@/ui/Disclosure'
import { Button } from '@/ui/button/Button'
import { TextButton } from '@/ui/button/TextButton'
import { DeleteSheet } from '@/ui/overlay/Sheet'
import { showToast } from '@/ui/overlay/toast'
import { Skeleton } from '@/ui/state/Skeleton'
import { SettingsCard } from './SettingsCard'
import shared from './SettingsCard.module.css'
import classes from './StoredDataCard.module.css'

const KB = 1000
const MB = 1000 * KB

/** Bytes as a person reads them: "Kosong", "kurang dari 1 kB", "12 kB", "3,4 MB". */
export function sizeText(bytes: number): string {
  if (bytes === 0) return 'Kosong'
  if (bytes < KB) return 'kurang dari 1 kB'
  if (Math.round(bytes / KB) < KB) return `${Math.round(bytes / KB)} kB`
  return `${(bytes / MB).toFixed(1).replace('.', ',')} MB`
}

const lineOf = ({ id }: StoredKind) => `data-${id}`

/** What stands for all of them when it is asked whether to delete. */
const EVERYTHING = 'semua'

/**
 * What this device keeps, by kind, each folded to a line with its size. Each can be deleted, and all at once; after a
 * question where something is lost.
 */
export function StoredDataCard() {
  const { sizes, measure } = useStoredSizes()
  /** Stays while the sheet closes, so that its words do. */
  const [asked, setAsked] = useState<StoredKind | typeof EVERYTHING | null>(null)
  const [asking, setAsking] = useState(false)
  /** Where to go on after a deletion, whose button is gone: an element's id, once for each new object. */
  const [goOn, setGoOn] = useState<{ at: string } | null>(null)
  useEffect(() => {
    if (goOn) document.getElementById(goOn.at)?.focus()
  }, [goOn])
  const ask = (what: StoredKind | typeof EVERYTHING) => {
    setGoOn(null)
    setAsked(what)
    setAsking(true)
  }
  const remove = async (what: StoredKind | typeof EVERYTHING) => {
    setAsking(false)
    await (what === EVERYTHING ? eraseAll() : erase(what))
    await measure()
    setGoOn({ at: what === EVERYTHING ? TITLE_ID : lineOf(what) })
  }
  const isEmpty = deletable.every(({ id }) => (sizes?.[id] ?? 0) === 0)
  return (
    <SettingsCard title="Data di perangkat ini" id={TITLE_ID}>
      <p className="jm-quiet">
        Hanya milik Anda yang dihitung, bukan milik akun lain di perangkat ini. Lebih lengkap di{' '}
        <AppLink to={paths.privacy()}>Kebijakan Privasi</AppLink>
        <span>.</span>
      </p>
      <ul role="list" className={classes.kinds}>
        {storedKinds.map((kind) => (
          <li key={kind.id}>
            <Disclosure
              within
              level={3}
              id={lineOf(kind)}
              summary={
                <span className={classes.line}>
                  <span>{kind.title}</span>
                  <span className={classes.size}>
                    {sizes === null ? (
                      <Skeleton width="4em" height="1em" />
                    ) : (
                      sizeText(sizes[kind.id] ?? 0)
                    )}
                  </span>
                </span>
              }
            >
              <p className={classes.what}>
                {`${kind.what} ${kind.stays ?? `Disimpan ${kind.kept}.`}`}
              </p>
              {kind.stays === undefined && (sizes?.[kind.id] ?? 0) > 0 && (
                <div className={classes.action}>
                  <TextButton onClick={() => (kind.loses === undefined ? remove(kind) : ask(kind))}>
                    Hapus <span className="jm-hidden">{kind.title}</span>
                  </TextButton>
                </div>
              )}
            </Disclosure>
          </li>
        ))}
      </ul>
      {!isEmpty && (
        <div className={shared.actions}>
          <Button variant="subtle" c="var(--jm-danger)" onClick={() => ask(EVERYTHING)}>
            Hapus semua
          </Button>
        </div>
      )}
      <DeleteSheet
        opened={asking}
        onClose={() => setAsking(false)}
        // A second tap on "Hapus" takes the focus into the closing sheet.
        onClosed={() => setGoOn((last) => last && { ...last })}
        title={
          asked === EVERYTHING
            ? 'Hapus semua data di perangkat ini?'
            : `Hapus ${asked?.title.toLowerCase() ?? ''}?`
        }
        onDelete={() => asked && remove(asked)}
      >
        {asked === EVERYTHING ? LOSES_ALL : asked?.loses}
      </DeleteSheet>
    </SettingsCard>
  )
}

const TITLE_ID = 'data-perangkat'

const deletable = storedKinds.filter(({ stays }) => stays === undefined)

const LOSES_ALL =
  'Riwayat donasi, isian, lokasi, dan catatan Anda di perangkat ini hilang. Donasi Anda tetap tercatat di lembaga; catat dulu kode donasi yang masih Anda perlukan. Anda tidak keluar dari akun.'

/** Bytes by the kind's id. */
type Sizes = Readonly<Record<string, number>>

/**
 * What each kind of data takes of this device. Measured again when the page's other settings change, when another tab
 * stores or deletes something, and when the page is shown again. Null until it is measured.
 * @returns the sizes, and how to measure them again
 */
function useStoredSizes(): { sizes: Sizes | null; measure: () => Promise<void> } {
  const [sizes, setSizes] = useState<Sizes | null>(null)
  const [measure] = useState(() => async () => {
    const entries = await Promise.all(
      storedKinds.map(async (kind) => [kind.id, await storedSize(kind)] as const),
    )
    setSizes(Object.fromEntries(entries))
  })
  useEffect(() => {
    const again = () => void measure()
    again()
    const ends = [appearanceStore, locationStore].map(({ subscribe }) => subscribe(again))
    window.addEventListener('storage', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      for (const end of ends) end()
      window.removeEventListener('storage', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [measure])
  return { sizes, measure }
}

/** Deletes all that may be deleted, and says so once. Never rejects. */
async function eraseAll(): Promise<void> {
  const done = await Promise.allSettled(deletable.map(eraseStored))
  const failed = done.some(({ status }) => status === 'rejected')
  showToast(
    failed
      ? 'Sebagian data belum dapat dihapus. Coba lagi.'
      : 'Semua data dihapus dari perangkat ini.',
    { tone: failed ? 'error' : 'success' },
  )
}

/** Deletes a kind of data from this device, and says so. Never rejects. */
export async function erase(kind: StoredKind): Promise<void> {
  try {
    await eraseStored(kind)
    showToast(`${kind.title} dihapus dari perangkat ini.`, { tone: 'success' })
  } catch {
    showToast(`${kind.title} belum dapat dihapus. Coba lagi.`, { tone: 'error' })
  }
}
