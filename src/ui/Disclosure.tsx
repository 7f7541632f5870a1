import '@mantine/core/styles/Accordion.layer.css'
import { Accordion } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Disclosure.module.css'
import { IconChevronDown } from './icons'

export interface DisclosureProps {
  summary: ReactNode
  /** Not in the page while it is closed. */
  children: ReactNode
}

/** A part that opens and closes. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <Accordion
      keepMounted={false}
      chevron={<IconChevronDown size={20} aria-hidden />}
      classNames={{
        item: classes.item ?? '',
        control: classes.control ?? '',
        label: classes.label ?? '',
        chevron: classes.chevron ?? '',
      }}
    >
      <Accordion.Item value="content">
        <Accordion.Control>{summary}</Accordion.Control>
        <Accordion.Panel>{children}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
