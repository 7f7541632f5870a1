import { clsx } from 'clsx'
import classes from './Logo.module.css'

export interface LogoProps {
  /** Shows the name beside the sign; without it the sign is decorative, for use beside a name. */
  withName?: boolean
  className?: string | undefined
}

/**
 * The logo: a dome with its crescent above a net of two, in the colour of the text around it. The sign is 1.75 em high.
 */
export function Logo({ withName = false, className }: LogoProps) {
  return (
    <span className={clsx(classes.logo, className)}>
      <svg className={classes.sign} viewBox="0 0 64 64" fill="currentColor" aria-hidden>
        <path d="M32 13.6c3.3 4.6 15.2 9.8 15.2 20.6 0 3-.9 5.6-2.3 7.8H19.1c-1.4-2.2-2.3-4.8-2.3-7.8C16.8 23.4 28.7 18.2 32 13.6Z" />
        <path d="M34.7 2.3a5 5 0 1 0 3.7 7.4 4.1 4.1 0 1 1-3.7-7.4Z" />
        <path
          d="M9 47.2C17 57.6 47 57.6 55 47.2"
          fill="none"
          stroke="currentColor"
          strokeWidth="4.4"
          strokeLinecap="round"
        />
        <circle cx="9" cy="45.5" r="4.6" />
        <circle cx="55" cy="45.5" r="4.6" />
      </svg>
      {withName && <span className={classes.name}>Jejaring Masjid</span>}
    </span>
  )
}
