import { useEffect, useState } from 'react'
import { Button } from './Button'
import { copyText } from './copy-text'
import { IconCheck, IconCopy } from '@/ui/icons'
import { Uncopied } from './Uncopied'
import classes from './CopyButton.module.css'

export interface CopyButtonProps {
  /** The text for the clipboard. */
  value: string
  label: string
  copiedLabel?: string
  /** Reports it by a toast: without it, the button announces that it has copied. */
  onCopied?: () => void
  /** Milliseconds until the label changes back. */
  resetAfter?: number
  fullWidth?: boolean
}

/** Copies a value and says whether that worked. */
export function CopyButton({
  value,
  label,
  copiedLabel = 'Tersalin',
  onCopied,
  resetAfter = 2000,
  fullWidth = false,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = window.setTimeout(() => setOutcome('none'), resetAfter)
    return () => window.clearTimeout(timer)
  }, [outcome, resetAfter])

  const copy = async () => {
    try {
      await copyText(value)
    } catch {
      setOutcome('failed')
      return
    }
    setOutcome('copied')
    onCopied?.()
  }
  const copied = outcome === 'copied'
  return (
    <span className={classes.copy} data-block={fullWidth || undefined}>
      <Button
        variant="light"
        fullWidth={fullWidth}
        className={fullWidth ? undefined : classes.compact}
        onClick={() => void copy()}
        leftSection={
          copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
        }
      >
        <span className={classes.face} data-other={copied ? label : copiedLabel}>
          {copied ? copiedLabel : label}
        </span>
      </Button>
      <span role="status" className={outcome === 'failed' ? classes.failed : 'jm-hidden'}>
        {outcome === 'failed' ? (
          <>
            <span>Tidak dapat disalin. Salin sendiri: </span>
            <Uncopied value={value} />
          </>
        ) : (
          copied && !onCopied && copiedLabel
        )}
      </span>
    </span>
  )
}
