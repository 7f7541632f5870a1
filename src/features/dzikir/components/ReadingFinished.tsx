import { paths } from '@/lib/address/paths'
import { Button } from '@/ui/button/Button'
import { IconCircleCheck } from '@/ui/icons'
import { LinkButton } from '@/ui/button/LinkButton'
import classes from './ReadingFinished.module.css'

/** Shown at the end of a list that is read completely. */
export function ReadingFinished({ onRestart }: { onRestart: () => void }) {
  return (
    <section className={classes.finished} role="status">
      <IconCircleCheck size={48} stroke={1.5} aria-hidden />
      <p className={classes.title}>Alhamdulillah, semua bacaan selesai</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onRestart}>
          Ulangi dari awal
        </Button>
        <LinkButton to={paths.dzikir()}>Ke Dzikir</LinkButton>
      </div>
    </section>
  )
}
