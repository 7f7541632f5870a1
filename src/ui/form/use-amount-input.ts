import type { ChangeEvent, ClipboardEvent, CompositionEvent } from 'react'
import {
  type AmountEntry,
  editAmount,
  pasteAmount,
  settledAmount,
  shownAmount,
} from '@/lib/amount/amount-entry'
import { useComposition } from './use-composition'

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
