import type { ReactNode } from 'react'
import classes from './NumberedSteps.module.css'

/** Steps in their order: how to pay, for instance. */
export function NumberedSteps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className={classes['steps']}>
      {steps.map((step, index) => (
        // The order is the identity of a step.
        <li key={index}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
