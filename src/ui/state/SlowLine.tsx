import { useEffect, useState } from 'react'
import { offerPlace, slowPlaces, slowStore } from './slow-store'
import { TextButton } from '@/ui/button/TextButton'
import { useStore } from '@/ui/use-store'
import classes from './SlowLine.module.css'

/** Says that an answer is slow, and offers to request it again: at the bottom of the page, or of the open sheet. */
export function SlowLine({ sticky = false }: { sticky?: boolean }) {
  const [place] = useState(Symbol)
  useEffect(() => offerPlace(place), [place])
  const innermost = useStore(slowPlaces).at(-1) === place
  const slow = useStore(slowStore)
  return (
    // Always rendered: a screen reader announces a live region only if the region was there before its text.
    <div role="status" className={classes[sticky ? 'sticky' : 'place']}>
      {innermost && slow && (
        <div className={classes.line}>
          <span className={classes.text}>
            {slow.asked ? 'Meminta lagi…' : 'Jaringan atau server sedang lambat.'}
          </span>
          <TextButton onClick={slow.askAgain}>Coba lagi</TextButton>
        </div>
      )}
    </div>
  )
}
