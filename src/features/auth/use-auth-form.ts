import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorText } from '@/ui/error-text'

type Values<Field extends string> = Record<Field, string>

/** What a form of accounts needs to know; `fields` in their order on screen. */
export interface AuthFormOptions<Field extends string> {
  fields: readonly Field[]
  initial: Values<Field>
  /** What is wrong with each field, null for nothing. */
  problems: (values: Values<Field>) => Record<Field, string | null>
  /** Sends it and goes on. What it throws is shown above the form, in the server's words (spec §8). */
  send: (values: Values<Field>) => Promise<void>
  /** Hears of each change, for a draft. */
  onChange?: (values: Values<Field>) => void
}

/**
 * A form of accounts: errors show once a field has been touched (spec §5), the first wrong one gets the focus on
 * sending, and while one is under way another is never sent. Its values are in this component's memory only: not
 * in the query cache, which keeps what mutations were given.
 */
export function useAuthForm<Field extends string>({
  fields,
  initial,
  problems,
  send,
  onChange,
}: AuthFormOptions<Field>) {
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  // A second tap may come before the first has been drawn.
  const busy = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const found = problems(values)
  // The values of this moment. Words and a tap from before the scripts arrive all at once, before anything is drawn.
  const latest = useRef(values)

  const update = (next: Values<Field>) => {
    latest.current = next
    setValues(next)
  }
  const change = (field: Field, value: string) => {
    update({ ...latest.current, [field]: value })
    onChange?.(latest.current)
  }
  const inputOf = (field: Field) => {
    const input = form.current?.elements.namedItem(field)
    return input instanceof HTMLInputElement ? input : null
  }

  // What a fast thumb, or a password manager, put into the prerendered HTML before this script was there.
  const adopt = useEffectEvent(() => {
    const typed = fields.flatMap((field) => {
      const value = inputOf(field)?.value ?? ''
      return value === '' || value === latest.current[field] ? [] : [[field, value] as const]
    })
    if (typed.length > 0) update({ ...latest.current, ...Object.fromEntries(typed) })
  })
  useEffect(() => {
    adopt()
  }, [])

  const submit = async () => {
    setTouched(new Set(fields))
    const wrongs = problems(latest.current)
    const wrong = fields.find((field) => wrongs[field] !== null)
    if (wrong !== undefined) {
      inputOf(wrong)?.focus()
      return
    }
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      await send(latest.current)
    } catch (error) {
      setFailure(errorText(error))
    }
    busy.current = false
    setPending(false)
  }

  return {
    values,
    failure,
    pending,
    set: (change: Partial<Values<Field>>) => {
      update({ ...latest.current, ...change })
    },
    /**
     * For the `form` element. A browser sends nothing for the method `dialog` (HTML, form submission algorithm). So a
     * password never goes into the address or to the static host, even where no script runs.
     */
    form: {
      ref: form,
      method: 'dialog',
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    /** For a text input of this form. */
    field: (field: Field) => ({
      name: field,
      value: values[field],
      error: touched.has(field) ? found[field] : null,
      'aria-required': true,
      onChange: (event: { currentTarget: { value: string } }) => {
        change(field, event.currentTarget.value)
      },
      onBlur: () => {
        setTouched((before) => new Set(before).add(field))
      },
    }),
  }
}
