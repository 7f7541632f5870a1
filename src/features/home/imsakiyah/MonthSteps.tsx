import { type Authority, nextRamadan } from '@/domain/prayer-times/hijri-calendar'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { IconChevronRight } from '@/ui/icons'
import { LinkButton } from '@/ui/button/LinkButton'
import classes from './MonthSteps.module.css'
import type { ShownMonth } from './shown-month'

/** The month that is shown, between the ways to its neighbours; below it the way to the Ramadan to come. */
export function MonthSteps({
  title,
  shown: { first, before, after, ramadan: isRamadan },
  authority,
}: {
  /** Empty while it isn't known which month it is. */
  title: string
  shown: ShownMonth
  authority: Authority
}) {
  const ramadan = isRamadan ? null : nextRamadan(first, authority)
  return (
    <>
      <div className={classes.months}>
        <AppLink
          className={classes.step}
          aria-label="Bulan sebelumnya"
          replace
          to={paths.imsakiyah(before)}
        >
          <IconChevronRight className={classes.back} size={24} aria-hidden />
        </AppLink>
        <p className={classes.month} role="status">
          {title}
        </p>
        <AppLink
          className={classes.step}
          aria-label="Bulan berikutnya"
          replace
          to={paths.imsakiyah(after)}
        >
          <IconChevronRight size={24} aria-hidden />
        </AppLink>
      </div>
      {ramadan && (
        <div className={classes.ramadan}>
          <LinkButton
            variant="light"
            fullWidth
            replace
            to={paths.imsakiyah(`ramadan-${ramadan.year}`)}
          >
            {`Ramadan ${ramadan.year} H`}
          </LinkButton>
        </div>
      )}
    </>
  )
}
