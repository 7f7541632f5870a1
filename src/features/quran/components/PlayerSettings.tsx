import { useState } from 'react'
import { player, usePlayer } from '@/features/quran/player/use-player'
import { offeredReciters, reciterName } from '@/features/quran/reciters'
import type { Surah } from '@/domain/quran/surah'
import { Skeleton, LineSkeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { IconChevronRight, IconMicrophone } from '@/ui/icons'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { Sheet } from '@/ui/overlay/Sheet'
import { Switch } from '@/ui/form/Switch'
import classes from './PlayerSettings.module.css'

/**
 * The reciter, and whether the next surah follows by itself; both are remembered.
 * @param surahs null while they load: the reciter can't be chosen yet
 */
export function PlayerSettings({ surahs }: { surahs: readonly Surah[] | null }) {
  const { reciter, autoNext } = usePlayer().memory
  const [choosing, setChoosing] = useState(false)
  const offered = offeredReciters(surahs ?? [])
  return (
    <Card className={classes.settings}>
      {surahs === null && (
        <div className={classes.reciter} aria-hidden>
          <Skeleton circle height={20} />
          <span className={classes.names}>
            <LineSkeleton width="2.5em" />
            <LineSkeleton width="11em" />
          </span>
        </div>
      )}
      {offered.length > 1 && (
        <button
          type="button"
          className={classes.reciter}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          <IconMicrophone size={20} aria-hidden />
          <span className={classes.names}>
            <span className={classes.label}>Qari</span>
            <span className={classes.name}>{reciterName(reciter)}</span>
          </span>
          <IconChevronRight size={20} aria-hidden />
        </button>
      )}
      <Switch
        label="Lanjut ke surah berikutnya"
        checked={autoNext}
        onChange={(checked) => player.setAutoNext(checked)}
      />
      <Sheet opened={choosing} onClose={() => setChoosing(false)} title="Pilih Qari">
        <RadioGroup
          legend="Qari"
          legendHidden
          stacked
          options={offered.map((key) => ({ value: key, label: reciterName(key) }))}
          value={reciter}
          onChange={(key) => {
            player.setReciter(key)
            setChoosing(false)
          }}
        />
      </Sheet>
    </Card>
  )
}
