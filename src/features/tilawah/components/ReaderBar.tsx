import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Passage, VersePlace } from '@/domain/quran/mushaf'
import { player, usePlayer } from '@/domain/quran/player/use-player'
import { offeredReciters, reciterName } from '@/domain/quran/reciters'
import {
  allTexts,
  storedFollowFocus,
  storedShownTexts,
  textKinds,
} from '@/domain/quran/reader-view'
import { surahTextQuery } from '@/domain/quran/surah-queries'
import { readVersePlace, versesIn } from '@/features/tilawah/use-verse-place'
import { ActionIcon } from '@/ui/button/Button'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { Switch } from '@/ui/form/Switch'
import { TextInput } from '@/ui/form/TextInput'
import { IconAdjustmentsHorizontal, IconArrowRight } from '@/ui/icons'
import { Sheet } from '@/ui/overlay/Sheet'
import { useHeightVariable } from '@/ui/page/bars'
import { TextSizeButtons } from '@/ui/text/TextSizeButtons'
import { ordinaryStep, storedTextStep } from '@/ui/text/text-size'
import { useStore } from '@/ui/use-store'
import classes from './ReaderBar.module.css'

/** How verses are played. The reciter and what follows are those of the murottal page. @param props a surah that is read */
function ListenSettings({ surah }: { surah: number }) {
  const { reciter, autoNext } = usePlayer().memory
  const followsFocus = useStore(storedFollowFocus)
  const { data: text } = useQuery({ ...surahTextQuery(surah), enabled: false })
  const offered = offeredReciters(text?.verses ?? [])
  return (
    <section className={classes.settings} aria-label="Saat diputar">
      <h3 className={classes.title}>Saat diputar</h3>
      <Switch
        label="Ikuti dengan fokus"
        description="Fokus papan ketik dan pembaca layar berpindah ke ayat yang diputar."
        checked={followsFocus}
        onChange={(checked) => {
          storedFollowFocus.set(checked)
        }}
      />
      <Switch
        label="Lanjut ke surah berikutnya"
        checked={autoNext}
        onChange={(checked) => {
          player.setAutoNext(checked)
        }}
      />
      {offered.length > 1 && (
        <RadioGroup
          legend="Qari"
          stacked
          options={offered.map((key) => ({ value: key, label: reciterName(key) }))}
          value={reciter}
          onChange={(key) => {
            player.setReciter(key)
          }}
        />
      )}
    </section>
  )
}

const labels: Readonly<Record<(typeof textKinds)[number], string>> = {
  arab: 'Teks Arab',
  latin: 'Teks Latin',
  arti: 'Terjemahan',
}

interface ReaderBarProps {
  /** What is read. */
  passages: readonly Passage[]
  onVerse: (place: VersePlace) => void
}

/** Sticks below the top bar: goes to a verse, and has the size of the text and which texts are shown. */
export function ReaderBar({ passages, onVerse }: ReaderBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useHeightVariable(bar, '--jm-sticky-height')
  const step = useStore(storedTextStep, () => ordinaryStep)
  const shown = useStore(storedShownTexts, () => allTexts)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const { first, last } = versesIn(passages)
  const isOne = passages.length === 1
  return (
    <div ref={bar} className={classes.bar}>
      <form
        className={classes.form}
        data-wrong={isWrong || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          const place = readVersePlace(typed, passages)
          setIsWrong(place === null)
          if (place === null) return
          setTyped('')
          onVerse(place)
        }}
      >
        <TextInput
          className={classes.field}
          aria-label="Ke ayat"
          placeholder={`Ayat ${first}–${last}`}
          // A phone's keys for numbers have no colon.
          inputMode={isOne ? 'numeric' : 'text'}
          enterKeyHint="go"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setIsWrong(false)
          }}
          error={
            isWrong && (
              <span role="alert">
                {`${isOne ? 'Isi nomor ayat' : 'Isi surah dan ayat,'} ${first} sampai ${last}.`}
              </span>
            )
          }
        />
        <ActionIcon type="submit" size={44} radius="md" aria-label="Buka ayat">
          <IconArrowRight size={22} aria-hidden />
        </ActionIcon>
      </form>
      <div className={classes.looks}>
        <TextSizeButtons
          step={step}
          onStep={(next) => {
            storedTextStep.set(next)
          }}
        />
        <ActionIcon
          aria-label="Pilih teks"
          aria-haspopup="dialog"
          onClick={() => {
            setChoosing(true)
          }}
        >
          <IconAdjustmentsHorizontal size={22} aria-hidden />
        </ActionIcon>
      </div>
      <Sheet
        opened={choosing}
        title="Teks dan suara"
        onClose={() => {
          setChoosing(false)
        }}
      >
        {textKinds.map((kind) => (
          <Switch
            key={kind}
            label={labels[kind]}
            checked={shown[kind]}
            onChange={(checked) => {
              storedShownTexts.set({ ...shown, [kind]: checked })
            }}
          />
        ))}
        {passages[0] && <ListenSettings surah={passages[0].surah} />}
      </Sheet>
    </div>
  )
}
