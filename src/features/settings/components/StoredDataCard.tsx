import { useEffect, useState } from 'react'
import { sizeText } from '@/features/settings/size-text'
import { paths } from '@/lib/address/paths'
import { type StoredKind, storedKinds } from '@/lib/storage/stored-data'
import { AppLink } from '@/ui/AppLink'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/overlay/Sheet'
import { Skeleton } from '@/ui/state/Skeleton'
import { TextButton } from '@/ui/button/TextButton'
import { SettingsCard } from './SettingsCard'
import shared from './SettingsCard.module.css'
import classes from './StoredDataCard.module.css'
import { locationStore } from '@/domain/place/use-location'
import { appearanceStore } from '@/lib/appearance'
import { eraseStored, storedSize } from '@/lib/storage/device-data'
import { showToast } from '@/ui/overlay/toast-store'

const headingOf = ({ id }: StoredKind) => `data-${id}`

/** What this device keeps, by kind, with its size; each can be deleted, after a question where something is lost. */
export function StoredDataCard() {
  const { sizes, measure } = useStoredSizes()
  /** Stays while the sheet closes, so that its words do. */
  const [asked, setAsked] = useState<StoredKind | null>(null)
  const [asking, setAsking] = useState(false)
  /** What was deleted last. Its button is gone, so its heading gets the focus, once for each new object. */
  const [deleted, setDeleted] = useState<{ kind: StoredKind } | null>(null)
  useEffect(() => {
    if (deleted) document.getElementById(headingOf(deleted.kind))?.focus()
  }, [deleted])
  const remove = async (kind: StoredKind) => {
    setAsking(false)
    await erase(kind)
    await measure()
    setDeleted({ kind })
  }
  return (
    <SettingsCard title="Data di perangkat ini">
      <p className="jm-quiet">
        Hanya milik Anda yang dihitung, bukan milik akun lain di perangkat ini. Lebih lengkap di{' '}
        <AppLink to={paths.privacy()}>Kebijakan Privasi</AppLink>
        <span>.</span>
      </p>
      <ul role="list" className={classes.kinds}>
        {storedKinds.map((kind) => (
          <li key={kind.id} className={classes.kind}>
            <h3 id={headingOf(kind)} tabIndex={-1} className={classes.title}>
              {kind.title}
            </h3>
            <p className={classes.size}>
              {sizes === null ? (
                <Skeleton width="4em" height="1em" />
              ) : (
                sizeText(sizes[kind.id] ?? 0)
              )}
            </p>
            <p className={classes.what}>
              {`${kind.what} ${kind.stays ?? `Disimpan ${kind.kept}.`}`}
            </p>
            {kind.stays === undefined && (sizes?.[kind.id] ?? 0) > 0 && (
              <div className={classes.action}>
                <TextButton
                  onClick={() => {
                    if (kind.loses === undefined) return remove(kind)
                    setDeleted(null)
                    setAsked(kind)
                    setAsking(true)
                    return undefined
                  }}
                >
                  Hapus <span className="jm-hidden">{kind.title}</span>
                </TextButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Sheet
        opened={asking}
        onClose={() => setAsking(false)}
        // A second tap on "Hapus" takes the focus into the closing sheet.
        onClosed={() => setDeleted((last) => last && { ...last })}
        title={`Hapus ${asked?.title.toLowerCase() ?? ''}?`}
      >
        <div className={classes.question}>
          <p>{asked?.loses}</p>
          <div className={shared.actions}>
            <Button variant="light" onClick={() => setAsking(false)}>
              Batal
            </Button>
            <Button color="var(--jm-danger)" onClick={() => asked && void remove(asked)}>
              Hapus
            </Button>
          </div>
        </div>
      </Sheet>
    </SettingsCard>
  )
}

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

/** Deletes a kind of data from this device, and says so. Never rejects. */
export async function erase(kind: StoredKind): Promise<void> {
  try {
    await eraseStored(kind)
    showToast(`${kind.title} dihapus dari perangkat ini.`, { tone: 'success' })
  } catch {
    showToast(`${kind.title} belum dapat dihapus. Coba lagi.`, { tone: 'error' })
  }
}
