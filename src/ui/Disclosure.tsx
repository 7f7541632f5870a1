import '@mantine/core/styles/Accordion.layer.css'
import { Accordion } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Disclosure.module.css'
import { IconChevronDown } from './icons'

export interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  /** Within a card: without a frame of its own. Its content is in the page while it is closed, too, as a form's is. */
  within?: boolean
  /** Whether it is open, where that isn't left to the person alone. */
  opened?: boolean
  onToggle?: (opened: boolean) => void
  /** Rank of the summary as a heading; without it, it is none. */
  level?: 3
  /** Of the button. */
  id?: string
}

/** A part that opens and closes. */
export function Disclosure({
  summary,
  children,
  within = false,
  opened,
  onToggle,
  level,
  id,
}: DisclosureProps) {
  return (
    <Accordion
      // A part that grows moves what is in it under the finger: a tap on it meanwhile is lost, and a slow phone lays the page
      // out again for each frame.
      transitionDuration={0}
      keepMounted={within}
      // By the other mode React draws it only when it has nothing else to do: a form isn't whole until then.
      keepMountedMode="display-none"
      {...(level !== undefined && { order: level })}
      chevron={<IconChevronDown size={20} aria-hidden />}
      {...(opened !== undefined && { value: opened ? 'content' : null })}
      onChange={(value) => onToggle?.(value !== null)}
      classNames={{
        item: (within ? classes.within : classes.item) ?? '',
        control: classes.control ?? '',
        label: classes.label ?? '',
        chevron: classes.chevron ?? '',
        content: (within ? classes.content : '') ?? '',
      }}
    >
      <Accordion.Item value="content">
        <Accordion.Control {...(id !== undefined && { id })}>{summary}</Accordion.Control>
        <Accordion.Panel>{children}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
