import { formatBearing, windOf } from '@/features/kiblat/qibla'
import classes from './KiblatDial.module.css'

interface KiblatDialProps {
  /** To the Ka'bah, in degrees from north. */
  bearing: number
  /** Where the top of the screen points; null: unknown, and north is up. */
  heading: number | null
  facing: boolean
}

const ticks = Array.from({ length: 24 }, (_, index) => index * 15)
const letters = [
  ['U', 0],
  ['T', 90],
  ['S', 180],
  ['B', 270],
] as const

/** The dial: the four directions, and an arrow to the Ka'bah. */
export function KiblatDial({ bearing, heading, facing }: KiblatDialProps) {
  return (
    <div className={classes.frame} data-facing={facing || undefined}>
      <span className={classes.top} aria-hidden />
      <svg
        className={classes.dial}
        viewBox="-160 -160 320 320"
        role="img"
        aria-label={`Arah kiblat ${formatBearing(bearing)} dari utara, ke ${windOf(bearing)}`}
      >
        <circle className={classes.face} r="150" />
        {/* Inside the picture: if the picture itself were rotated, its corners would stick out. */}
        <g transform={`rotate(${-(heading ?? 0)})`}>
          {ticks.map((angle) => (
            <line
              key={angle}
              className={classes.tick}
              data-wind={angle % 90 === 0 || undefined}
              y1="-146"
              y2={angle % 45 === 0 ? -130 : -138}
              transform={`rotate(${angle})`}
            />
          ))}
          {letters.map(([letter, angle]) => (
            <g key={letter} transform={`rotate(${angle}) translate(0 -112)`}>
              <text
                className={classes.letter}
                data-north={angle === 0 || undefined}
                transform={`rotate(${(heading ?? 0) - angle})`}
              >
                {letter}
              </text>
            </g>
          ))}
          <g transform={`rotate(${bearing})`}>
            <path className={classes.arrow} d="M0 -92 L22 24 L0 10 L-22 24 Z" />
            {/* The Ka'bah, small, with its golden band. */}
            <g transform="translate(0 -112)">
              <rect className={classes.kaaba} x="-14" y="-14" width="28" height="28" rx="3" />
              <rect className={classes.band} x="-14" y="-7" width="28" height="5" />
            </g>
          </g>
        </g>
        <circle className={classes.hub} r="7" />
      </svg>
    </div>
  )
}
