import type { FormHTMLAttributes, ReactNode, Ref } from 'react'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { FormAlert } from '@/ui/FormAlert'
import classes from './AuthForm.module.css'

export interface AuthFormProps {
  form: FormHTMLAttributes<HTMLFormElement> & { ref: Ref<HTMLFormElement> }
  failure: string | null
  pending: boolean
  /** On the button. */
  action: string
  /** The fields. */
  children: ReactNode
}

/** Fields on a card, the button below, and the server's refusal in red above them (spec §8). */
export function AuthForm({ form, failure, pending, action, children }: AuthFormProps) {
  return (
    <form {...form} className={classes['form']}>
      <FormAlert message={failure} />
      <Card className={classes['fields']}>{children}</Card>
      <Button type="submit" fullWidth loading={pending}>
        {action}
      </Button>
    </form>
  )
}
