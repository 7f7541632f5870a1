import classes from './Hero.module.css'

/** As high as the hero, so that nothing jumps; prerendered. */
export function HeroSkeleton() {
  return (
    <div className={classes.next} aria-busy="true">
      <span className="jm-hidden" role="status">
        Memuat jadwal shalat…
      </span>
      {(['name', 'time', 'countdown', 'where'] as const).map((line) => (
        <span key={line} className={classes[line]} aria-hidden>
          <span className={classes.skeleton} />
        </span>
      ))}
    </div>
  )
}
