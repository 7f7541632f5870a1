import { useRef } from 'react'
import { ProgressBar } from '@/ui/state/ProgressBar'
import { TextSizeButtons } from '@/ui/text/TextSizeButtons'
import { useHeightVariable } from '@/ui/page/bars'
import classes from './ReadingBar.module.css'

interface ReadingBarProps {
  done: number
  total: number
  /** Index in `textScales`. */
  step: number
  onStep: (step: number) => void
}

/** Sticks below the top bar: the progress, and the size of the text. */
export function ReadingBar({ done, total, step, onStep }: ReadingBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useHeightVariable(bar, '--jm-sticky-height')
  return (
    <div ref={bar} className={classes.bar}>
      <div className={classes.progress}>
        <p className={classes.done}>{`${done} dari ${total} selesai`}</p>
        <ProgressBar percent={(done * 100) / total} label="Kemajuan bacaan" />
      </div>
      <TextSizeButtons step={step} onStep={onStep} />
    </div>
  )
}
