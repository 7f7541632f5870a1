import { Bone } from '@/ui/Bone'
import classes from './NeutralFrame.module.css'

/** The column, a bar and the quiet shape of a page: true of every address, so it can be served for any. */
export function NeutralFrame() {
  return (
    <div className="jm-column" aria-busy="true">
      <div className={classes['bar']} />
      <div className={classes['page']}>
        <p className="jm-hidden">Memuat…</p>
        <Bone height={200} />
        <Bone width="80%" height={20} />
        <Bone width="60%" height={20} />
      </div>
    </div>
  )
}
