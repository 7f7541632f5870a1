import classes from './DocumentLink.module.css'
import { IconReceipt } from '@/ui/icons'

/** A document outside the app, opened in a new tab; its title alone where it has no address that is safe to follow. */
export function DocumentLink({ title, href }: { title: string; href: string | null }) {
  const words = (
    <>
      <IconReceipt size={18} stroke={1.7} aria-hidden />
      <span>{title}</span>
    </>
  )
  return href === null ? (
    <span className={classes.line}>{words}</span>
  ) : (
    <a
      className={classes.line}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title="Membuka tab baru"
    >
      {words}
    </a>
  )
}
