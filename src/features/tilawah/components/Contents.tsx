import { useSearchParams } from 'react-router-dom'
import type { Surah } from '@/domain/quran/surah'
import { Tabs } from '@/ui/page/Tabs'
import { useHydrated } from '@/ui/use-hydrated'
import { Continue } from './Continue'
import classes from './Contents.module.css'
import { MyReading } from './MyReading'
import { PartLinks } from './PartLinks'
import { SurahLinks } from './SurahLinks'

const tabs = [
  { value: 'surah', label: 'Surah' },
  { value: 'juz', label: 'Juz' },
  { value: 'halaman', label: 'Halaman' },
] as const

interface ContentsProps {
  surahs: readonly Surah[]
  nameOf: (surah: number) => string
  /** Opens what saves texts on this device. */
  onSave: () => void
}

/** Where one has stopped, and what one keeps: all of it is on this device. */
export function OwnReading({ nameOf, onSave }: Pick<ContentsProps, 'nameOf' | 'onSave'>) {
  return (
    <div className={classes.own}>
      <Continue nameOf={nameOf} />
      <MyReading onSave={onSave} />
    </div>
  )
}

/** Where one may begin to read: where one has stopped, and the surahs, juz and pages. The address holds which of these. */
export function Contents({ surahs, nameOf, onSave }: ContentsProps) {
  const [params, setParams] = useSearchParams()
  const hydrated = useHydrated()
  const asked = hydrated ? params.get('daftar') : null
  const shown = tabs.find(({ value }) => value === asked)?.value ?? 'surah'
  return (
    <>
      <OwnReading nameOf={nameOf} onSave={onSave} />
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(next) => {
          setParams(next === null || next === 'surah' ? {} : { daftar: next }, {
            replace: true,
            preventScrollReset: true,
          })
        }}
      >
        <Tabs.List grow aria-label="Daftar bacaan" className={classes.tabs}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="surah" className={classes.panel}>
          <SurahLinks surahs={surahs} />
        </Tabs.Panel>
        <Tabs.Panel value="juz" className={classes.panel}>
          <PartLinks part="juz" nameOf={nameOf} />
        </Tabs.Panel>
        <Tabs.Panel value="halaman" className={classes.panel}>
          <PartLinks part="halaman" nameOf={nameOf} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
