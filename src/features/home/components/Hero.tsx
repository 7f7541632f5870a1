import small from '../assets/hero-480.webp'
import large from '../assets/hero-960.webp'
import classes from './Hero.module.css'

/** Home's top: the picture under the transparent top bar. The next prayer time will stand in its middle (spec §2). */
export function Hero() {
  return (
    <section className={classes['hero']} aria-labelledby="salam">
      <img
        className={classes['picture']}
        src={large}
        srcSet={`${small} 480w, ${large} 960w`}
        sizes="(max-width: 480px) 100vw, 480px"
        alt=""
        width={960}
        height={720}
        fetchPriority="high"
      />
      <div className={classes['words']}>
        <h1 id="salam" className={classes['salam']}>
          Assalamu’alaikum
        </h1>
        <p className={classes['line']}>Dari masjid, tumbuh kebaikan untuk sesama.</p>
      </div>
    </section>
  )
}
