import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import classes from './Tabs.module.css'

export interface Tab<Value extends string> {
  value: Value
  label: string
}

export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs after the ARIA pattern: one stop for Tab, arrows, Home and End move between them. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.value === value)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next =
      step !== undefined
        ? (at + step + tabs.length) % tabs.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? tabs.length - 1
            : null
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs take the focus, the list only hears their keys */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classes['list']}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`tab-${tab.value}`}
            aria-selected={tab.value === value}
            {...(tab.value === value && { 'aria-controls': `panel-${tab.value}` })}
            tabIndex={tab.value === value ? 0 : -1}
            className={classes['tab']}
            onClick={() => {
              onChange(tab.value)
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${value}`} aria-labelledby={`tab-${value}`}>
        {children}
      </div>
    </>
  )
}
