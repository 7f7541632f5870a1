import type { ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import classes from './Form.module.css'
import { FormAlert } from './FormAlert'
import { SlowNote } from '@/ui/state/SlowNote'
import type { FormState } from './use-form'

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
