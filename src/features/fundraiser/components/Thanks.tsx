import { TextSkeleton } from '@/ui/state/Skeleton'
import { IconHeartHandshake } from '@/ui/icons'
import { RoundIcon } from '@/ui/picture/RoundIcon'
import classes from './Thanks.module.css'

/** Thanks the fundraiser. */
export function Thanks({ name }: { name: string }) {
  return (
    <div className={classes.thanks}>
      <RoundIcon>
        <IconHeartHandshake size={36} stroke={1.6} />
      </RoundIcon>
      <h2 className={classes.title}>{`Terima kasih, ${name}!`}</h2>
      <p className={classes.text}>
        Bagikan tautan ini. Setiap orang yang berinfaq lewat tautan Anda ikut memakmurkan masjid.
      </p>
    </div>
  )
}

export function ThanksSkeleton() {
  return (
    <div className={classes.thanks}>
      <RoundIcon />
      <div className={classes.title}>
        <TextSkeleton lines={1} />
      </div>
      <div className={classes.text}>
        <TextSkeleton lines={2} />
      </div>
    </div>
  )
}
