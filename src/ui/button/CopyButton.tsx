import { useEffect, useState } from 'react'
import { IconCheck, IconCopy } from '@/ui/icons'
import { Button } from './Button'
import classes from './CopyButton.module.css'

/** How long a browser may take. Some never answer, such as one that asks in a window nobody sees. */
const PATIENCE_MS = 2000

/**
 * Copies a text to the clipboard. The clipboard API is missing on addresses without https (for example a phone that
 * opens the developer's machine by its IP), and a browser may refuse it: then the old command is used. Call it directly
 * from a tap.
 * @throws Error when neither way works, or after 2 s without an answer
 */
export async function copyText(text: string): Promise<void> {
  let timer: number | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = window.setTimeout(resolve, PATIENCE_MS, 'late')
  })
  const outcome = await Promise.race([write(text), late])
  window.clearTimeout(timer)
  if (outcome === 'late' || (outcome === 'refused' && !copyBySelection(text)))
    throw new Error('Tidak dapat disalin')
}

async function write(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'jm-hidden'
  // Inside the focused element's parent: a sheet's focus trap would take the selection back from elsewhere.
  const parent = focused?.parentElement ?? document.body
  parent.append(area)
  area.select()
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way there is without https
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Selects a text as soon as it is there. */
const select = (element: HTMLElement | null) => {
  if (element) window.getSelection()?.selectAllChildren(element)
}

/** A text that could not be copied, selected: the phone's own menu can copy it. */
export function Uncopied({ value }: { value: string }) {
  return (
    <span ref={select} className={classes.value} translate="no">
      {value}
    </span>
  )
}

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
