import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { plainText } from '@/lib/text/plain-text'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { useComposition } from '@/ui/form/formatted-input'
import { formatMinutesSeconds, OTP_LENGTH } from './otp'
import classes from './OtpField.module.css'
import otpInputClasses from './OtpInput.module.css'

export interface OtpInputProps {
  id: string
  value: string
  /** Digits only, five at most. */
  onChange: (value: string) => void
  invalid?: boolean
  /** Ids of the elements that describe it. */
  describedBy?: string
  ref?: Ref<HTMLInputElement>
}

/** Of any script: a keyboard may write ٣ or ３. What isn't certain anywhere doesn't take the digits beside it away. */
const digitsOf = (text: string) => (plainText(text) ?? text).replace(/\D/g, '').slice(0, OTP_LENGTH)

/** What was typed or put in, as digits; none where the browser doesn't say. */
const digitsPutIn = (event: Event) =>
  'data' in event && typeof event.data === 'string' ? digitsOf(event.data) : ''

/**
 * A one-time code: one real input drawn as five boxes, so that phones can fill it in, pasting works and screen readers
 * meet one field. The caret is always at a box: a typed digit replaces the one in it.
 */
export function OtpInput({ id, value, onChange, invalid, describedBy, ref }: OtpInputProps) {
  /** The box the caret is at; null without focus. */
  const [slot, setSlot] = useState<number | null>(null)
  const { composition, begin, follow, end } = useComposition(value)

  const goTo = (input: HTMLInputElement, wanted: number) => {
    const next = Math.max(0, Math.min(wanted, input.value.length, OTP_LENGTH))
    // A digit there is selected, so that typing replaces it.
    input.setSelectionRange(next, Math.min(next + 1, input.value.length))
    setSlot(Math.min(next, OTP_LENGTH - 1))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.nativeEvent.isComposing) return
    const input = event.currentTarget
    const at = input.selectionStart ?? value.length
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: value.length }
    if (event.key in target) {
      event.preventDefault()
      goTo(input, new Map(Object.entries(target)).get(event.key) ?? at)
    } else if (event.key === 'Backspace' && input.selectionEnd === at + 1 && at < value.length) {
      // Deletes this box's digit and moves the caret to the box before.
      event.preventDefault()
      onChange(value.slice(0, at) + value.slice(at + 1))
      requestAnimationFrame(() => {
        goTo(input, at - 1)
      })
    }
  }

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = digitsOf(event.clipboardData.getData('text'))
    // A complete code replaces everything; a part is pasted at the caret.
    if (digits.length < OTP_LENGTH) return
    event.preventDefault()
    onChange(digits)
  }

  const onPointerUp = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    goTo(event.currentTarget, Math.floor(((event.clientX - left) / width) * OTP_LENGTH))
  }

  return (
    <div className={otpInputClasses.field}>
      <input
        ref={ref}
        id={id}
        className={otpInputClasses.input}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="one-time-code"
        spellCheck={false}
        enterKeyHint="done"
        value={composition?.text ?? value}
        aria-required
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => {
          const input = event.currentTarget
          const putIn = digitsPutIn(event.nativeEvent)
          // A keyboard offers the code that has come, and puts all of it beside what was typed.
          const digits = putIn.length === OTP_LENGTH ? putIn : digitsOf(input.value)
          // Composing on, a code that is complete isn't sent again.
          if (!follow(input.value) || digits !== digitsOf(composition?.text ?? '')) onChange(digits)
          setSlot(Math.min(input.selectionStart ?? OTP_LENGTH, OTP_LENGTH - 1))
        }}
        onCompositionStart={begin}
        onCompositionEnd={end}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onPointerUp={onPointerUp}
        onFocus={(event) => {
          goTo(event.currentTarget, event.currentTarget.value.length)
        }}
        onBlur={() => {
          setSlot(null)
        }}
      />
      <div className={otpInputClasses.boxes} aria-hidden>
        {Array.from({ length: OTP_LENGTH }, (_, index) => (
          <span
            key={index}
            className={otpInputClasses.box}
            data-active={slot !== null && index === Math.min(slot, value.length) ? true : undefined}
            data-invalid={invalid || undefined}
          >
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The id of the words that say where the code went: a screen around the field has them, and they describe it. */
export const SENT_TO = 'kode-dikirim-ke'

/** The field of a code, why it was refused, how long it is valid, and below it what else can be done. */
export function OtpField({
  value,
  onChange,
  problem,
  time,
  children,
  ref,
}: {
  value: string
  /** Digits only, five at most. */
  onChange: (digits: string) => void
  problem: string | null
  time: Elements
  children: ReactNode
  ref: Ref<HTMLInputElement>
}) {
  const id = useId()
  return (
    <div className={classes.entry}>
      <label htmlFor={id} className={classes.label}>
        Kode OTP
      </label>
      <OtpInput
        id={id}
        ref={ref}
        value={value}
        onChange={onChange}
        invalid={problem !== null}
        describedBy={`${SENT_TO} ${id}-problem ${id}-time`}
      />
      {/* Empty from the start: a screen reader only announces what changes in a region it knows. */}
      <p id={`${id}-problem`} role="alert" className={classes.problem}>
        {problem}
      </p>
      <p id={`${id}-time`} className={classes.time}>
        {time}
      </p>
      <div className={classes.resend}>{children}</div>
    </div>
  )
}

/** The input of an `OtpField`, which has the focus from the start. */
export function useOtpInput() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  return input
}

/** How long a code is still good. @param leftMs in milliseconds; null while the time isn't known */
export function ValidFor({ leftMs }: { leftMs: number | null }) {
  const isOver = leftMs !== null && leftMs <= 0
  return (
    <>
      <span>Masa berlaku kode </span>
      <strong role={isOver ? 'status' : 'timer'} className={classes.left}>
        {isOver ? 'telah habis' : leftMs !== null && formatMinutesSeconds(leftMs)}
      </strong>
    </>
  )
}

export function ResendButton({ pending, onClick }: { pending: boolean; onClick: () => void }) {
  return (
    <Button variant="light" fullWidth loading={pending} onClick={onClick}>
      Kirim ulang OTP
    </Button>
  )
}
