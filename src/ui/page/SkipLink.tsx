import classes from './SkipLink.module.css'

/**
 * Leads past a long page, seen only while it has the focus.
 * @param to the id of what gets the focus
 */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className={classes.link}
      onClick={(event) => {
        // The address stays: a fragment would be a page of its own in the history.
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {children}
    </a>
  )
}
