import { type ReactNode, useEffect } from 'react'
import { RoundIcon } from '@/ui/picture/RoundIcon'
import { leaveSignIn } from '@/features/auth/leave-sign-in'
import classes from './AuthScreen.module.css'
import type { Elements } from '@/ui/elements'

/** What surrounds each account form: an icon, the screen's purpose, and the form. */
export function AuthScreen({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode
  title: string
  text: ReactNode
  children: Elements
}) {
  useEffect(
    () => () => {
      // When this cleanup runs, the router has already set the next address.
      leaveSignIn(window.location.pathname)
    },
    [],
  )
  return (
    <div className={classes.screen}>
      <header className={classes.header}>
        <RoundIcon>{icon}</RoundIcon>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </header>
      {children}
    </div>
  )
}
