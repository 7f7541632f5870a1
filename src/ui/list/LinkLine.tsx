import { AppLink, type AppLinkProps } from '@/ui/AppLink'
import { IconReceipt } from '@/ui/icons'
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

/** A document outside the app, opened in a new tab; its title alone where it has no address that is safe to follow. */
export function DocumentLink({ title, href }: { title: string; href: string | null }) {
  const words = (
    <>
      <IconReceipt size={18} stroke={1.7} aria-hidden />
      <span>{title}</span>
    </>
  )
  return href === null ? (
    <span className={classes.documentLinkLine}>{words}</span>
  ) : (
    <a
      className={classes.documentLinkLine}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title="Membuka tab baru"
    >
      {words}
    </a>
  )
}
