import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AsmaulHusnaItem } from '@/domain/dzikir/lists'
import { parsePlace } from '@/features/dzikir/parse-place'
import { Button } from '@/ui/button/Button'
import { IconCards, IconList } from '@/ui/icons'
import classes from './AsmaulHusna.module.css'
import { NameSlider } from './NameSlider'
import { clsx } from 'clsx'
import { ArabicText } from '@/ui/text/ArabicText'
import { Card } from '@/ui/Card'
import rows from '@/ui/list/rows.module.css'

/** Slider and list of the names. The address holds which of the two and which name, so that a reload keeps both. */
export function AsmaulHusna({ names }: { names: readonly AsmaulHusnaItem[] }) {
  const [params, setParams] = useSearchParams()
  const place = parsePlace(params.get('nama'), names.length)
  const asList = params.get('tampilan') === 'daftar'

  const write = useCallback(
    (next: { place: number; asList: boolean }) => {
      // Replaced, so that "back" leaves the page instead of going through 99 names.
      setParams(
        { nama: String(next.place + 1), ...(next.asList ? { tampilan: 'daftar' } : {}) },
        { replace: true, preventScrollReset: !next.asList },
      )
    },
    [setParams],
  )
  const onSettle = useCallback(
    (settled: number) => {
      write({ place: settled, asList: false })
    },
    [write],
  )

  return (
    <div className={classes.page}>
      <Button
        variant="light"
        fullWidth
        leftSection={
          asList ? <IconCards size={20} aria-hidden /> : <IconList size={20} aria-hidden />
        }
        onClick={() => {
          write({ place, asList: !asList })
        }}
      >
        {asList ? 'Lihat satu per satu' : 'Lihat daftar'}
      </Button>
      {asList ? (
        <NameList
          names={names}
          current={place}
          onChoose={(chosen) => {
            write({ place: chosen, asList: false })
          }}
        />
      ) : (
        <NameSlider names={names} initial={place} onSettle={onSettle} />
      )}
    </div>
  )
}

interface NameListProps {
  names: readonly AsmaulHusnaItem[]
  /** Index of the name that was last looked at, from 0. */
  current: number
  onChoose: (place: number) => void
}

/** All names at once; a tap shows one large. */
function NameList({ names, current, onChoose }: NameListProps) {
  return (
    <Card as="ol" flush role="list" className={rows.lines}>
      {names.map((name, index) => (
        <li key={index}>
          <button
            type="button"
            className={clsx(rows.row, classes.row)}
            aria-current={index === current || undefined}
            onClick={() => {
              onChoose(index)
            }}
          >
            <span className={classes.place}>{index + 1}</span>
            <span className={rows.words}>
              <span className={classes.latin} translate="no">
                {name.latin}
              </span>
              <span className="jm-quiet">{name.indo}</span>
            </span>
            <ArabicText as="span" className={classes.arabic}>
              {name.arab}
            </ArabicText>
          </button>
        </li>
      ))}
    </Card>
  )
}
