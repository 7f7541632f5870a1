import { useEffect, useRef } from 'react'
import classes from './FormAlert.module.css'
import { IconAlertCircle } from '@/ui/icons'

/**
 * Why a form was refused, in the server's words, above the form. Plain text: HTML from the server is shown, never
 * interpreted.
 */
export function FormAlert({ message }: { message: string | null }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was tapped may be far below.
    if (message !== null) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  if (message === null) return null
  return (
    <div ref={alert} role="alert" className={classes.alert}>
      <IconAlertCircle size={20} aria-hidden className={classes.icon ?? ''} />
      <p>{message}</p>
    </div>
  )
}
