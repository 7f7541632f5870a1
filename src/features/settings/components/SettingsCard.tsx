import { useId } from 'react'
import { Card } from '@/ui/Card'
import classes from './SettingsCard.module.css'
import type { Elements } from '@/ui/elements'

/** One subject of Pengaturan. */
export function SettingsCard({
  title,
  id: given,
  children,
}: {
  title: string
  /** Of the title, where something leads there. */
  id?: string
  children: Elements
}) {
  const own = useId()
  const id = given ?? own
  return (
    <Card as="section" aria-labelledby={id} className={classes.card}>
      <h2 id={id} tabIndex={given === undefined ? undefined : -1} className={classes.title}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
