import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Card } from '@/ui/Card'
import { Button } from '@/ui/button/Button'
import { IconAlertCircle } from '@/ui/icons'
import { SLOW_MS } from '@/ui/state/RetryLines'
import type { FormState } from './use-form'
import classes from './Form.module.css'

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

/** Whether something has been running for {@link SLOW_MS}. */
function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [pending])
  return slow
}

/**
 * Says that a writing call takes long. There is no button to send it again, since that could do it twice. Reading calls
 * have `SlowLine`.
 * @param pending whether the call is running
 */
export function SlowNote({
  pending,
  text = 'Server sedang lambat. Mohon tunggu.',
}: {
  pending: boolean
  text?: string
}) {
  const slow = useSlow(pending)
  // Always rendered: a screen reader announces a live region only if the region was there before its text.
  return (
    <p role="status" className={classes.note}>
      {slow && text}
    </p>
  )
}

/** Fields on a card, the button below, and the server's error message in red above them. */
export function Form({
  form: { props, failure, pending },
  action,
  children,
}: {
  form: Pick<FormState, 'props' | 'failure' | 'pending'>
  /** The button's label. */
  action: string
  /** The fields. */
  children: ReactNode
}) {
  return (
    <form {...props} className={classes.form}>
      <FormAlert message={failure} />
      <Card className={classes.fields}>{children}</Card>
      <Button type="submit" fullWidth loading={pending}>
        {action}
      </Button>
      <SlowNote pending={pending} />
    </form>
  )
}
