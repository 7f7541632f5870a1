import type { Credit } from '@/domain/dzikir/lists'
import classes from './Credits.module.css'

/** The sources of the texts. */
export function Credits({ credits }: { credits: readonly Credit[] }) {
  return (
    <footer className={classes.credits}>
      <h2 className={classes.heading}>Sumber</h2>
      <ul role="list" className={classes.list}>
        {credits.map(({ text, href }) => (
          <li key={text}>
            {href === undefined ? (
              text
            ) : (
              <a href={href} target="_blank" rel="noopener">
                <span>{text}</span>
                <span className="jm-hidden"> (membuka tab baru)</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </footer>
  )
}
