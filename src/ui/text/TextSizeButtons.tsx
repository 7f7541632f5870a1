import { useState } from 'react'
import { ActionIcon } from '@/ui/button/Button'
import { IconTextDecrease, IconTextIncrease } from '@/ui/icons'
import { stepText, textScales } from './text-size'
import classes from './TextSizeButtons.module.css'

export interface TextSizeButtonsProps {
  /** Index in `textScales`. */
  step: number
  onStep: (step: number) => void
}

/** "A−" and "A+", for what is read at length. The new size is said. */
export function TextSizeButtons({ step, onStep }: TextSizeButtonsProps) {
  const [resized, setResized] = useState(false)
  const resize = (by: 1 | -1) => {
    setResized(true)
    onStep(stepText(step, by))
  }
  return (
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
