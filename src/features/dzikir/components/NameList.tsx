import { clsx } from 'clsx'
import type { AsmaulHusnaItem } from '@/features/dzikir/lists'
import { ArabicText } from '@/ui/text/ArabicText'
import { Card } from '@/ui/Card'
import rows from '@/ui/list/rows.module.css'
import classes from './NameList.module.css'

interface NameListProps {
  names: readonly AsmaulHusnaItem[]
  /** Index of the name that was last looked at, from 0. */
  current: number
  onChoose: (place: number) => void
}

/** All names at once; a tap shows one large. */
export function NameList({ names, current, onChoose }: NameListProps) {
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
