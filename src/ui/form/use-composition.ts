import { type SyntheticEvent, useState } from 'react'

/** What an input method is composing in a field. */
interface Composition<T> {
  /** The field's whole text, which must be shown as it is. */
  text: string
  /** The field's value when it began. */
  before: T
}

/**
 * For a field that formats or filters what is typed. An input method may compose several keys into one text, and puts
 * each new state of it in the place of the one before: in a field that was written to meanwhile, both would stand.
 * @param value what the field would show or mean without a composition
 */
export function useComposition<T>(value: T) {
  const [composition, setComposition] = useState<Composition<T> | null>(null)
  return {
    /** Null while nothing is being composed. */
    composition,
    /** For `onCompositionStart`. */
    begin: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
      setComposition({ text: currentTarget.value, before: value })
    },
    /** To be called with each text of the field. @returns whether it is being composed, and mustn't be written to */
    follow: (text: string): boolean => {
      if (composition !== null) setComposition({ ...composition, text })
      return composition !== null
    },
    /** For `onCompositionEnd`. */
    end: () => {
      setComposition(null)
    },
  }
}
