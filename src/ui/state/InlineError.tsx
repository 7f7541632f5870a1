import { TextButton } from '@/ui/button/TextButton'
import classes from './InlineError.module.css'

/** One line for a part of a page that could not be loaded: the rest of the page stays. */
export function InlineError({
  text,
  onRetry,
  retrying,
}: {
  text: string
  onRetry: () => unknown
  retrying: boolean
}) {
  return (
    <p className={classes.line} role="status">
      <span>{text}</span>
      <TextButton busy={retrying} onClick={onRetry}>
        Coba lagi
      </TextButton>
    </p>
  )
}
