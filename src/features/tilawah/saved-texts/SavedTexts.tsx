import { useMergedRef } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { surahCount } from '@/domain/quran/mushaf'
import { eraseStored } from '@/lib/storage/device-data'
import { surahTextsKind } from '@/lib/storage/stored-data'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/overlay/toast'
import { ProgressBar } from '@/ui/state/ProgressBar'
import { useFocusAfter } from '@/ui/use-focus-after'
import { useStore } from '@/ui/use-store'
import { type Saving, type StopReason, textSaver } from './save-texts'
import classes from './SavedTexts.module.css'

/** What this device keeps, looked at anew when this comes on the screen. */
export function useSavedTexts() {
  useEffect(() => {
    void textSaver.look()
  }, [])
  return useStore(textSaver.state)
}

/** How far saving is, in one line; `children` stands there where there is nothing to tell. */
export function SavedLine({ children }: { children: string }) {
  const { kept, saving } = useSavedTexts()
  const isUnderWay = saving.step === 'saving' || saving.step === 'waiting'
  const count = `${kept} dari ${surahCount} surah`
  if (isUnderWay) return <span>{`Menyimpan… ${count}`}</span>
  if (kept === 0) return <span>{children}</span>
  return <span>{kept === surahCount ? 'Semua teks tersimpan' : `${count} tersimpan`}</span>
}

/** What the texts on this device are for, how many there are, and what saves and deletes them. */
export function SavedTexts() {
  const { kept, saving } = useSavedTexts()
  const [asking, setAsking] = useState(false)
  const isWhole = kept === surahCount
  // The button that was pressed has gone, to be read on from there.
  const answered = useFocusAfter<HTMLParagraphElement>(!asking)
  const ended = useFocusAfter<HTMLParagraphElement>(isWhole)
  const count = useMergedRef(answered.ref, ended.ref)
  if (asking) return <DeleteQuestion onDone={() => setAsking(false)} />
  const isUnderWay = ['saving', 'waiting', 'elsewhere'].includes(saving.step)
  return (
    <div className={classes.content}>
      <p>
        Surah yang Anda buka tersimpan sendiri di perangkat ini. Simpan semuanya, agar setiap surah
        dapat dibaca dan dicari tanpa internet.
      </p>
      {/* Measured on a service like the present one: 6.5 MB of JSON, of which half are addresses of recitations. */}
      {!isWhole && <p className="jm-quiet">{`${surahCount} surah, sekitar 7 MB.`}</p>}
      <div>
        <ProgressBar percent={(100 * kept) / surahCount} label="Surah yang tersimpan" />
        <p
          ref={count}
          tabIndex={-1}
          className={classes.count}
        >{`${kept} dari ${surahCount} surah tersimpan`}</p>
      </div>
      <p role="status" className={classes.status}>
        {isWhole ? 'Semua teks tersimpan di perangkat ini.' : wordsFor(saving)}
      </p>
      <div className={classes.actions}>
        {!isWhole && saving.step !== 'denied' && (
          <Button
            onClick={() => {
              ended.follow()
              if (isUnderWay) textSaver.pause()
              else textSaver.start()
            }}
          >
            {isUnderWay ? 'Jeda' : startLabel(saving)}
          </Button>
        )}
        {kept > 0 && !isUnderWay && (
          <Button
            variant="subtle"
            c="var(--jm-danger)"
            onClick={() => {
              answered.follow()
              setAsking(true)
            }}
          >
            Hapus
          </Button>
        )}
      </div>
    </div>
  )
}

const startLabel = ({ step }: Saving): string =>
  step === 'paused' ? 'Lanjutkan' : step === 'stopped' ? 'Coba lagi' : 'Simpan semua teks'

const stopped: Readonly<Record<StopReason, string>> = {
  network: 'Berhenti karena tidak dapat terhubung. Yang sudah tersimpan tetap ada.',
  busy: 'Berhenti karena server sedang sibuk. Yang sudah tersimpan tetap ada; coba lagi nanti.',
  answers: 'Berhenti karena jawaban server tidak utuh. Yang sudah tersimpan tetap ada.',
  full: 'Berhenti karena ruang penyimpanan perangkat ini penuh. Yang sudah tersimpan tetap ada.',
}

/** What is said of it; empty where the buttons say all. */
function wordsFor(saving: Saving): string {
  switch (saving.step) {
    case 'unknown':
    case 'idle':
      return ''
    case 'denied':
      return 'Browser ini tidak dapat menyimpan teks. Coba di luar mode pribadi, atau di browser lain.'
    case 'saving':
      return 'Sedang disimpan. Halaman lain boleh dibuka, asal aplikasi tidak ditutup.'
    case 'waiting':
      return `Server meminta jeda ${saving.seconds} detik. Setelah itu dilanjutkan sendiri.`
    case 'elsewhere':
      return 'Sedang disimpan di tab lain.'
    case 'paused':
      return 'Dijeda. Yang sudah tersimpan tetap ada.'
    case 'stopped':
      return stopped[saving.why]
  }
}

/** Asks before all texts are deleted, in place of what led here. */
function DeleteQuestion({ onDone }: { onDone: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const remove = async () => {
    try {
      await eraseStored(surahTextsKind)
      showToast(`${surahTextsKind.title} dihapus dari perangkat ini.`, { tone: 'success' })
    } catch {
      showToast(`${surahTextsKind.title} belum dapat dihapus. Coba lagi.`, { tone: 'error' })
    }
    await textSaver.look()
    onDone()
  }
  return (
    <div className={classes.content}>
      <p>{`Hapus semua teks dari perangkat ini? ${surahTextsKind.loses}`}</p>
      <div className={classes.answers}>
        <Button ref={cancel} variant="light" onClick={onDone}>
          Batal
        </Button>
        <Button color="var(--jm-danger-fill)" onClick={() => void remove()}>
          Hapus
        </Button>
      </div>
    </div>
  )
}
