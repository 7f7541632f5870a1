import { useQuery } from '@tanstack/react-query'
import { player, usePlayer } from '@/domain/quran/player/use-player'
import { offeredReciters, reciterName } from '@/domain/quran/reciters'
import { surahTextQuery } from '@/domain/quran/surah-queries'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { Switch } from '@/ui/form/Switch'
import { useStore } from '@/ui/use-store'
import classes from './ListenSettings.module.css'
import { storedFollowFocus } from '@/domain/quran/shown-verse'

/** How verses are played. The reciter and what follows are those of the murottal page. @param props a surah that is read */
export function ListenSettings({ surah }: { surah: number }) {
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
