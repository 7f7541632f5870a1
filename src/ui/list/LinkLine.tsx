import { AppLink, type AppLinkProps } from '@/ui/AppLink'
import classes from './LinkLine.module.css'

/** A line of text that ends in a link large enough for a finger. */
export function LinkLine({
  text,
  to,
  action,
  replace = false,
  state,
}: Pick<AppLinkProps, 'state'> & {
  text: string
  to: string
  /** The link's words. */
  action: string
  /** Replaces this page in the history, as a step back does. */
  replace?: boolean
}) {
  return (
    <p className={classes.line}>
      <span>{`${text} `}</span>
      <AppLink to={to} replace={replace} state={state} className={classes.link}>
        {action}
      </AppLink>
    </p>
  )
}
