import { keepSurah, keptNumbers } from '@/domain/quran/kept-surahs'
import { fetchSurah } from '@/domain/quran/surah-queries'
import { createTextSaver, type SaverTools } from './save-texts'

const LOCK = 'jm-simpan-teks'

/** Pages without TLS have none. */
const locksOf = ({ locks }: { locks?: LockManager | null }) => locks

/** Where tabs can't wait for each other, both save: the same answers, twice. */
const inOneTab: SaverTools['inOneTab'] = async (run, waits, signal) => {
  const locks = locksOf(navigator)
  if (!locks) return run()
  const isFree = await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await run()
    return lock !== null
  })
  if (isFree) return
  waits()
  await locks.request(LOCK, { signal }, run)
}

const wait: SaverTools['wait'] = (milliseconds, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** The one of this tab. */
export const textSaver = createTextSaver({ fetchSurah, keepSurah, keptNumbers, wait, inOneTab })
