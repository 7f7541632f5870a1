import { LocationLabel } from '@/features/home/prayer-times/LocationLabel'
import { AppLink } from '@/ui/AppLink'
import { Logo } from '@/ui/picture/Logo'
import { useScrolledPast } from '@/ui/page/use-scrolled-past'
import { paths } from '@/lib/address/paths'
import classes from './HomeTopBar.module.css'

/** Transparent with a white logo until the page is scrolled 150 px or more, then white with a shadow. */
export function HomeTopBar() {
  const scrolled = useScrolledPast(150)
  return (
    <header className={classes.bar} data-scrolled={scrolled || undefined}>
      <AppLink to={paths.home()} className={classes.logo ?? ''} aria-label="Jejaring Masjid">
        <Logo />
      </AppLink>
      <LocationLabel />
    </header>
  )
}
