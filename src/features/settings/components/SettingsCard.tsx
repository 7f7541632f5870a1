import { useId } from 'react'
import { Card } from '@/ui/Card'
import classes from './SettingsCard.module.css'
import type { Elements } from '@/ui/elements'

/** One subject of Pengaturan. */
export function SettingsCard({ title, children }: { title: string; children: Elements }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={classes.card}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
