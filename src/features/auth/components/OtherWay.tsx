import { AppLink } from '@/ui/AppLink'
import classes from './OtherWay.module.css'

/** The way for those who are at the wrong form. */
export function OtherWay({
  question,
  to,
  action,
  replace = false,
}: {
  question: string
  to: string
  action: string
  /** In this page's place: for the step before. */
  replace?: boolean
}) {
  return (
    <p className={classes['way']}>
      {question}{' '}
      <AppLink to={to} replace={replace} className={classes['link']}>
        {action}
      </AppLink>
    </p>
  )
}
