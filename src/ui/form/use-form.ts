import { useForm as useMantineForm } from '@mantine/form'
import { zod4Resolver } from 'mantine-form-zod-resolver'
import {
  type ChangeEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type * as z from 'zod/mini'
import { errorText } from '@/ui/show-error'
import { useBusy } from '@/ui/button/Button'

/** Values of a form are texts as entered; `send` converts them. */
type Texts = Record<string, string>

/** Where a form's values are kept for a reload. */
export interface FormDraft<Values> {
  read: () => Values | null
  write: (values: Values) => void
}

interface Options<Values extends Texts> {
  /** The rules of its fields. The same object at each render. */
  schema: z.ZodMiniType<Values>
  initialValues: Values
  /**
   * Stores what is typed, so that it survives a reload. Read once, after the first render, since a prerendered page
   * never reads storage while rendering; nothing is written before that. Null while it isn't known who the user is.
   * Pass the same object at each render.
   */
  draft?: FormDraft<Values> | null
  /**
   * Sends the values and goes on. Errors that it throws are shown above the form, or beside the field that they are
   * about.
   */
  send: (values: Values) => unknown
  /** The field that a refusal is about; null for the whole form. */
  fieldOf?: (error: unknown) => (keyof Values & string) | null
}

/** A password is never stored. */
type NoSecret<Values> = 'password' extends keyof Values ? { draft?: never } : unknown

/** The props of a form's input. */
export interface FieldProps {
  value: string
  /** Why the value can't be sent, once it is time to show it; else null. */
  error: string | null
  onChange: (next: string | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
  'data-path': string
}

export type FormState<Values extends Texts = Texts> = ReturnType<typeof useForm<Values>>

/**
 * The one way to make a form, on `@mantine/form`. An error shows once its field was left or the form was sent, and
 * follows what is typed from then on; the first wrong field gets the focus. While one sending is under way, another is
 * ignored. The values are in this component's memory, and in the draft if there is one: never in the query cache, which
 * would keep a password for minutes.
 */
export function useForm<Values extends Texts>(options: Options<Values> & NoSecret<Values>) {
  const { schema, initialValues, draft = null, send, fieldOf }: Options<Values> = options
  type Name = keyof Values & string
  const element = useRef<HTMLFormElement>(null)
  const restored = useRef(false)
  const busy = useBusy()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<string | null>(null)

  // `validate` and `onValuesChange` keep their identity between renders; Mantine rebuilds its callbacks when either
  // changes.
  const validate = useMemo(() => zod4Resolver(schema), [schema])
  const onValuesChange = useCallback(
    (values: Values) => {
      if (restored.current) draft?.write(values)
    },
    [draft],
  )
  // Mantine's `errors` hold only what the server refused; validation errors are computed from the values (`problems`).
  const form = useMantineForm<Values>({ initialValues, validate, onValuesChange })
  // Errors are shown only after a field was left, so an untouched form needs no check. Checking it would make the
  // donation form's first render half as long again on a slow phone.
  const problems = touched.size > 0 ? validate(form.values) : {}

  /** Marks a field as left; with `is` false, as still being typed in, which shows no error. */
  const touch = useCallback((name: string, is = true) => {
    setTouched((before) => {
      const after = new Set(before)
      if (is) after.add(name)
      else after.delete(name)
      return after
    })
  }, [])

  const inputs = () => [...(element.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]

  // Copies into the form what the browser or a password manager put into the inputs without an event, before React
  // draws them again and takes it away. React writes what it has drawn into `defaultValue` too.
  const adopt = (except?: Name) => {
    for (const node of inputs()) {
      if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) continue
      const { path = '' } = node.dataset
      if (path === except || node.value === node.defaultValue) continue
      const input: Pick<FieldProps, 'onChange'> = form.getInputProps(path)
      input.onChange(node.value)
    }
  }
  const adoptEarly = useEffectEvent(adopt)

  const field = (name: Name): FieldProps => {
    const error = form.errors[name] ?? (touched.has(name) ? problems[name] : null)
    const input: Pick<FieldProps, 'onChange'> = form.getInputProps(name)
    return {
      ...input,
      value: form.values[name] ?? '',
      error: typeof error === 'string' ? error : null,
      onChange: (next) => {
        adopt(name)
        input.onChange(next)
      },
      onBlur: () => {
        adopt()
        touch(name)
      },
      'data-path': name,
    }
  }

  const restore = useEffectEvent(() => {
    if (draft === null || restored.current) return
    restored.current = true
    const kept = draft.read()
    const typed = form.getValues()
    const values = { ...(kept ?? initialValues) }
    let untouched = true
    for (const name in typed) {
      if (typed[name] === initialValues[name]) continue
      values[name] = typed[name]
      untouched = false
    }
    // Setting the values also stores what was typed before they could be stored.
    if (kept !== null || !untouched) form.setValues(values)
  })
  useEffect(() => {
    adoptEarly()
  }, [])
  useEffect(() => {
    restore()
  }, [draft])

  const refuse = (errors: object) => {
    busy.end()
    // What was refused before isn't what is wrong now.
    setFailure(null)
    form.clearErrors()
    setTouched(new Set(Object.keys(initialValues)))
    const wrong = inputs().find((node) => (node.dataset.path ?? '') in errors)
    const input = wrong?.querySelector<HTMLElement>('input') ?? wrong
    input?.focus({ preventScroll: true })
    input?.scrollIntoView({ block: 'center' })
  }
  const attempt = async (values: Values) => {
    setFailure(null)
    try {
      await send(values)
    } catch (error) {
      const name = fieldOf?.(error) ?? null
      if (name === null) setFailure(errorText(error))
      else form.setFieldError(name, errorText(error))
    }
    busy.end()
  }

  return {
    values: form.values,
    /** The values of this moment: the state may not be drawn yet. */
    getValues: form.getValues,
    setValues: form.setValues,
    getInputNode: form.getInputNode,
    field,
    touch,
    /** Why the sending failed, in the server's words; null for nothing. */
    failure,
    pending: form.submitting,
    /**
     * For the `form` element. A browser sends nothing for the method `dialog` (HTML, form submission algorithm). So a
     * password never goes into the address or to the static host, even where no script runs.
     */
    props: {
      ref: element,
      method: 'dialog',
      noValidate: true,
      // A key that is held would send again after each refusal.
      onKeyDown: (event: KeyboardEvent) => {
        const isLine = event.target instanceof HTMLTextAreaElement
        if (event.key === 'Enter' && event.repeat && !isLine) event.preventDefault()
      },
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        // A second tap may come before the first has been drawn.
        if (!busy.begin()) return
        adopt()
        form.onSubmit(attempt, refuse)(event)
      },
    },
  }
}
