import type { User } from '@/domain/account/user'
import { paths, type ProfileEdit } from '@/lib/address/paths'
import { Form } from '@/ui/form/Form'
import { LinkLine } from '@/ui/list/LinkLine'
import {
  ADDRESS_MAX,
  editFields,
  genders,
  greetings,
  NAME_MAX,
} from '@/features/account/personal/edit-fields'
import { useFieldForm } from '@/features/account/personal/use-field-form'
import { useSteps } from '@/features/account/personal/use-steps'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { PhoneInput, TextInput, type TextInputProps } from '@/ui/form/TextInput'
import { cleanLine } from '@/lib/text/clean-text'
import classes from './FieldForm.module.css'
import { useState } from 'react'
import { formatCalendarDay, localDay } from '@/lib/time/calendar-day'
import { lazyModule } from '@/lib/lazy-module'
import { Skeleton } from '@/ui/state/Skeleton'
import { ErrorState } from '@/ui/state/States'
import { IconCalendarEvent } from '@/ui/icons'
import { Sheet } from '@/ui/overlay/Sheet'
import { useLazyModule } from '@/ui/use-lazy-module'
import type { FieldProps } from '@/ui/form/use-form'

const loadDatePicker = lazyModule(() => import('@/ui/form/DatePicker'))

const opensWith = new Set(['Enter', ' ', 'ArrowDown'])

interface FieldFormProps {
  edit: ProfileEdit
  user: User
  /** What happens after saving, see `useAfterSave`. */
  onSaved: (isHere: () => boolean) => Promise<void>
}

/** Changes one field. */
export function FieldForm({ edit, user, onSaved }: FieldFormProps) {
  const { here } = useSteps()
  const { form, isTokenRefused } = useFieldForm(edit, user, onSaved)
  return (
    <>
      <Form form={form} action="Simpan">
        <Field edit={edit} label={editFields[edit].label} {...form.field('value')} />
      </Form>
      {isTokenRefused && (
        <LinkLine
          text="Perlu verifikasi ulang?"
          to={paths.personal(edit, 'choosing')}
          action="Minta kode baru"
          replace
          state={here}
        />
      )}
    </>
  )
}

function Field({ edit, ...field }: LabelledField & { edit: ProfileEdit }) {
  switch (edit) {
    case 'fullname':
      return (
        <TextField
          {...field}
          max={NAME_MAX}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
        />
      )
    case 'address':
      return <TextField {...field} max={ADDRESS_MAX} name="address" autoComplete="street-address" />
    case 'email':
      return (
        <TextField
          {...field}
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )
    case 'phone':
      return <PhoneField {...field} />
    case 'birthdate':
      return <BirthdateField {...field} />
    case 'gender':
      return <ChoiceField {...field} choices={genders} />
    case 'nickName':
      return <ChoiceField {...field} choices={greetings} />
  }
}

/** A choice between a few values. */
function ChoiceField({
  choices,
  label,
  value,
  error,
  onChange,
  'data-path': path,
}: LabelledField & { choices: readonly string[] }) {
  return (
    <div data-path={path}>
      <RadioGroup
        legend={label}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        value={value}
        error={error}
        onChange={onChange}
      />
    </div>
  )
}

/** A new WhatsApp number. */
function PhoneField(field: LabelledField) {
  return (
    <PhoneInput
      {...field}
      name="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      aria-required
    />
  )
}

/**
 * One line of text, with how much of its limit is used: "12/30". Longer texts can be typed and get a message: a field
 * that swallows letters confuses.
 */
function TextField({
  max,
  ...field
}: LabelledField & { max?: number } & Pick<
    TextInputProps,
    'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck' | 'type' | 'name'
  >) {
  const { length } = cleanLine(field.value)
  return (
    <TextInput
      {...field}
      aria-required
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(max !== undefined && {
        description: `${length}/${max}`,
        descriptionProps: { className: classes.counter, mod: { over: length > max } },
      })}
    />
  )
}

/** The props of each kind of field. */
interface LabelledField extends FieldProps {
  label: string
}

/** A read-only input that opens a calendar. */
function BirthdateField({ value, onChange, ...field }: LabelledField) {
  const [open, setOpen] = useState(false)
  const [today] = useState(() => localDay(new Date()))
  const calendar = useLazyModule(loadDatePicker, open)
  return (
    <>
      <TextInput
        {...field}
        // Its sheet takes the focus, which doesn't count as leaving the field.
        onBlur={undefined}
        value={formatCalendarDay(value)}
        readOnly
        pointer
        placeholder="Pilih tanggal"
        aria-haspopup="dialog"
        rightSection={<IconCalendarEvent size={22} aria-hidden />}
        rightSectionPointerEvents="none"
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (!opensWith.has(event.key)) return
          event.preventDefault()
          setOpen(true)
        }}
      />
      <Sheet opened={open} onClose={() => setOpen(false)} title="Pilih tanggal">
        {calendar.error !== null ? (
          <ErrorState error={calendar.error} onRetry={calendar.retry} />
        ) : calendar.module ? (
          <calendar.module.DatePicker
            value={value}
            min="1900-01-01"
            max={today}
            start="1990-01-01"
            onChange={(day) => {
              onChange(day)
              setOpen(false)
            }}
          />
        ) : (
          <Skeleton height={360} radius={12} />
        )}
      </Sheet>
    </>
  )
}
