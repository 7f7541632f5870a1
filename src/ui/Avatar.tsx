import { useState } from 'react'
import { initials } from '@/lib/initials'
import classes from './Avatar.module.css'

export interface AvatarProps {
  name: string
  src?: string | null
  /** Diameter in px. */
  size?: number
}

/** A person's picture, or the initials. Decorative: the name always stands beside it. */
export function Avatar({ name, src = null, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      aria-hidden
      className={classes['avatar']}
      style={{ width: size, height: size, fontSize: size * 0.375 }}
    >
      {src !== null && src !== failed ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
