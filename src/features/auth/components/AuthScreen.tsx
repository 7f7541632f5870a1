import { type ReactNode, useEffect } from 'react'
import { forgetPendingActions, forgetReturnPath } from '@/domain/account/return-path'
import { isSignInPath } from '@/lib/address/paths'
import { owner } from '@/lib/storage/owner'
import { forgetSignIn } from '@/lib/storage/personal-storage'
import type { Elements } from '@/ui/elements'
import { PhoneInput, type PhoneInputProps } from '@/ui/form/TextInput'
import { RoundIcon } from '@/ui/state/States'
import classes from './AuthScreen.module.css'

const steps = /^\/(?:auth\/(?:register|verification)|forgot-password)(?![\w-])/

/**
 * Deletes what a visitor has entered, when the visitor leaves the account screens without an account: the data of a
 * registration or a new password with their own screens, the return path with the last account screen.
 * @param pathname the page that is opened next
 */
function leaveSignIn(pathname: string): void {
  if (!steps.test(pathname)) forgetSignIn()
  if (owner() !== null || isSignInPath(pathname)) return
  forgetReturnPath()
  forgetPendingActions()
}

/** What surrounds each account form: an icon, the screen's purpose, and the form. */
export function AuthScreen({
  icon,
  title,
  text,
  children,
}: {
  icon: Elements
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

/** The number, which is also the login name, for people and password managers. */
export function WhatsappField(props: PhoneInputProps) {
  return <PhoneInput label="Nomor WhatsApp" placeholder="812 3456 7890" aria-required {...props} />
}
