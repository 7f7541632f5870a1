import { useEffect, useState, useSyncExternalStore } from 'react'
import { slowStore, offerPlace } from './slow-store'
import classes from './SlowLine.module.css'

/** Says that what one waits for is slow, and offers to ask again: at the foot of the page, or of the sheet on top of it. */
export function SlowLine({ sticky = false }: { sticky?: boolean }) {
  const [place] = useState(() => Symbol('slow line'))
  useEffect(() => offerPlace(place), [place])
  const slow = useSyncExternalStore(slowStore.subscribe, () => slowStore.at(place))
  return (
    // The region stands there before its text does: only then is the text read out.
    <div role="status" className={classes[sticky ? 'sticky' : 'place']}>
      {slow && (
        <div className={classes['line']}>
          <span className={classes['text']}>
            {slow.asked ? 'Meminta lagi…' : 'Jaringan atau server sedang lambat.'}
          </span>
          <button type="button" className={classes['again']} onClick={slow.askAgain}>
            Coba lagi
          </button>
        </div>
      )}
    </div>
  )
}
