import { useState } from 'react'
import { IconBuildingBank, IconWallet } from '@/ui/icons'
import classes from './ChannelLogo.module.css'

/** The logo of a bank or wallet, whole in its box; a plain sign where there is none. Its name stands beside it. */
export function ChannelLogo({ src, wallet }: { src: string | null; wallet: boolean }) {
  const [failed, setFailed] = useState<string | null>(null)
  const Icon = wallet ? IconWallet : IconBuildingBank
  return (
    <span className={classes['logo']} aria-hidden>
      {src !== null && src !== failed ? (
        <img
          src={src}
          alt=""
          width={64}
          height={40}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <Icon size={24} stroke={1.5} />
      )}
    </span>
  )
}
