import '@mantine/core/styles/Avatar.layer.css'
import { Avatar as MantineAvatar } from '@mantine/core'
import { initials } from '@/lib/text/initials'
import classes from './Avatar.module.css'
import { useFailedPicture } from './Picture'

export interface AvatarProps {
  name: string
  src?: string | null
  /** Diameter in px, at the usual size of text. */
  size?: number
}

/** A person's picture, or the initials. Decorative: the name is always beside it. */
export function Avatar({ name, src = null, size = 40 }: AvatarProps) {
  const { hasFailed, onError } = useFailedPicture(src)
  return (
    <MantineAvatar
      aria-hidden
      className={classes.avatar ?? ''}
      src={hasFailed ? null : src}
      alt=""
      size={size}
      imageProps={{ width: size, height: size, loading: 'lazy', decoding: 'async', onError }}
    >
      {initials(name)}
    </MantineAvatar>
  )
}
