import type { ReactNode } from 'react'
import classes from './AuthScreen.module.css'

/** What stands around each form of accounts: a sign, what the screen is for, and the form. */
export function AuthScreen({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode
  title: string
  text: ReactNode
  children: ReactNode
}) {
  return (
    <div className={classes['screen']}>
      <header className={classes['header']}>
        <span className={classes['icon']} aria-hidden>
          {icon}
        </span>
        <h2 className={classes['title']}>{title}</h2>
        <p className={classes['text']}>{text}</p>
      </header>
      {children}
    </div>
  )
}
