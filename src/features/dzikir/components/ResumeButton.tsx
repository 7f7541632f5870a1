import { useState } from 'react'
import type { DzikirItem } from '@/features/dzikir/lists'
import { Button } from '@/ui/Button'
import classes from './ResumeButton.module.css'

interface ResumeButtonProps {
  items: readonly DzikirItem[]
  /** Place of the item where one left off, from 0. */
  last: number
  onResume: (index: number) => void
}

/** Leads back to where one left off earlier today. */
export function ResumeButton({ items, last, onResume }: ResumeButtonProps) {
  // Of the moment the page opened: it must not come or change under the reader's eyes.
  const [from] = useState(last)
  const item = items[from]
  if (from === 0 || !item) return null
  return (
    <div className={classes['resume']}>
      <Button
        fullWidth
        variant="light"
        onClick={() => {
          onResume(from)
        }}
      >
        Lanjutkan dari {from + 1}. {item.title}
      </Button>
    </div>
  )
}
