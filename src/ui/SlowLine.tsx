import { useEffect, useState, useSyncExternalStore } from 'react'
import { slowStore, offerPlace } from './slow-store'
import { TextButton } from './TextButton'
import classes from './SlowLine.module.css'

/** Says that an answer is slow, and offers to request it again: at the bottom of the page, or of the open sheet. */
export function SlowLine({ sticky = false }: { sticky?: boolean }) {
  const [place] = useState(Symbol)
  useEffect(() => offerPlace(place), [place])
  const slow = useSyncExternalStore(slowStore.subscribe, () => slowStore.at(place))
  return (
    // Always rendered: a screen reader announces a live region only if the region was there before its text.
    <div role="status" className={classes[sticky ? 'sticky' : 'place']}>
      {slow && (
        <div className={classes['line']}>
          <span className={classes['text']}>
            {slow.asked ? 'Meminta lagi…' : 'Jaringan atau server sedang lambat.'}
          </span>
          <TextButton onClick={slow.askAgain}>Coba lagi</TextButton>
        </div>
      )}
    </div>
  )
}
