import { useState } from 'react'
import type { DzikirItem } from '@/features/dzikir/lists'
import { Button } from '@/ui/button/Button'
import classes from './ResumeButton.module.css'

interface ResumeButtonProps {
  items: readonly DzikirItem[]
  /** Index of the item where the reader stopped, from 0. */
  last: number
  onResume: (index: number) => void
}

/** Leads back to where the reader stopped before leaving. */
export function ResumeButton({ items, last, onResume }: ResumeButtonProps) {
  // Fixed when the page opens: it must not appear or change while someone is reading.
  const [from] = useState(last)
  const item = items[from]
  if (from === 0 || !item) return null
  return (
    <div className={classes.resume}>
      <Button
        fullWidth
        variant="light"
        onClick={() => {
          onResume(from)
        }}
      >
        {`Lanjutkan dari ${from + 1}. ${item.title}`}
      </Button>
    </div>
  )
}
