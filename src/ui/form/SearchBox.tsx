import { type RefObject, type SyntheticEvent, useRef } from 'react'
import { ActionIcon } from '@/ui/button/ActionIcon'
import { IconSearch, IconX } from '@/ui/icons'
import classes from './SearchBox.module.css'
import { TextInput } from './TextInput'
import { useHeightVariable } from '@/ui/page/use-height-variable'
import { useScrolledPast } from '@/ui/page/use-scrolled-past'
import type { Elements } from '@/ui/elements'

export interface SearchBoxProps {
  value: string
  onChange: (value: string) => void
  /** Its label, also shown while it is empty. */
  label: string
  /** Sticks below the top bar; white with a shadow once the page is scrolled this many px. */
  stickyAt?: number
  /** The input element, for a page that focuses it. */
  inputRef?: RefObject<HTMLInputElement | null>
  /** Called on Enter, which also closes a phone's keyboard. */
  onSubmit?: () => void
  /** Shown beside the field, for example a filter button. */
  children?: Elements
}

/**
 * A search field with a clear button. Enter only closes the phone's keyboard: results follow typing. The focus stays in
 * the field.
 */
export function SearchBox({
  value,
  onChange,
  label,
  stickyAt,
  inputRef,
  onSubmit,
  children,
}: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  const form = useRef<HTMLFormElement>(null)
  useHeightVariable(form, '--jm-sticky-height', stickyAt !== undefined)
  const raised = useScrolledPast(stickyAt ?? Number.POSITIVE_INFINITY)
  return (
    <form
      ref={form}
      role="search"
      className={classes.form}
      data-sticky={stickyAt !== undefined || undefined}
      data-raised={raised || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (input.current) input.current.inputMode = 'none'
        onSubmit?.()
      }}
    >
      <TextInput
        ref={input}
        className={classes.field}
        classNames={{ input: classes.input }}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onPointerDown={showKeyboard}
        onBlur={showKeyboard}
        onChange={(event) => onChange(event.currentTarget.value)}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSectionWidth={48}
        rightSection={
          value !== '' && (
            <ActionIcon
              aria-label="Hapus pencarian"
              color="gray"
              onClick={() => {
                onChange('')
                input.current?.focus()
              }}
            >
              <IconX size={20} aria-hidden />
            </ActionIcon>
          )
        }
      />
      {children}
    </form>
  )
}

/** Undoes what Enter did. */
function showKeyboard({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  currentTarget.inputMode = 'search'
}
