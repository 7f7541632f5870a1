import { useRef, useState } from 'react'
import { stepText, textScales } from '@/features/dzikir/text-size'
import { ActionIcon } from '@/ui/button/ActionIcon'
import { IconTextDecrease, IconTextIncrease } from '@/ui/icons'
import { ProgressBar } from '@/ui/state/ProgressBar'
import { useHeightVariable } from '@/ui/page/use-height-variable'
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
  const [resized, setResized] = useState(false)
  const resize = (by: 1 | -1) => {
    setResized(true)
    onStep(stepText(step, by))
  }
  const bar = useRef<HTMLDivElement>(null)
  useHeightVariable(bar, '--jm-sticky-height')
  return (
    <div ref={bar} className={classes.bar}>
      <div className={classes.progress}>
        <p className={classes.done}>{`${done} dari ${total} selesai`}</p>
        <ProgressBar percent={(done * 100) / total} label="Kemajuan bacaan" />
      </div>
      <div className={classes.sizes} role="group" aria-label="Ukuran teks">
        <SizeButton
          label="Perkecil teks"
          icon={IconTextDecrease}
          atEnd={step === 0}
          onClick={() => {
            resize(-1)
          }}
        />
        <SizeButton
          label="Perbesar teks"
          icon={IconTextIncrease}
          atEnd={step === textScales.length - 1}
          onClick={() => {
            resize(1)
          }}
        />
        <p className="jm-hidden" role="status">
          {resized ? `Ukuran teks ${step + 1} dari ${textScales.length}` : ''}
        </p>
      </div>
    </div>
  )
}

interface SizeButtonProps {
  label: string
  icon: typeof IconTextDecrease
  /** The end of the scale. Not `disabled`, which would take the focus from the button. */
  atEnd: boolean
  onClick: () => void
}

function SizeButton({ label, icon: Icon, atEnd, onClick }: SizeButtonProps) {
  return (
    <ActionIcon
      aria-label={label}
      aria-disabled={atEnd}
      {...(atEnd && { 'data-disabled': true })}
      onClick={onClick}
    >
      <Icon size={22} aria-hidden />
    </ActionIcon>
  )
}
