import type { ReactNode } from 'react'
import classes from './NumberedSteps.module.css'

/** Numbered steps, for example of a payment. */
export function NumberedSteps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map((step, index) => (
        // A step's index identifies it.
        <li key={index}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
