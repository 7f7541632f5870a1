import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type SyntheticEvent,
  useState,
} from 'react'
import {
  type AmountEntry,
  editAmount,
  pasteAmount,
  settledAmount,
  shownAmount,
} from '@/lib/amount/amount-entry'

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

/**
 * What an input needs in which an amount of rupiah is typed or pasted: it groups the digits, and leaves alone what it
 * can't read.
 * @param typed the text as entered
 * @param change takes the next one; `isTyping` unless the input was left, or an input method is still composing it
 */
export function useAmountInput(typed: string, change: (typed: string, isTyping: boolean) => void) {
  const { composition, begin, follow, end } = useComposition(typed)

  const enter = (input: HTMLInputElement, entry: AmountEntry) => {
    // Set before React renders: React then finds the text unchanged and doesn't move the caret.
    input.value = shownAmount(entry.typed)
    input.setSelectionRange(entry.caret, entry.caret)
    change(entry.typed, true)
  }
  return {
    value: composition?.text ?? shownAmount(typed),
    onChange: ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { inputType, data } =
        nativeEvent instanceof InputEvent ? nativeEvent : { inputType: '', data: null }
      const caret = input.selectionStart ?? input.value.length
      const edit = { text: input.value, caret, inputType, data }
      if (follow(input.value)) change(editAmount(composition?.before ?? typed, edit).typed, false)
      else enter(input, editAmount(typed, edit))
    },
    onCompositionStart: begin,
    onCompositionEnd: ({ currentTarget: input }: CompositionEvent<HTMLInputElement>) => {
      const caret = input.selectionStart ?? input.value.length
      const edit = { text: input.value, caret, inputType: 'insertCompositionText', data: null }
      enter(input, editAmount(composition?.before ?? typed, edit))
      end()
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const input = event.currentTarget
      event.preventDefault()
      const last = input.value.length
      enter(
        input,
        pasteAmount(typed, {
          start: input.selectionStart ?? last,
          end: input.selectionEnd ?? last,
          inserted: event.clipboardData.getData('text/plain'),
        }),
      )
    },
    onBlur: () => {
      const written = settledAmount(typed)
      if (written !== typed) change(written, false)
    },
  }
}
